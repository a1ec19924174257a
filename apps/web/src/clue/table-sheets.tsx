// Whatever lies over the table: the sheet for an entry, for a place in the matrix, or the table's menu.
import type { Entry } from "@demonstrandum/deals";
import { useCallback, useState } from "react";
import { EntrySheet } from "./entry/entry-sheet.tsx";
import type { Sharing } from "./following/use-sharing.ts";
import type { MatrixPlace } from "./matrix/matrix-row.tsx";
import { PlaceSheet } from "./matrix/place-sheet.tsx";
import { canPutAway, newSuggestion } from "./store/draft.ts";
import { askedAgain } from "./store/quick-answers.ts";
import type { TableGame } from "./store/table-game.ts";
import type { TableStore } from "./store/table-store.ts";
import type { TableAnalysis } from "./store/use-analysis.ts";
import { useKeptSwitch } from "./store/use-kept-switch.ts";
import type { Supposed } from "./store/use-supposition.ts";
import { TableMenu } from "./table-menu.tsx";

export type TableSheet =
  | { readonly name: "entry" | "menu" | "setup" }
  /** `lit`: cells that a proof speaks of, by their keys. */
  | { readonly name: "place"; readonly place: MatrixPlace; readonly lit?: readonly string[] };

interface TableSheetsProps {
  readonly store: TableStore;
  readonly game: TableGame;
  readonly sharing: Sharing;
  readonly latest: TableAnalysis | undefined;
  readonly sheet: TableSheet;
  readonly onSheet: (sheet: TableSheet | undefined) => void;
  readonly onAsk: (question: string) => void;
  readonly onSuppose: (supposed: Supposed) => void;
  readonly onCoach: () => void;
}

export function TableSheets(props: TableSheetsProps) {
  const { store, game, sharing, sheet, onSheet, onCoach } = props;
  if (sheet.name === "entry") return <EntryOverlay {...props} />;
  if (sheet.name === "place") return <PlaceOverlay {...props} place={sheet.place} />;
  return (
    <TableMenu
      {...{ store, game, sharing, onCoach }}
      analysis={props.latest?.analysis}
      page={sheet.name}
      onClose={() => onSheet(undefined)}
    />
  );
}

function EntryOverlay({ store, game, latest, onSheet }: TableSheetsProps) {
  const { setup, log, draft } = game;
  const close = () => onSheet(undefined);
  const [isQuick, setQuick] = useKeptSwitch("quick-entry");
  // Only what was recorded from this sheet is taken back in it.
  const [last, setLast] = useState<string>();
  const save = useCallback(
    (entry: Entry, isCorrection: boolean) => {
      if (isCorrection) store.correct(entry);
      else store.record(entry);
      store.endDraft();
      if (isCorrection || !isQuick || entry.type !== "suggestion") return onSheet(undefined);
      setLast(entry.id);
      store.setDraft(newSuggestion(setup, [...log, entry]));
    },
    [store, onSheet, isQuick, setup, log],
  );
  const undo = () => {
    const taken = log.at(-1);
    store.undo();
    if (taken?.type === "suggestion") store.setDraft(askedAgain(taken));
  };
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
      {...{ isQuick }}
      onQuick={setQuick}
      onUndo={last !== undefined && log.at(-1)?.id === last ? undo : undefined}
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
      onLight={(lit) => onSheet({ name: "place", place, lit })}
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
