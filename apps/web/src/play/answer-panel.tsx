// The engine's answer to the last move, where it has one: a refusal, its reason, or a hint.
import type { Hint, Move, Outcome, SupposedClash, View, Why } from "@demonstrandum/engine";
import type { ReactNode } from "react";
import { wordFor } from "../board/word-for.ts";
import { Button } from "../design/button.tsx";
import { Panel } from "../design/panel.tsx";
import { type AnswerWording, useAnswerWords } from "./answer-words/wording.ts";
import style from "./panels.module.css";
import { Lines, Proof } from "./proof.tsx";
import { usePlayWords } from "./words/wording.ts";

interface AnswerPanelProps {
  readonly view: View;
  readonly outcome: Outcome;
  readonly sentence: number | undefined;
  readonly onSentence: (at: number | undefined) => void;
  readonly onMove: (move: Move) => void;
  readonly onClose: () => void;
}

const Frame = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Panel className={style.answer} aria-label={title}>
    <h2 tabIndex={-1} data-keeps-focus="">
      {title}
    </h2>
    {children}
  </Panel>
);

interface NextStep {
  readonly look: "plain" | "kind-a" | "kind-b";
  readonly label: string;
  readonly move: Move;
}

/** What the button below a hint does: the next level, and after the last one the verdict itself. */
function nextStep(words: AnswerWording["hint"], { level, person, identity }: Hint, view: View): NextStep {
  if (level < 5 || person === undefined || identity === undefined) {
    const further = Math.min(level + 1, 5) as Hint["level"];
    return {
      look: "plain",
      label: level < 4 ? words.more : words.tell,
      move: { kind: "hint", level: further },
    };
  }
  return {
    look: identity ? "kind-b" : "kind-a",
    label: words.name(view.people[person]?.name ?? "", wordFor(view.words, identity)),
    move: { kind: "verdict", person, identity },
  };
}

function HintAnswer({ hint, props }: { readonly hint: Hint; readonly props: AnswerPanelProps }) {
  const { hintLevels, close } = usePlayWords();
  const words = useAnswerWords().hint;
  const { level } = hint;
  const next = nextStep(words, hint, props.view);
  return (
    <Frame title={words.title(level, hintLevels[level - 1] ?? "")}>
      <p>{hint.text}</p>
      {hint.proof && (
        <Proof view={props.view} sentences={hint.proof} chosen={props.sentence} onChoose={props.onSentence} />
      )}
      <div className={style.buttons}>
        <Button look={next.look} onClick={() => props.onMove(next.move)}>
          {next.label}
        </Button>
        <Button look="quiet" onClick={props.onClose}>
          {close}
        </Button>
      </div>
    </Frame>
  );
}

const ToBoard = ({ onClose }: { readonly onClose: () => void }) => (
  <div className={style.buttons}>
    <Button onClick={onClose}>{useAnswerWords().toBoard}</Button>
  </div>
);

function WhyAnswer({ why, onClose }: { readonly why: Why; readonly onClose: () => void }) {
  const words = useAnswerWords().why;
  return (
    <Frame title={why.kind === "otherwise" ? words.otherwise : words.readAgain}>
      <p>{why.text}</p>
      {why.kind === "otherwise" && <p className={style.by}>{words.dashed}</p>}
      <ToBoard onClose={onClose} />
    </Frame>
  );
}

/** What cannot hold together, or that everything can. */
function ClashAnswer({
  clash: { text, lines },
  props,
}: {
  readonly clash: SupposedClash;
  readonly props: AnswerPanelProps;
}) {
  const words = useAnswerWords();
  return (
    <Frame title={lines.length > 0 ? words.contradiction : words.noContradiction}>
      <p>{text}</p>
      <div className={style.clash}>
        <Lines sentences={lines} chosen={props.sentence} onChoose={props.onSentence} />
      </div>
      <ToBoard onClose={props.onClose} />
    </Frame>
  );
}

/** A word, and back to the board. */
const Word = ({ title, text, onClose }: { readonly title: string; readonly text: string; onClose(): void }) => (
  <Frame title={title}>
    <p>{text}</p>
    <ToBoard onClose={onClose} />
  </Frame>
);

interface VerdictAnswerProps {
  readonly outcome: Extract<Outcome, { kind: "refused" | "locked" }>;
  readonly props: AnswerPanelProps;
}

/** A verdict that was not proved, now or before. */
function VerdictAnswer({ outcome: { kind, person, identity }, props: { view, onMove, onClose } }: VerdictAnswerProps) {
  const { outcome: say, close } = usePlayWords();
  const { locked, allRight, why } = useAnswerWords();
  const [name, word] = [view.people[person]?.name ?? "", wordFor(view.words, identity)];
  if (kind === "locked") {
    return (
      <Frame title={locked}>
        <p>{say.locked(name, word)}</p>
        <div className={style.buttons}>
          <Button onClick={onClose}>{allRight}</Button>
        </div>
      </Frame>
    );
  }
  return (
    <Frame title={say.refusal}>
      <p>{say.notProved(name, word)}</p>
      <div className={style.buttons}>
        <Button onClick={() => onMove({ kind: "why", person, identity })}>{why.ask}</Button>
        <Button look="quiet" onClick={onClose}>
          {close}
        </Button>
      </div>
    </Frame>
  );
}

export function AnswerPanel(props: AnswerPanelProps) {
  const { outcome, onClose } = props;
  const { dismissed, dismissedAlready } = usePlayWords().outcome;
  const words = useAnswerWords();
  switch (outcome.kind) {
    case "hint":
      return <HintAnswer hint={outcome.hint} props={props} />;
    case "why":
      return <WhyAnswer why={outcome.why} onClose={onClose} />;
    case "clash":
      return <ClashAnswer clash={outcome.clash} props={props} />;
    case "too-much":
      return <Word title={words.tooMuch} text={outcome.text} onClose={onClose} />;
    case "dismissed":
      return <Word title={words.notSo} text={dismissed} onClose={onClose} />;
    case "dismissed-already":
      return <Word title={words.dismissedAlready} text={dismissedAlready} onClose={onClose} />;
    case "locked":
    case "refused":
      return <VerdictAnswer outcome={outcome} props={props} />;
    default:
      return null;
  }
}
