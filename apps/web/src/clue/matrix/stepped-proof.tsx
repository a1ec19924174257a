// A proof by supposition, step by step: each step lights the cells it speaks of and tells the entries it cites.
"use client";

import type { Deduction, Log, Setup, TableProofSentence } from "@demonstrandum/deals";
import { useMemo, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import { tellNumbered } from "../say/say.ts";
import { cellKey } from "../store/mark.ts";
import { useClueWorker } from "../worker/use-clue-worker.ts";
import style from "./place-sheet.module.css";

interface SteppedProofProps {
  readonly setup: Setup;
  readonly log: Log;
  readonly deduction: Deduction;
  readonly onLight: (cells: readonly string[]) => void;
}

export function SteppedProof({ setup, log, deduction, onLight }: SteppedProofProps) {
  const question = useMemo(() => ({ kind: "prove" as const, setup, log, deduction }), [setup, log, deduction]);
  const { latest } = useClueWorker(question);
  const [step, setStep] = useState<number>();
  const lines = latest?.answer ?? [];
  if (lines.length === 0) return null;
  const go = (next: number) => {
    setStep(next);
    onLight(lines[next]?.cells.map(({ owner, card }) => cellKey(owner, card)) ?? []);
  };
  const line = step === undefined ? undefined : lines[step];
  return (
    <>
      <ol className={style.proof}>
        {lines.map(({ text, depth }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one proof never move.
          <li key={at} data-depth={depth} aria-current={at === step ? "step" : undefined}>
            {text}
          </li>
        ))}
      </ol>
      <Steps step={step} last={lines.length - 1} onStep={go} />
      {line && <Cited {...{ setup, log, line }} />}
    </>
  );
}

interface StepsProps {
  readonly step: number | undefined;
  readonly last: number;
  readonly onStep: (step: number) => void;
}

function Steps({ step = -1, last, onStep }: StepsProps) {
  const { place } = useWords("clue");
  return (
    <div className={style.actions}>
      <Button disabled={step <= 0} onClick={() => onStep(step - 1)}>
        {place.previousStep}
      </Button>
      <Button disabled={step >= last} onClick={() => onStep(step + 1)}>
        {place.nextStep}
      </Button>
    </div>
  );
}

interface CitedProps {
  readonly setup: Setup;
  readonly log: Log;
  readonly line: TableProofSentence;
}

function Cited({ setup, log, line }: CitedProps) {
  const words = useWords("clue");
  if (line.entries.length === 0) return null;
  return (
    <ul aria-live="polite">
      {line.entries.map((id) => (
        <li key={id}>{tellNumbered(words, setup, log, id)}</li>
      ))}
    </ul>
  );
}
