// What the parts of the page can do to the game; the same as long as the store is, so that a draft does not draw them all again.
"use client";

import type { Entry } from "@demonstrandum/deals";
import { useMemo } from "react";
import type { MatrixPlace } from "./matrix/matrix-row.tsx";
import { newSuggestion } from "./store/draft.ts";
import type { TableStore } from "./store/table-store.ts";
import type { TableSheet } from "./table-sheets.tsx";

export function useTableActions(store: TableStore, onSheet: (sheet: TableSheet) => void) {
  return useMemo(
    () => ({
      record() {
        const { game } = store.getState();
        if (game && !game.draft) store.setDraft(newSuggestion(game.setup, game.log));
        onSheet({ name: "entry" });
      },
      edit(entry: Entry) {
        store.edit(entry);
        onSheet({ name: "entry" });
      },
      remove: (id: string) => store.remove([id]),
      choose: (place: MatrixPlace) => onSheet({ name: "place", place }),
      mark(owner: string, card: string, holds: boolean | undefined) {
        if (holds === undefined) store.clearCell(owner, card);
        else store.mark(owner, card, holds);
      },
      correctSetup: () => onSheet({ name: "setup" }),
      setRoom: (room: string | null) => store.setRoom(room),
    }),
    [store, onSheet],
  );
}
