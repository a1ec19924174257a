// The state of the page: which game is on the table and every change to it. Each change is saved at once.

import type { Entry, SavedGame, Setup } from "@demonstrandum/deals";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Words } from "../../../words/words.ts";
import type { Storage, Trouble } from "../../base/storage/storage.ts";
import { type Draft, draftOf, isTouched } from "./draft.ts";
import { addEntry, changeSetup, clearMarks, markCell, moveEntry, removeEntries, replaceEntry } from "./edits.ts";
import { type Change, makeChange, redoChange, undoChange } from "./history.ts";
import {
  dropGame,
  type KeptGame,
  listGames,
  loadCurrent,
  loadGame,
  saveCurrent,
  saveGame,
  withGame,
} from "./kept-games.ts";
import { newGame, type TableGame } from "./table-game.ts";

export interface TableState {
  /** The game on the table; undefined while choosing one. */
  readonly game: TableGame | undefined;
  readonly kept: readonly KeptGame[];
  /** Why changes will not outlast this tab, if they will not. */
  readonly trouble: Trouble | undefined;
}

export interface TableStore extends StoreApi<TableState> {
  start(setup: Setup): TableGame;
  /** Puts a game from outside on the table, beside those already there. */
  take(game: SavedGame): void;
  open(id: string): void;
  close(): void;
  drop(id: string): void;
  /** Reads the game again, after another tab has changed it. */
  reload(): void;
  rename(name: string): void;
  record(entry: Entry): void;
  correct(entry: Entry): void;
  remove(ids: readonly string[]): void;
  move(id: string, by: -1 | 1): void;
  mark(owner: string, card: string, holds: boolean): void;
  clearCell(owner: string, card: string): void;
  clearRow(card: string): void;
  resetSetup(setup: Setup): void;
  undo(): void;
  redo(): void;
  setDraft(draft: Draft | null): void;
  /** Opens an entry for correction; what was being recorded comes back afterwards. */
  edit(entry: Entry): void;
  /** Puts the draft away, recorded or not. */
  endDraft(): void;
  setRoom(room: string | null): void;
}

/** The new entry that is half-entered, on the table or already put aside. */
function unfinished({ draft, parked }: TableGame): Draft | null {
  return draft?.editing === null && isTouched(draft) ? draft : parked;
}

/** `words` name new games. `now` gives the time, so that tests need no clock. Long only as a list is: most changes are one line of it. */
export function makeTableStore(words: Words["clue"], storage: Storage, now: () => number): TableStore {
  const current = loadCurrent(storage);
  const store = createStore<TableState>(() => ({
    game: current === undefined ? undefined : loadGame(storage, current),
    kept: listGames(storage),
    trouble: undefined,
  }));

  const show = (game: TableGame | undefined) => {
    saveCurrent(storage, game?.id);
    store.setState({ game, kept: listGames(storage) });
  };
  const save = (game: TableGame) => {
    const trouble = saveGame(storage, game);
    store.setState(({ kept }) => ({ game, trouble, kept: withGame(kept, game) }));
  };
  const update = (renew: (game: TableGame) => TableGame) => {
    const { game } = store.getState();
    if (game) save({ ...renew(game), updated: now() });
  };
  const change = (make: (game: TableGame) => Change | undefined) =>
    update((game) => {
      const made = make(game);
      return made && (made.edits.length > 0 || made.setup) ? makeChange(game, made) : game;
    });

  return {
    ...store,
    start(setup) {
      const game = newGame(words, setup, [], now());
      save(game);
      show(game);
      return game;
    },
    take({ name, setup, log }) {
      const game = newGame(words, setup, log, now());
      save({ ...game, name: name || game.name });
      show(store.getState().game);
    },
    open: (id) => show(loadGame(storage, id)),
    close: () => show(undefined),
    drop(id) {
      dropGame(storage, id);
      const { game } = store.getState();
      show(game?.id === id ? undefined : game);
    },
    reload() {
      const { game } = store.getState();
      store.setState({ game: game && (loadGame(storage, game.id) ?? game), kept: listGames(storage) });
    },
    rename: (name) => update((game) => ({ ...game, name: name.trim().slice(0, 80) || game.name })),
    record: (entry) => change((game) => addEntry(game, entry)),
    correct: (entry) => change((game) => replaceEntry(game, entry)),
    remove: (ids) => change((game) => removeEntries(game, ids)),
    move: (id, by) => change((game) => moveEntry(game, id, by)),
    mark: (owner, card, holds) => change((game) => markCell(game, owner, card, holds, now())),
    clearCell: (owner, card) =>
      change((game) => clearMarks(game, (mark) => mark.owner === owner && mark.card === card)),
    clearRow: (card) => change((game) => clearMarks(game, (mark) => mark.card === card)),
    resetSetup: (setup) => change((game) => changeSetup(game, setup)),
    undo: () => update(undoChange),
    redo: () => update(redoChange),
    setDraft: (draft) => update((game) => ({ ...game, draft })),
    edit: (entry) => update((game) => ({ ...game, draft: draftOf(entry), parked: unfinished(game) })),
    endDraft: () =>
      update((game) => ({ ...game, draft: game.draft?.editing === null ? null : game.parked, parked: null })),
    setRoom: (room) => update((game) => ({ ...game, room })),
  };
}
