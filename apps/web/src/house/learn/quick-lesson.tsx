// The ninety seconds: five moves on a small board, with a voice that says what to do. Nothing is kept and nothing counts.
"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import type { Words } from "../../../words/words.ts";
import { Button } from "../../base/design/button.tsx";
import { ButtonLink } from "../../base/design/button-link.tsx";
import { Panel } from "../../base/design/panel.tsx";
import { Portrait } from "../../base/design/portrait.tsx";
import { Seal } from "../../base/design/seal.tsx";
import { SiteLink } from "../../base/language/site-link.tsx";
import style from "./quick-lesson.module.css";
import { demonsIn, knownBefore, MOVES, PEOPLE, peopleCounted, type QuickClue } from "./quick-puzzle.ts";

type QuickWords = Words["quick"];

/** Where one is: which move, whether what it waits for was pressed, whom one is about to name, and what was said to that. */
interface Place {
  readonly move: number;
  readonly isOpen: boolean;
  readonly asked: number | undefined;
  readonly said: "again" | "notYet" | "refused" | undefined;
}

const FIRST: Place = { move: 0, isOpen: false, asked: undefined, said: undefined };
const GLYPHS = ["仙", "妖"] as const;
const kindOf = (isDemon: boolean) => (isDemon ? "b" : "a");

function sayClue({ say, names }: QuickWords, clue: QuickClue): string {
  const said = { names: peopleCounted(clue).map((id) => names[id] ?? ""), demons: demonsIn(clue) };
  if (clue.kind === "is" || clue.kind === "among") return say[clue.kind](said);
  return say[clue.kind](clue.at + 1, clue.demons);
}

/** Somebody was tapped: whoever the move is about is asked about, once a hint that it asks for was seen. */
function tapped(place: Place, id: number): Place {
  const now = MOVES[place.move];
  if (!now || place.said === "refused" || knownBefore(place.move).includes(id)) return place;
  const isReady = id === now.person && (now.kind !== "hint" || place.isOpen);
  return isReady ? { ...place, asked: id, said: undefined } : { ...place, asked: undefined, said: "notYet" };
}

function answered(place: Place, isDemon: boolean): Place {
  const now = MOVES[place.move];
  if (now?.kind === "guess") return { ...place, asked: undefined, said: "refused" };
  return PEOPLE[now?.person ?? -1]?.isDemon === isDemon
    ? { ...FIRST, move: place.move + 1 }
    : { ...place, said: "again" };
}

interface PartProps {
  readonly place: Place;
  readonly onPlace: (next: Place) => void;
}

interface PersonProps extends PartProps {
  readonly id: number;
  readonly isLit: boolean;
}

function Person({ id, isLit, place, onPlace }: PersonProps) {
  const words = useWords("quick");
  const person = PEOPLE[id];
  if (!person) return null;
  const name = words.names[id] ?? "";
  const isKnown = knownBefore(place.move).includes(id);
  const said = isKnown ? sayClue(words, person.clue) : undefined;
  const kind = isKnown ? (words.kinds[Number(person.isDemon)] ?? "") : words.hidden;
  const look = isKnown ? kindOf(person.isDemon) : undefined;
  return (
    <button
      type="button"
      className={style.person}
      data-quick={id}
      data-kind={look}
      data-lit={isLit ? "" : undefined}
      data-next={MOVES[place.move]?.person === id ? "" : undefined}
      aria-label={words.person(name, kind, said)}
      onClick={() => onPlace(tapped(place, id))}
    >
      <span className={style.head}>
        {look ? (
          <Seal glyph={GLYPHS[Number(person.isDemon)] ?? ""} kind={look} size="s" />
        ) : (
          <Portrait name={person.face} />
        )}
        <b>{name}</b>
      </span>
      {said && <span className={style.said}>{said}</span>}
    </button>
  );
}

function sayNow({ said, isOpen }: Place, words: QuickWords, move: (typeof MOVES)[number]): string {
  const { names } = words;
  if (said === "refused") return words.refused(names);
  if (said === "again") return words.again;
  if (said === "notYet" && !(move.kind === "hint" && !isOpen)) return words.notYet(names[move.person] ?? "");
  return move.kind === "hint" && isOpen ? words.hinted(names) : words.moves[move.kind].text(names);
}

