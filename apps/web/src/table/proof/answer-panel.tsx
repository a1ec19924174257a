// The engine's answer to the last move, where it has one: a refusal, its reason, or a hint.

import type { Hint, Move, Outcome, SupposedClash, View, Why } from "@demonstrandum/engine";
import type { ReactNode } from "react";
import { useWords } from "../../../words/use-words.ts";
import { wordFor } from "../../../words/word-for.ts";
import type { Words } from "../../../words/words.ts";
import { Button } from "../../base/design/button.tsx";
import { Panel } from "../../base/design/panel.tsx";
import style from "./panels.module.css";
import { Lines, Proof } from "./proof.tsx";

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
  readonly moves: readonly Move[];
}

/** What the button below a hint does: the next level, and after the last one the verdicts themselves. */
function nextStep(
  words: Words["answers"]["hint"],
  { level, person, identity, verdicts = [] }: Hint,
  view: View,
): NextStep {
  if (level < 5 || person === undefined || identity === undefined) {
    const further = Math.min(level + 1, 5) as Hint["level"];
    return {
      look: "plain",
      label: level < 4 ? words.more : words.tell,
      moves: [{ kind: "hint", level: further }],
    };
  }
  if (verdicts.length > 1) {
    const isOneKind = verdicts.every((verdict) => verdict.identity === identity);
    return {
      look: isOneKind ? (identity ? "kind-b" : "kind-a") : "plain",
      label: words.nameAll(verdicts.length),
      moves: verdicts.map((verdict) => ({ kind: "verdict", ...verdict })),
    };
  }
  return {
    look: identity ? "kind-b" : "kind-a",
    label: words.name(view.people[person]?.name ?? "", wordFor(view.words, identity)),
    moves: [{ kind: "verdict", person, identity }],
  };
}

function HintAnswer({ hint, props }: { readonly hint: Hint; readonly props: AnswerPanelProps }) {
  const { hintLevels, close } = useWords("play");
  const words = useWords("answers").hint;
  const { level } = hint;
  const next = nextStep(words, hint, props.view);
  return (
    <Frame title={words.title(level, hintLevels[level - 1] ?? "")}>
      <p>{hint.text}</p>
      {hint.proof && (
        <Proof view={props.view} sentences={hint.proof} chosen={props.sentence} onChoose={props.onSentence} />
      )}
      <div className={style.buttons}>
        <Button look={next.look} onClick={() => next.moves.forEach(props.onMove)}>
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
    <Button onClick={onClose}>{useWords("answers").toBoard}</Button>
  </div>
);

function WhyAnswer({ why, props }: { readonly why: Why; readonly props: AnswerPanelProps }) {
  const words = useWords("answers").why;
  return (
    <Frame title={words.title[why.kind]}>
      <p>{why.text}</p>
      {why.kind === "otherwise" && <p className={style.by}>{words.dashed}</p>}
      {why.kind === "refuted" && (
        <Proof view={props.view} sentences={why.proof} chosen={props.sentence} onChoose={props.onSentence} />
      )}
      <ToBoard onClose={props.onClose} />
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
  const words = useWords("answers");
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
  const { outcome: say, close } = useWords("play");
  const { locked, allRight, why } = useWords("answers");
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
  const { dismissed, dismissedAlready } = useWords("play").outcome;
  const words = useWords("answers");
  switch (outcome.kind) {
    case "hint":
      return <HintAnswer hint={outcome.hint} props={props} />;
    case "why":
      return <WhyAnswer why={outcome.why} props={props} />;
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
