// A suggestion corrected where it stands in the log: every tap that leaves it whole is saved at once, and can be undone; one that would
// contradict the rest of the log waits for a second word.
"use client";

import type { Entry, Log, Setup, Suggestion } from "@demonstrandum/deals";
import { useEffect, useMemo, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { AnswerList } from "../entry/answer-list.tsx";
import { QuestionPicker } from "../entry/question-picker.tsx";
import { Doubt } from "../parts/doubt.tsx";
import { draftOf, finishDraft, type SuggestionDraft } from "../store/draft.ts";
import { useFit, withEntry } from "../store/use-fit.ts";
import style from "./log.module.css";

interface CorrectInPlaceProps {
  readonly setup: Setup;
  readonly log: Log;
  /** A log that contradicts itself already can only become better. */
  readonly isSound: boolean;
  readonly entry: Suggestion;
  readonly number: number;
  readonly onCorrect: (entry: Entry) => void;
}

export function CorrectInPlace({ setup, log, isSound, entry, number, onCorrect }: CorrectInPlaceProps) {
  const words = useWords("clue");
  // Only what is not saved yet is kept here; the rest stands in the log.
  const [pending, change] = useState<SuggestionDraft>();
  const draft = pending ?? draftOf(entry);
  const finished = useMemo(() => pending && finishDraft(words, pending, setup, entry), [words, pending, setup, entry]);
  const corrected = finished?.ok ? finished.entry : undefined;
  const next = useMemo(() => (corrected && isSound ? withEntry(log, corrected) : undefined), [corrected, isSound, log]);
  const fit = useFit(setup, next);
  const isReady = corrected !== undefined && fit === "fits";
  useEffect(() => {
    if (!isReady || !corrected) return;
    change(undefined);
    onCorrect(corrected);
  }, [isReady, corrected, onCorrect]);
  return (
    <fieldset className={style.correction} aria-label={words.log.correction(number)}>
      <AnswerList {...{ setup, draft }} onChange={change} />
      <p role="status" className={style.hint}>
        {finished && !finished.ok ? finished.missing : ""}
      </p>
      {corrected && typeof fit === "object" && (
        <Doubt
          {...{ setup, log }}
          entries={fit.clash.filter((id) => id !== entry.id)}
          back={words.entry.leaveAsItWas}
          onBack={() => change(undefined)}
          anyway={words.entry.doubt.save}
          onAnyway={() => {
            change(undefined);
            onCorrect(corrected);
          }}
        />
      )}
      <QuestionPicker {...{ setup, draft }} onChange={change} />
    </fieldset>
  );
}
