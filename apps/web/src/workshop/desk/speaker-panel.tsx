// The sheet of one person: who they are, and the sentence they say, whose parts can be exchanged one by one.
import { Fragment, startTransition, useEffect, useRef, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import type { Words } from "../../../words/words.ts";
import { Button } from "../../base/design/button.tsx";
import { isSilent as isSilentIn, turned, withClue } from "../store/edits.ts";
import type { Desk } from "../store/use-desk.ts";
import type { BuiltSentence, ClueChoice, SentencePiece, Suggested, ToldDraft } from "../worker/messages.ts";
import { AboutPerson } from "./about-person.tsx";
import { ClueField } from "./clue-field.tsx";
import style from "./desk.module.css";

interface SpeakerPanelProps {
  readonly desk: Desk;
  readonly told: ToldDraft;
  readonly speaker: number;
  /** To whoever is to speak next, if anybody is. */
  readonly onNext: (() => void) | undefined;
  readonly onClose: () => void;
}

/** What is open below the sentence. */
type Opened =
  | { readonly kind: "kinds" }
  | { readonly kind: "chip"; readonly at: number }
  | { readonly kind: "suggest" }
  | { readonly kind: "type" };

function useBuilt({ ask, draft }: Desk, speaker: number, page: number): BuiltSentence | undefined {
  const [built, setBuilt] = useState<{ readonly of: object; readonly built: BuiltSentence }>();
  useEffect(() => {
    let isCurrent = true;
    ask({ kind: "build", draft, speaker, page }).then((outcome) => {
      // A long list, which may be drawn bit by bit.
      if (isCurrent && outcome?.ok) startTransition(() => setBuilt({ of: draft, built: outcome.value }));
    });
    return () => {
      isCurrent = false;
    };
  }, [ask, draft, speaker, page]);
  return built?.of === draft ? built.built : undefined;
}

function ChoiceList({
  label,
  choices,
  noteOf,
  onChoose,
}: {
  readonly label: string;
  readonly choices: readonly ClueChoice[];
  readonly noteOf: (choice: ClueChoice) => string;
  readonly onChoose: (choice: ClueChoice) => void;
}) {
  return (
    <ul className={style.choices} aria-label={label}>
      {choices.map((choice) => (
        <li key={choice.text}>
          <button type="button" className={style.choice} onClick={() => onChoose(choice)}>
            {choice.text}
            <small>{noteOf(choice)}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Pieces by where they begin. */
const placed = (pieces: readonly SentencePiece[]) => {
  let end = 0;
  return pieces.map((piece) => {
    const from = end;
    end += typeof piece === "string" ? piece.length : piece.text.length;
    return { piece, from };
  });
};

interface SentenceProps {
  readonly pieces: readonly SentencePiece[];
  readonly open: number | undefined;
  readonly onOpen: (from: number) => void;
}

function Sentence({ pieces, open, onOpen }: SentenceProps) {
  const { speaker: words } = useWords("workshop");
  const list = placed(pieces);
  return (
    <p className={style.sentence}>
      {list.map(({ piece, from }, at) => {
        if (typeof piece === "string")
          return <Fragment key={from}>{at > 0 ? piece.slice(endIn(piece)) : piece}</Fragment>;
        const next = list[at + 1]?.piece;
        return (
          <span key={from} className={style.piece}>
            <button
              type="button"
              className={style.chip}
              aria-expanded={open === from}
              title={words.exchange(piece.text)}
              onClick={() => onOpen(from)}
            >
              {piece.text}
            </button>
            {typeof next === "string" && next.slice(0, endIn(next))}
          </span>
        );
      })}
    </p>
  );
}

/** How many signs at the beginning end what stands before them, and are never parted from it. */
const endIn = (text: string): number => /^[.,;:。，；：、）”]*/.exec(text)?.[0].length ?? 0;

function sayEffect(words: Words["workshop"], { effect, proves, worlds }: Suggested): string {
  const { effects, speaker } = words;
  if (effect === "opens") return effects.opens(proves);
  return effect === "narrows" ? speaker.leaves(worlds) : effects[effect];
}

function useSuggested({ ask, draft }: Desk, speaker: number, isAsked: boolean): readonly Suggested[] | undefined {
  const [found, setFound] = useState<{ readonly of: object; readonly list: readonly Suggested[] }>();
  useEffect(() => {
    if (!isAsked) return;
    let isCurrent = true;
    ask({ kind: "suggest", draft, speaker }).then((outcome) => {
      if (isCurrent && outcome) setFound({ of: draft, list: outcome.ok ? outcome.value : [] });
    });
    return () => {
      isCurrent = false;
    };
  }, [ask, draft, speaker, isAsked]);
  return found?.of === draft ? found.list : undefined;
}

function Suggestions({
  desk,
  told,
  speaker,
  onChoose,
}: SpeakerPanelProps & { readonly onChoose: (choice: ClueChoice) => void }) {
  const words = useWords("workshop");
  const list = useSuggested(desk, speaker, true);
  const label = words.speaker.suggested(told.view.people[speaker]?.name ?? "");
  if (!list) return <p role="status">{words.working}</p>;
  if (list.length === 0) return <p>{words.speaker.nothing}</p>;
  return (
    <ChoiceList
      label={label}
      choices={list}
      noteOf={(choice) => sayEffect(words, choice as Suggested)}
      onChoose={onChoose}
    />
  );
}

/** What can be said instead of a part, or at all. */
function Openings({ built, shown, onSay, onOthers }: OpeningsProps) {
  const { speaker: words } = useWords("workshop");
  const leaves = ({ worlds }: ClueChoice) => words.leaves(worlds);
  if (shown.kind === "kinds")
    return (
      <>
        <ChoiceList label={words.kinds} choices={built.kinds} noteOf={leaves} onChoose={onSay} />
        <Button onClick={onOthers}>{words.others}</Button>
      </>
    );
  const chip = shown.kind === "chip" ? placed(built.pieces).find(({ from }) => from === shown.at)?.piece : undefined;
  if (!chip || typeof chip === "string") return null;
  return <ChoiceList label={words.exchange(chip.text)} choices={chip.choices} noteOf={leaves} onChoose={onSay} />;
}

interface OpeningsProps {
  readonly built: BuiltSentence;
  readonly shown: Opened;
  readonly onSay: (choice: ClueChoice) => void;
  readonly onOthers: () => void;
}

/** Who it is about, turned by a tap, and the way out. */
function SpeakerHead({ desk, told, speaker, onClose }: SpeakerPanelProps) {
  const { speaker: words } = useWords("workshop");
  const person = told.view.people[speaker];
  const [kind, other] = person?.identity ? ([1, 0] as const) : ([0, 1] as const);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus({ preventScroll: true }), []);
  const title = isSilentIn(desk.draft, speaker) ? words.saysNothing : words.says;
  return (
    <header className={style.about}>
      <h2 id="speaker" ref={head} tabIndex={-1}>
        {title(person?.name ?? "", told.view.words[kind].one)}
      </h2>
      <Button look="quiet" onClick={() => desk.change(turned(desk.draft, speaker, told.identities))}>
        {words.turn(told.view.words[other].one)}
      </Button>
      <Button look="quiet" onClick={onClose}>
        {words.close}
      </Button>
    </header>
  );
}

interface WaysProps {
  readonly isSilent: boolean;
  readonly shown: Opened | undefined;
  readonly onOpen: (opened: Opened) => void;
  readonly onSilence: () => void;
  readonly onNext: (() => void) | undefined;
}

/** All ways to find something to say. */
function Ways({ isSilent, shown, onOpen, onSilence, onNext }: WaysProps) {
  const words = useWords("workshop");
  const way = (kind: "suggest" | "type" | "kinds") => ({
    "aria-expanded": shown?.kind === kind,
    onClick: () => onOpen({ kind }),
  });
  return (
    <p className={style.buttons}>
      {onNext && (
        <Button look="primary" onClick={onNext}>
          {words.next}
        </Button>
      )}
      <Button look={isSilent ? "primary" : "plain"} {...way("suggest")}>
        {words.speaker.suggest}
      </Button>
      <Button {...way("type")}>{words.typing.open}</Button>
      {(!isSilent || shown?.kind !== "kinds") && <Button {...way("kinds")}>{words.speaker.another}</Button>}
      {!isSilent && <Button onClick={onSilence}>{words.speaker.silence}</Button>}
    </p>
  );
}

/** One person's sheet; it is made anew for another person. */
export function SpeakerPanel(props: SpeakerPanelProps) {
  const { desk, speaker } = props;
  const words = useWords("workshop");
  const [page, setPage] = useState(0);
  const [opened, setOpened] = useState<Opened>();
  const built = useBuilt(desk, speaker, page);
  const isSilent = isSilentIn(desk.draft, speaker);
  const shown = opened ?? (isSilent ? KINDS : undefined);
  const open = shown?.kind === "chip" ? shown.at : undefined;
  const say = (clue: ClueChoice["clue"] | undefined) => {
    desk.change(withClue(desk.draft, speaker, clue));
    setOpened(clue ? undefined : KINDS);
  };
  const openings = built && shown && (
    <Openings
      built={built}
      shown={shown}
      onSay={({ clue }) => say(clue)}
      onOthers={() => setPage((before) => before + 1)}
    />
  );
  return (
    <section className={style.panel} aria-labelledby="speaker">
      <SpeakerHead {...props} />
      {!built && shown?.kind !== "suggest" && shown?.kind !== "type" && <p role="status">{words.working}</p>}
      {built && !isSilent && (
        <Sentence
          pieces={built.pieces}
          open={open}
          onOpen={(at) => setOpened(open === at ? undefined : { kind: "chip", at })}
        />
      )}
      {shown?.kind === "chip" && openings}
      <Ways
        isSilent={isSilent}
        shown={shown}
        onOpen={setOpened}
        onSilence={() => say(undefined)}
        onNext={isSilent ? undefined : props.onNext}
      />
      {shown?.kind === "kinds" && openings}
      {shown?.kind === "suggest" && <Suggestions {...props} onChoose={({ clue }) => say(clue)} />}
      {shown?.kind === "type" && <ClueField desk={desk} speaker={speaker} onSay={say} />}
      {props.told.flaws
        .filter(({ person }) => person === speaker)
        .map(({ text }) => (
          <p key={text} className={style.flaw}>
            {text}
          </p>
        ))}
      <AboutPerson desk={desk} told={props.told} speaker={speaker} />
    </section>
  );
}

const KINDS: Opened = { kind: "kinds" };
