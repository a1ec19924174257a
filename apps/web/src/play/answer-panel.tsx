// The engine's answer to the last move, where it has one: a refusal, its reason, or a hint.
import type { Hint, Move, Outcome, SupposedClash, View, Why } from "@demonstrandum/engine";
import { withArticle } from "@demonstrandum/text";
import type { ReactNode } from "react";
import { wordFor } from "../board/say-person.ts";
import { Button } from "../design/button.tsx";
import { Panel } from "../design/panel.tsx";
import style from "./panels.module.css";
import { Lines, Proof } from "./proof.tsx";
import { DISMISSAL, DISMISSED_ALREADY, HINT_LEVELS, REFUSAL } from "./say-outcome.ts";

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
function nextStep({ level, person, identity }: Hint, view: View): NextStep {
  if (level < 5 || person === undefined || identity === undefined) {
    const further = Math.min(level + 1, 5) as Hint["level"];
    return {
      look: "plain",
      label: level < 4 ? "Tell me more" : "Just tell me",
      move: { kind: "hint", level: further },
    };
  }
  return {
    look: identity ? "kind-b" : "kind-a",
    label: `Name ${view.people[person]?.name} ${withArticle(wordFor(view.words, identity))}`,
    move: { kind: "verdict", person, identity },
  };
}

function HintAnswer({ hint, props }: { readonly hint: Hint; readonly props: AnswerPanelProps }) {
  const { level } = hint;
  const next = nextStep(hint, props.view);
  return (
    <Frame title={`Hint ${level} of 5: ${HINT_LEVELS[level - 1]}`}>
      <p>{hint.text}</p>
      {hint.proof && (
        <Proof view={props.view} sentences={hint.proof} chosen={props.sentence} onChoose={props.onSentence} />
      )}
      <div className={style.buttons}>
        <Button look={next.look} onClick={() => props.onMove(next.move)}>
          {next.label}
        </Button>
        <Button look="quiet" onClick={props.onClose}>
          Close
        </Button>
      </div>
    </Frame>
  );
}

function WhyAnswer({ why, onClose }: { readonly why: Why; readonly onClose: () => void }) {
  return (
    <Frame title={why.kind === "otherwise" ? "It could be otherwise" : "Read again"}>
      <p>{why.text}</p>
      {why.kind === "otherwise" && <p className={style.by}>The dashed seals on the board show it.</p>}
      <div className={style.buttons}>
        <Button onClick={onClose}>Back to the board</Button>
      </div>
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
  return (
    <Frame title={lines.length > 0 ? "A contradiction" : "No contradiction"}>
      <p>{text}</p>
      <div className={style.clash}>
        <Lines sentences={lines} chosen={props.sentence} onChoose={props.onSentence} />
      </div>
      <div className={style.buttons}>
        <Button onClick={props.onClose}>Back to the board</Button>
      </div>
    </Frame>
  );
}

/** A word, and back to the board. */
const Word = ({ title, text, onClose }: { readonly title: string; readonly text: string; onClose(): void }) => (
  <Frame title={title}>
    <p>{text}</p>
    <div className={style.buttons}>
      <Button onClick={onClose}>Back to the board</Button>
    </div>
  </Frame>
);

export function AnswerPanel(props: AnswerPanelProps) {
  const { view, outcome, onMove, onClose } = props;
  if (outcome.kind === "hint") return <HintAnswer hint={outcome.hint} props={props} />;
  if (outcome.kind === "why") return <WhyAnswer why={outcome.why} onClose={onClose} />;
  if (outcome.kind === "clash") return <ClashAnswer clash={outcome.clash} props={props} />;
  if (outcome.kind === "too-much") return <Word title="Too much" text={outcome.text} onClose={onClose} />;
  if (outcome.kind === "dismissed") return <Word title="Not so" text={DISMISSAL} onClose={onClose} />;
  if (outcome.kind === "dismissed-already")
    return <Word title="Dismissed already" text={DISMISSED_ALREADY} onClose={onClose} />;
  if (outcome.kind === "locked") {
    return (
      <Frame title="Refused already">
        <p>
          That {view.people[outcome.person]?.name} is {withArticle(wordFor(view.words, outcome.identity))} was refused,
          and nothing has been revealed since.
        </p>
        <div className={style.buttons}>
          <Button onClick={onClose}>All right</Button>
        </div>
      </Frame>
    );
  }
  if (outcome.kind !== "refused") return null;
  const { person, identity } = outcome;
  return (
    <Frame title={REFUSAL}>
      <p>
        Nothing on the table proves that {view.people[person]?.name} is {withArticle(wordFor(view.words, identity))}.
      </p>
      <div className={style.buttons}>
        <Button onClick={() => onMove({ kind: "why", person, identity })}>Why?</Button>
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </Frame>
  );
}
