// Whatever lies over the table: the sheet for an entry, for a place in the matrix, or the table's menu.
import type { Entry } from "@demonstrandum/deals";
import { useCallback } from "react";
import { EntrySheet } from "./entry/entry-sheet.tsx";
import type { Sharing } from "./following/use-sharing.ts";
import type { MatrixPlace } from "./matrix/master-matrix.tsx";
import { PlaceSheet } from "./matrix/place-sheet.tsx";
import { canPutAway, newSuggestion } from "./state/draft.ts";
import type { TableGame } from "./state/table-game.ts";
import type { TableStore } from "./state/table-store.ts";
import type { TableAnalysis } from "./state/use-analysis.ts";
import type { Supposed } from "./state/use-supposition.ts";
import { TableMenu } from "./table-menu.tsx";

export type TableSheet =
  | { readonly name: "entry" | "menu" | "setup" }
  | { readonly name: "place"; readonly place: MatrixPlace };

interface TableSheetsProps {
  readonly store: TableStore;
  readonly game: TableGame;
  readonly sharing: Sharing;
  readonly latest: TableAnalysis | undefined;
  readonly sheet: TableSheet;
  readonly onSheet: (sheet: TableSheet | undefined) => void;
  readonly onAsk: (question: string) => void;
  readonly onSuppose: (supposed: Supposed) => void;
}

export function TableSheets(props: TableSheetsProps) {
  const { store, game, sharing, sheet, onSheet } = props;
  if (sheet.name === "entry") return <EntryOverlay {...props} />;
  if (sheet.name === "place") return <PlaceOverlay {...props} place={sheet.place} />;
  return <TableMenu {...{ store, game, sharing }} page={sheet.name} onClose={() => onSheet(undefined)} />;
}

function EntryOverlay({ store, game, latest, onSheet }: TableSheetsProps) {
  const { setup, log, draft } = game;
  const close = () => onSheet(undefined);
  const save = useCallback(
    (entry: Entry, isCorrection: boolean) => {
      if (isCorrection) store.correct(entry);
      else store.record(entry);
      store.endDraft();
      onSheet(undefined);
    },
    [store, onSheet],
  );
  if (!draft) return null;
  const leave = () => {
    if (canPutAway(draft, log)) store.endDraft();
    close();
  };
  const discard = () => {
    if (draft.editing === null) return store.setDraft(newSuggestion(setup, log));
    store.endDraft();
    close();
  };
  return (
    <EntrySheet
      {...{ setup, log, draft }}
      analysis={latest?.log === log ? latest.analysis : undefined}
      onChange={(next) => store.setDraft(next)}
      onClose={leave}
      onDiscard={discard}
      onSave={save}
    />
  );
}

function PlaceOverlay({
  store,
  game,
  latest,
  place,
  onSheet,
  onAsk,
  onSuppose,
}: TableSheetsProps & { place: MatrixPlace }) {
  const close = () => onSheet(undefined);
  if (!latest) return null;
  return (
    <PlaceSheet
      {...latest}
      log={game.log}
      place={place}
      onPlace={(next) => onSheet({ name: "place", place: next })}
      onMark={(owner, card, holds) => {
        store.mark(owner, card, holds);
        close();
      }}
      onClearCell={(owner, card) => {
        store.clearCell(owner, card);
        close();
      }}
      onClearRow={(card) => {
        store.clearRow(card);
        close();
      }}
      onAsk={onAsk}
      onSuppose={(supposed) => {
        onSuppose(supposed);
        close();
      }}
      onClose={close}
    />
  );
}
