// From a draft to an entry in the log: what is whole is held against the log first, and what contradicts it waits for a second word.
"use client";

import { type Analysis, type Entry, type Log, type Setup, sayCard, sayHolder } from "@demonstrandum/deals";
import { useEffect, useMemo, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import type { Words } from "../../../words/words.ts";
import { saidCards } from "../say/say.ts";
import { showsIn } from "../store/answers.ts";
import { type Draft, finishDraft, type SuggestionDraft } from "../store/draft.ts";
import { nextEntryId } from "../store/edits.ts";
import { certainHolding } from "../store/mark.ts";
import { useFit, withEntry } from "../store/use-fit.ts";

/**
 * What cannot be, said before it is recorded: a pass or a show that goes against something certain. It can be
 * recorded all the same, because the slip may be in an earlier entry.
 */
export function sayImpossible(
  words: Words["clue"],
  setup: Setup,
  analysis: Analysis,
  draft: Draft,
): string | undefined {
  if (draft.type === "suggestion") return impossibleAnswer(words, setup, analysis, draft);
  if (draft.type !== "fact" || draft.owner === null) return undefined;
  const { owner, says, cards } = draft;
  const holds = cards.map((card) => certainHolding(analysis, owner, card));
  const who = [sayHolder(words.table, setup, owner), owner === setup.me] as const;
  const named = saidCards(words, setup, cards);
  if (says === "lacks" && holds[0] === true) return words.entry.impossible.has(...who, named);
  if (says !== "lacks" && holds.length > 0 && holds.every((held) => held === false)) {
    return words.entry.impossible.hasNot(...who, named);
  }
  return undefined;
}

function impossibleAnswer(
  { entry, table }: Words["clue"],
  setup: Setup,
  analysis: Analysis,
  draft: SuggestionDraft,
): string | undefined {
  const cards = draft.cards.filter((card) => card !== null);
  if (cards.length < 3) return undefined;
  const who = (player: string) => [sayHolder(table, setup, player), player === setup.me] as const;
  for (const player of draft.passed) {
    const held = cards.find((card) => certainHolding(analysis, player, card));
    if (held) return entry.impossible.cannotPass(...who(player), sayCard(table, setup, held));
  }
  for (const { player, card } of showsIn(draft)) {
    if (card !== null && certainHolding(analysis, player, card) === false) {
      return entry.impossible.cannotShow(...who(player), sayCard(table, setup, card));
    }
    if (cards.every((each) => certainHolding(analysis, player, each) === false)) {
      return entry.impossible.cannotShow(...who(player), undefined);
    }
  }
  return undefined;
}

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
