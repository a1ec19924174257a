// A suggestion in one typed or dictated line. What is understood fills the sheet, where it is seen before it counts.
"use client";

import type { Log, Setup, TypedSuggestion } from "@demonstrandum/deals";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import { setNobody, setSeen, setShower, togglePass } from "../store/answers.ts";
import { newSuggestion, type SuggestionDraft, setAsker } from "../store/draft.ts";
import { useClueWorker } from "../worker/use-clue-worker.ts";
import style from "./entry.module.css";

/** A suggestion that was typed or dictated, as a draft: shown before it counts, and corrected like any other. */
export function typedDraft(
  setup: Setup,
  log: Log,
  { by, cards, passed, shower, card }: TypedSuggestion,
): SuggestionDraft {
  const foreseen = newSuggestion(setup, log);
  const asker = by === undefined ? foreseen : setAsker(foreseen, by);
  const [suspect = null, weapon = null, room = null] = cards;
  const asked: SuggestionDraft = { ...asker, cards: [suspect, weapon, room] };
  const others = passed.filter((player) => player !== asked.by);
  const answered = others.reduce((draft, player) => pass(setup, draft, player), asked);
  if (shower === null) return setNobody(setup, answered);
  if (shower === undefined || shower === asked.by) return answered;
  const shown = setShower(setup, answered, shower);
  return card === undefined ? shown : setSeen(shown, shower, card);
}

const pass = (setup: Setup, draft: SuggestionDraft, player: string): SuggestionDraft =>
  draft.passed.includes(player) ? draft : togglePass(setup, draft, player);

interface TypedLineProps {
  readonly setup: Setup;
  readonly log: Log;
  readonly onFill: (draft: SuggestionDraft) => void;
}

interface LineQuestion {
  readonly kind: "read-line";
  readonly setup: Setup;
  readonly text: string;
}

export function TypedLine({ setup, log, onFill }: TypedLineProps) {
  const { entry } = useWords("clue");
  const [text, setText] = useState("");
  const [question, setQuestion] = useState<LineQuestion>();
  const { latest } = useClueWorker(question);
  const typed = latest?.question === question ? latest?.answer : undefined;
  // Filled in once, when the line is read: what is changed by hand afterwards stays.
  const filled = useRef<TypedSuggestion>(undefined);
  useEffect(() => {
    if (!typed || filled.current === typed) return;
    filled.current = typed;
    if (typed.unknown.length === 0) setText("");
    onFill(typedDraft(setup, log, typed));
  }, [typed, setup, log, onFill]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== "") setQuestion({ kind: "read-line", setup, text: text.trim() });
  };
  return (
    <form className={style.line} onSubmit={submit}>
      <p role="status">{typed && typed.unknown.length > 0 && entry.notRead(typed.unknown)}</p>
      <input
        aria-label={entry.typed}
        placeholder={entry.typedExample}
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit">{entry.fillIn}</Button>
    </form>
  );
}
