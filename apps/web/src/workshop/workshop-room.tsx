// The workshop: all drafts, or the one on the bench, which the address names, so that Back and a reload lead to it again. An address may
// also hold a puzzle to begin with.
"use client";

import { useCallback, useEffect, useState } from "react";
import { useWords } from "../../words/use-words.ts";
import { openStorage } from "../base/storage/storage.ts";
import { roomOfCode } from "../table/games/rooms.ts";
import { DeskPage } from "./desk/desk.tsx";
import { DraftsPage } from "./desk/drafts-page.tsx";
import { dropDraft, findDraft, type KeptDraft, keepDraft, listDrafts } from "./store/kept-drafts.ts";
import { useAsker } from "./store/use-desk.ts";
import type { DraftData } from "./worker/messages.ts";

const goTo = (hash: string): void =>
  window.history.replaceState(null, "", `${window.location.pathname}${window.location.search}${hash}`);

function addDraft(title: string, draft: DraftData, from?: KeptDraft["from"]): KeptDraft {
  const kept = { id: crypto.randomUUID(), title, at: Date.now(), draft, ...(from ? { from } : {}) };
  keepDraft(openStorage(), kept);
  return kept;
}

/** What the address names: a draft, or a code, of which a draft is made. `undefined` until that is known. */
function useAddressed(onOpen: (kept: KeptDraft) => void) {
  const words = useWords("workshop");
  const { title } = useWords("games");
  const asker = useAsker();
  const [said, setSaid] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    const openCode = async (code: string) => {
      setSaid(words.opening);
      const outcome = await asker.ask({ kind: "open", code });
      if (!isCurrent || !outcome) return;
      setSaid(outcome.ok ? undefined : outcome.text || words.failed);
      if (!outcome.ok) return;
      const { draft, byline } = outcome.value;
      const room = roomOfCode(code);
      const from = { code, title: byline?.title ?? (room ? title(room.id) : draft.game) };
      onOpen(addDraft("", draft, from));
    };
    const follow = () => {
      const [, key, value = ""] = /^#(draft|code)=([\w-]+)$/.exec(window.location.hash) ?? [];
      const kept = key === "draft" ? findDraft(openStorage(), value) : undefined;
      if (kept) onOpen(kept);
      if (key === "draft" && !kept) setSaid(words.noDraft);
      if (key === "code") openCode(value);
    };
    follow();
    window.addEventListener("hashchange", follow);
    return () => {
      isCurrent = false;
      window.removeEventListener("hashchange", follow);
    };
  }, [asker, onOpen, words, title]);
  return said;
}

export function WorkshopRoom() {
  const words = useWords("workshop");
  const [drafts, setDrafts] = useState<readonly KeptDraft[]>([]);
  const [open, setOpen] = useState<KeptDraft>();
  const [deleted, setDeleted] = useState<KeptDraft>();
  const refresh = () => setDrafts(listDrafts(openStorage()));
  useEffect(refresh, []);
  const take = useCallback((kept: KeptDraft) => {
    goTo(`#draft=${kept.id}`);
    setOpen(kept);
  }, []);
  const said = useAddressed(take);
  if (open)
    return (
      <DeskPage
        key={open.id}
        kept={open}
        onLeave={() => {
          goTo("");
          setOpen(undefined);
          refresh();
        }}
      />
    );
  return (
    <DraftsPage
      drafts={drafts}
      deleted={deleted}
      said={said}
      onOpen={take}
      onBegin={(draft) => take(addDraft("", draft))}
      onCopy={({ title, draft, from }) => {
        addDraft(words.copyOf(title || words.untitled), draft, from);
        refresh();
      }}
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
