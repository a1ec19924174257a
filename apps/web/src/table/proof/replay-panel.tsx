// Steps through the shortest reasoning, or through a play beside it, with the board as it stood and the proof of each step.

import { type ReactNode, useEffect, useRef } from "react";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import { Panel } from "../../base/design/panel.tsx";
import type { ReplayStep } from "../referee/referee.ts";
import style from "./panels.module.css";
import { Proof } from "./proof.tsx";
import { NextWait, OwnWay } from "./review.tsx";

interface ReplayPanelProps {
  readonly steps: readonly ReplayStep[];
  readonly at: number;
  readonly sentence: number | undefined;
  readonly onSentence: (at: number | undefined) => void;
  readonly onStep: (at: number) => void;
  readonly onClose: () => void;
  /** What else can be done with the step. */
  readonly children?: ReactNode;
}

export function ReplayPanel({ steps, at, sentence, onSentence, onStep, onClose, children }: ReplayPanelProps) {
  const { replay: words, review } = useWords("answers");
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const { hint, view, spent } = steps[at] ?? {};
  if (!hint || !view) return null;
  // Still focusable at either end, so that stepping with the keyboard does not fall off.
  const [isFirst, isLast] = [at === 0, at === steps.length - 1];
  return (
    <Panel className={style.answer} aria-label={spent ? review.title : words.title}>
      <h2 ref={title} tabIndex={-1} data-keeps-focus="">
        {words.step(at + 1, steps.length)}
      </h2>
      <OwnWay steps={steps} at={at} />
      <p aria-live="polite">{hint.text}</p>
      {hint.proof && <Proof view={view} sentences={hint.proof} chosen={sentence} onChoose={onSentence} />}
      <div className={style.buttons}>
        {steps.length > 1 && (
          <>
            <Button aria-disabled={isFirst} onClick={() => !isFirst && onStep(at - 1)}>
              {words.back}
            </Button>
            <Button look="primary" aria-disabled={isLast} onClick={() => !isLast && onStep(at + 1)}>
              {words.next}
            </Button>
            <NextWait steps={steps} at={at} onStep={onStep} />
          </>
        )}
        <Button look="quiet" onClick={onClose}>
          {words.done}
        </Button>
      </div>
      {children}
    </Panel>
  );
}