function Choices({ place, onPlace }: PartProps) {
  const words = useWords("quick");
  const move = MOVES[place.move];
  if (place.said === "refused")
    return (
      <Button look="primary" onClick={() => onPlace({ ...FIRST, move: place.move + 1 })}>
        {words.next}
      </Button>
    );
  if (move?.kind === "hint" && !place.isOpen)
    return (
      <Button look="primary" onClick={() => onPlace({ ...place, isOpen: true, said: undefined })}>
        {words.hint}
      </Button>
    );
  if (place.asked === undefined) return null;
  return (
    <fieldset className={style.verdicts}>
      <legend className="visually-hidden">{words.ask(words.names[place.asked] ?? "")}</legend>
      {[false, true].map((isDemon) => (
        <Button
          key={String(isDemon)}
          look={isDemon ? "kind-b" : "kind-a"}
          onClick={() => onPlace(answered(place, isDemon))}
        >
          {words.kinds[Number(isDemon)]}
        </Button>
      ))}
    </fieldset>
  );
}

function Ending({ voice }: { readonly voice: RefObject<HTMLElement | null> }) {
  const words = useWords("quick");
  return (
    <Panel ref={voice} className={style.voice}>
      <h2 tabIndex={-1}>{words.done.title}</h2>
      <p role="status">{words.done.text}</p>
      <div className={style.buttons}>
        <ButtonLink look="primary" href="/cultivators?seed=first&difficulty=easy">
          {words.easy}
        </ButtonLink>
        <ButtonLink href="/daily">{words.today}</ButtonLink>
        <ButtonLink look="quiet" href="/learn/first">
          {words.long}
        </ButtonLink>
      </div>
    </Panel>
  );
}

/** What was pressed is gone with the answer: whoever plays by keys goes on with the verdicts, or with what is said next. */
function useLeadingFocus(voice: RefObject<HTMLElement | null>, place: Place): void {
  useEffect(() => {
    const own = voice.current;
    if (!own || place === FIRST || own.contains(document.activeElement)) return;
    const next =
      place.asked === undefined ? own.querySelector("h2") : own.querySelector<HTMLElement>("fieldset button");
    if (place.asked !== undefined || document.activeElement === document.body) next?.focus();
  }, [voice, place]);
}

function Voice(props: PartProps) {
  const words = useWords("quick");
  const voice = useRef<HTMLElement>(null);
  useLeadingFocus(voice, props.place);
  const move = MOVES[props.place.move];
  if (!move) return <Ending voice={voice} />;
  return (
    <Panel ref={voice} className={style.voice}>
      <div className={style.title}>
        <h2 tabIndex={-1}>{words.moves[move.kind].title}</h2>
        <p>{words.step(props.place.move + 1, MOVES.length)}</p>
      </div>
      <p role="status">{sayNow(props.place, words, move)}</p>
      <div className={style.buttons}>
        <Choices {...props} />
      </div>
    </Panel>
  );
}

/** Whose clues the move rests on; a hint shows them only when asked. */
const litIn = ({ move, isOpen }: Place): readonly number[] => {
  const now = MOVES[move];
  return now && (now.kind !== "hint" || isOpen) ? now.cites : [];
};

export function QuickLesson() {
  const words = useWords("quick");
  const [place, setPlace] = useState(FIRST);
  const lit = litIn(place);
  return (
    <main className={style.quick} data-hidden-kind="demon">
      <div className={style.top}>
        <nav aria-label={words.site}>
          <SiteLink href="/" aria-label={words.allGames}>
            <span aria-hidden="true">‹</span>
          </SiteLink>
        </nav>
        <h1>{words.title}</h1>
      </div>
      <p className={style.rule}>{words.rule}</p>
      <div className={style.table}>
        <Voice place={place} onPlace={setPlace} />
        <section aria-label={words.board} className={style.board}>
          {[...PEOPLE.keys()].map((id) => (
            <Person key={PEOPLE[id]?.face} id={id} isLit={lit.includes(id)} place={place} onPlace={setPlace} />
          ))}
        </section>
      </div>
    </main>
  );
}
