// An open draft: its history, what the worker last told of it, and the keeping of it on this device. Titles and names recompute nothing, and what is
// told always belongs to the draft that is shown.
"use client";

import { type AnswerTo, failureIn, makeLatestAsker, type WorkerLike } from "@demonstrandum/wire";
import { useContext, useEffect, useMemo, useState } from "react";
import { openStorage } from "../../base/storage/storage.ts";
import type { DraftData, ToldDraft, WorkshopQuestion, WorkshopTalk } from "../worker/messages.ts";
import { OpenWorkshop } from "../worker/open-worker.ts";
import { type KeptDraft, keepDraft, keepIsLive, loadIsLive } from "./kept-drafts.ts";

// Asks the worker; only the newest question is answered.

/** What came of a question: its answer, why there is none, or nothing, as another came after it. */
type AskOutcome<Q extends WorkshopQuestion> =
  | { readonly ok: true; readonly value: AnswerTo<WorkshopTalk, Q["kind"]> }
  | { readonly ok: false; readonly text: string }
  | undefined;

interface WorkshopAsker {
  ask<Q extends WorkshopQuestion>(question: Q): Promise<AskOutcome<Q>>;
  close(): void;
}

/** `open` may throw where workers are forbidden. */
function makeWorkshopAsker(open: () => WorkerLike): WorkshopAsker {
  const { ask, callOff } = makeLatestAsker<WorkshopTalk>(open);
  return {
    async ask(question) {
      try {
        return { ok: true, value: await ask(question) };
      } catch (error) {
        const failure = failureIn<WorkshopTalk>(error);
        if (failure.why === "called off") return undefined;
        return { ok: false, text: failure.why === "refused" ? failure.reason : "" };
      }
    },
    close: callOff,
  };
}

const kept = <T>(next: T, before: T | undefined): T =>
  before !== undefined && JSON.stringify(next) === JSON.stringify(before) ? before : next;

/**
 * What is told of a draft, with the objects of what was told before wherever nothing changed: only cards that changed
 * are drawn anew.
 */
export function shareTold(next: ToldDraft, before: ToldDraft | undefined): ToldDraft {
  if (!before) return next;
  const people = next.view.people.map((person, at) => kept(person, before.view.people[at]));
  return { ...next, view: { ...next.view, people, words: kept(next.view.words, before.view.words) } };
}

/** What can be taken back and done again, without limit. */
interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
}

export const beginHistory = <T>(now: T): History<T> => ({ past: [], now, future: [] });

/** What was taken back before is gone. */
export const changed = <T>({ past, now }: History<T>, next: T): History<T> => ({
  past: [...past, now],
  now: next,
  future: [],
});

export function undone<T>(history: History<T>): History<T> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future] };
}

export function redone<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future;
  return next === undefined ? history : { past: [...history.past, history.now], now: next, future };
}

/** What was told, and of which draft. */
interface Told {
  readonly of: DraftData;
  readonly told: ToldDraft | undefined;
  readonly failure: string | undefined;
}

export interface Desk {
  readonly draft: DraftData;
  readonly title: string;
  /** The last that was told, of this draft or the one before it. */
  readonly told: ToldDraft | undefined;
  /** Whether that is what there is to tell of this very draft. */
  readonly isFresh: boolean;
  readonly failure: string | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  change(next: DraftData): void;
  /** A change of nothing but words: what is known stays known. */
  reword(next: DraftData): void;
  undo(): void;
  redo(): void;
  rename(title: string): void;
  /** Questions that take longer; each calls off the one before. */
  ask<Q extends WorkshopQuestion>(question: Q): Promise<AskOutcome<Q>>;
  /** Calls off whatever was asked. */
  stop(): void;
  /** Whether every edit is worked out at once. */
  readonly isLive: boolean;
  goLive(isLive: boolean): void;
  /** Works out this draft, though nothing is worked out by itself. */
  check(): void;
}

/** One worker for what is told at every step, one for help. */
export function useAsker(): WorkshopAsker {
  const open = useContext(OpenWorkshop);
  if (!open) throw new Error("The page has no worker for the workshop.");
  const asker = useMemo(() => makeWorkshopAsker(open), [open]);
  useEffect(() => () => asker.close(), [asker]);
  return asker;
}

function useTold(draft: DraftData, isBare: boolean): Told | undefined {
  const asker = useAsker();
  const [told, setTold] = useState<Told>();
  useEffect(() => {
    let isCurrent = true;
    asker.ask({ kind: "survey", draft, isBare }).then((outcome) => {
      if (!isCurrent || !outcome) return;
      setTold((before) =>
        outcome.ok
          ? { of: draft, told: shareTold(outcome.value, before?.told), failure: undefined }
          : { of: draft, told: before?.told, failure: outcome.text },
      );
    });
    return () => {
      isCurrent = false;
    };
  }, [asker, draft, isBare]);
  return told;
}

/** Drafts that say the same as another, in other words. */
const sameAs = new WeakMap<DraftData, DraftData>();

/** The draft that all those belong to which differ from it in words alone. */
function meantBy(draft: DraftData): DraftData {
  const other = sameAs.get(draft);
  return other ? meantBy(other) : draft;
}

/** The code spells names, so that of another wording is not told. */
const withoutCode = ({ code: _, ...told }: ToldDraft): ToldDraft => told;

export function useDesk(kept: KeptDraft): Desk {
  const [history, setHistory] = useState(() => beginHistory(kept.draft));
  const [title, setTitle] = useState(kept.title);
  const help = useAsker();
  const draft = history.now;
  const [isLive, setLive] = useState(() => loadIsLive(openStorage()));
  // Whoever has switched it off may still ask once.
  const [checked, setChecked] = useState<DraftData>();
  const told = useTold(draft, !isLive && checked !== draft);
  useEffect(() => {
    keepDraft(openStorage(), { ...kept, title, draft, at: Date.now() });
  }, [kept, title, draft]);
  return {
    draft,
    title,
    told: told?.told && (told.of === draft ? told.told : withoutCode(told.told)),
    isFresh:
      told !== undefined && meantBy(told.of) === meantBy(draft) && told.failure === undefined && !told.told?.isBare,
    failure: told?.of === draft ? told.failure : undefined,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change: (next) => setHistory((before) => changed(before, next)),
    reword(next) {
      sameAs.set(next, draft);
      setHistory((before) => changed(before, next));
    },
    undo: () => setHistory(undone),
    redo: () => setHistory(redone),
    rename: setTitle,
    ask: help.ask,
    stop: help.close,
    isLive,
    goLive(next) {
      keepIsLive(openStorage(), next);
      setLive(next);
    },
    check: () => setChecked(draft),
  };
}
