// The workshop: all drafts, or the one on the bench.
"use client";

import { useEffect, useState } from "react";
import { useWords } from "../../words/use-words.ts";
import { openStorage } from "../base/storage/storage.ts";
import { DeskPage } from "./desk/desk.tsx";
import { DraftsPage } from "./desk/drafts-page.tsx";
import { dropDraft, type KeptDraft, keepDraft, listDrafts } from "./store/kept-drafts.ts";
import type { DraftData } from "./worker/messages.ts";

export function WorkshopRoom() {
  const words = useWords("workshop");
  const [drafts, setDrafts] = useState<readonly KeptDraft[]>([]);
  const [open, setOpen] = useState<KeptDraft>();
  const [deleted, setDeleted] = useState<KeptDraft>();
  const refresh = () => setDrafts(listDrafts(openStorage()));
  useEffect(refresh, []);
  const add = (title: string, draft: DraftData): KeptDraft => {
    const kept = { id: crypto.randomUUID(), title, at: Date.now(), draft };
    keepDraft(openStorage(), kept);
    refresh();
    return kept;
  };
  if (open)
    return (
      <DeskPage
        key={open.id}
        kept={open}
        onLeave={() => {
          setOpen(undefined);
          refresh();
        }}
      />
    );
  return (
    <DraftsPage
      drafts={drafts}
      deleted={deleted}
      onOpen={setOpen}
      onBegin={(draft) => setOpen(add("", draft))}
      onCopy={({ title, draft }) => add(words.copyOf(title || words.untitled), draft)}
      onDrop={(kept) => {
        dropDraft(openStorage(), kept.id);
        setDeleted(kept);
        refresh();
      }}
      onBringBack={() => {
        if (deleted) keepDraft(openStorage(), deleted);
        setDeleted(undefined);
        refresh();
      }}
    />
  );
}
