// Steps through the shortest reasoning, with the board as it stood and the proof of each step.
import { useEffect, useRef } from "react";
import { Button } from "../design/button.tsx";
import { Panel } from "../design/panel.tsx";
import type { ReplayStep } from "../referee/referee.ts";
import { useAnswerWords } from "./answer-words/wording.ts";
import style from "./panels.module.css";
import { Proof } from "./proof.tsx";

interface ReplayPanelProps {
  readonly steps: readonly ReplayStep[];
  readonly at: number;
  readonly sentence: number | undefined;
  readonly onSentence: (at: number | undefined) => void;
  readonly onStep: (at: number) => void;
  readonly onClose: () => void;
}

export function ReplayPanel({ steps, at, sentence, onSentence, onStep, onClose }: ReplayPanelProps) {
  const words = useAnswerWords().replay;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const { hint, view } = steps[at] ?? {};
  if (!hint || !view) return null;
  // Still focusable at either end, so that stepping with the keyboard does not fall off.
  const [isFirst, isLast] = [at === 0, at === steps.length - 1];
  return (
    <Panel className={style.answer} aria-label={words.title}>
      <h2 ref={title} tabIndex={-1} data-keeps-focus="">
        {words.step(at + 1, steps.length)}
      </h2>
      <p aria-live="polite">{hint.text}</p>
      {hint.proof && <Proof view={view} sentences={hint.proof} chosen={sentence} onChoose={onSentence} />}
      <div className={style.buttons}>
        <Button aria-disabled={isFirst} onClick={() => !isFirst && onStep(at - 1)}>
          {words.back}
        </Button>
        <Button look="primary" aria-disabled={isLast} onClick={() => !isLast && onStep(at + 1)}>
          {words.next}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {words.done}
        </Button>
      </div>
    </Panel>
  );
}
