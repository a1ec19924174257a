// From a draft to an entry in the log: what is whole is held against the log first, and what contradicts it waits for a second word.
"use client";

import type { Analysis, Entry, Log, Setup } from "@demonstrandum/deals";
import { useEffect, useMemo, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { type Draft, finishDraft } from "../store/draft.ts";
import { nextEntryId } from "../store/edits.ts";
import { sayImpossible } from "../store/impossible.ts";
import { useFit, withEntry } from "../store/use-fit.ts";

interface RecordingProps {
  readonly setup: Setup;
  readonly log: Log;
  readonly draft: Draft;
  readonly analysis: Analysis | undefined;
  readonly onSave: (entry: Entry) => void;
}

export interface Contradiction {
  /** In words, where a single cell shows it. */
  readonly reason: string | undefined;
  /** The recorded entries that it contradicts, by id, as far as they are found. */
  readonly entries: readonly string[];
}

export function useRecording({ setup, log, draft, analysis, onSave }: RecordingProps) {
  const words = useWords("clue");
  const { editing } = draft;
  const finished = useMemo(() => {
    const time = log.find(({ id }) => id === editing)?.time ?? Date.now();
    return finishDraft(words, draft, setup, { id: editing ?? nextEntryId(log), time });
  }, [words, draft, setup, log, editing]);
  const entry = finished.ok ? finished.entry : undefined;
  // A log that contradicts itself already can only become better.
  const isSound = analysis?.consistent !== false;
  const next = useMemo(() => (entry && isSound ? withEntry(log, entry) : undefined), [entry, isSound, log]);
  const fit = useFit(setup, next);
  // What is being corrected speaks for itself, so only new entries are held against what is known.
  const reason = analysis && editing === null ? sayImpossible(words, setup, analysis, draft) : undefined;
  const found = typeof fit === "object" ? fit.clash.filter((id) => id !== entry?.id) : undefined;
  const contradiction: Contradiction | undefined =
    found || reason !== undefined ? { reason, entries: found ?? [] } : undefined;
  // The draft that was to be recorded: one that is changed since then is not.
  const [asked, ask] = useState<{ readonly draft: Draft; readonly isAtOnce: boolean }>();
  const isAsked = asked?.draft === draft;
  const [hasGoneBack, setGoneBack] = useState(false);
  // One tap records nothing that was not held against the log: it takes a second one.
  const isUnchecked = isAsked && asked.isAtOnce && fit === "unchecked";
  const isReady = isAsked && contradiction === undefined && fit !== "checking" && !isUnchecked;
  useEffect(() => {
    if (!isReady || !entry) return;
    ask(undefined);
    onSave(entry);
  }, [isReady, entry, onSave]);
  return {
    finished,
    contradiction,
    isChecking: isAsked && contradiction === undefined && fit === "checking",
    isDoubted: isAsked && contradiction !== undefined && entry !== undefined,
    isUnchecked,
    record: () => ask({ draft, isAtOnce: false }),
    /** Records a draft as soon as it is the one at hand. */
    recordNext: (next: Draft) => ask({ draft: next, isAtOnce: true }),
    hasGoneBack,
    goBack() {
      ask(undefined);
      setGoneBack(true);
    },
    recordAnyway: () => entry && onSave(entry),
  };
}
