// An open draft: its history, what the worker last told of it, and the keeping of it on this device. Titles and names recompute nothing, and what is
// told always belongs to the draft that is shown.
"use client";

import { useContext, useEffect, useMemo, useState } from "react";
import { openStorage, type Trouble } from "../../base/storage/storage.ts";
import { type AskOutcome, makeWorkshopAsker, type WorkshopAsker } from "../worker/asker.ts";
import type { DraftData, ToldDraft, WorkshopQuestion } from "../worker/messages.ts";
import { OpenWorkshop } from "../worker/open-worker.ts";
import { beginHistory, changed, redone, undone } from "./history.ts";
import { type KeptDraft, keepDraft, keepIsLive, loadIsLive } from "./kept-drafts.ts";
import { askTold, type DraftTold, isFreshFor, markReworded } from "./told.ts";

export interface Desk {
  readonly draft: DraftData;
  readonly title: string;
  /** The last that was told, of this draft or the one before it. */
  readonly told: ToldDraft | undefined;
  /** Whether that is what there is to tell of this very draft. */
  readonly isFresh: boolean;
  readonly failure: string | undefined;
  /** Why the draft will be forgotten with the tab, if it will. */
  readonly trouble: Trouble | undefined;
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

function useTold(draft: DraftData, isBare: boolean): DraftTold | undefined {
  const asker = useAsker();
  const [told, setTold] = useState<DraftTold>();
  useEffect(() => askTold(asker, draft, isBare, setTold), [asker, draft, isBare]);
  return told;
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
  const [trouble, setTrouble] = useState<Trouble>();
  useEffect(() => {
    setTrouble(keepDraft(openStorage(), { ...kept, title, draft, at: Date.now() }));
  }, [kept, title, draft]);
  return {
    draft,
    title,
    told: told?.told && (told.of === draft ? told.told : withoutCode(told.told)),
    isFresh: isFreshFor(told, draft),
    failure: told?.of === draft ? told.failure : undefined,
    trouble,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change: (next) => setHistory((before) => changed(before, next)),
    reword(next) {
      markReworded(next, draft);
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
