// A suggestion corrected where it stands in the log: every tap that leaves it whole is saved at once, and can be undone.
"use client";

import type { Entry, Setup, Suggestion } from "@demonstrandum/deals";
import { useState } from "react";
import { AnswerList } from "../entry/answer-list.tsx";
import { QuestionPicker } from "../parts/question-picker.tsx";
import { draftOf, finishDraft, type SuggestionDraft } from "../state/draft.ts";
import { useClueWords } from "../words/wording.ts";
import style from "./log.module.css";

interface CorrectInPlaceProps {
  readonly setup: Setup;
  readonly entry: Suggestion;
  readonly number: number;
  readonly onCorrect: (entry: Entry) => void;
}

export function CorrectInPlace({ setup, entry, number, onCorrect }: CorrectInPlaceProps) {
  const words = useClueWords();
  // Only what is not whole yet is kept here; the rest stands in the log.
  const [pending, setPending] = useState<SuggestionDraft>();
  const draft = pending ?? draftOf(entry);
  const change = (next: SuggestionDraft) => {
    const finished = finishDraft(words, next, setup, entry);
    setPending(finished.ok ? undefined : next);
    if (finished.ok) onCorrect(finished.entry);
  };
  const finished = pending && finishDraft(words, pending, setup, entry);
  return (
    <fieldset className={style.correction} aria-label={words.log.correction(number)}>
      <AnswerList {...{ setup, draft }} onChange={change} />
      <p role="status" className={style.hint}>
        {finished && !finished.ok ? finished.missing : ""}
      </p>
      <QuestionPicker {...{ setup, draft }} onChange={change} />
    </fieldset>
  );
}
