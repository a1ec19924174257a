// Where the data of the daily puzzles, and Clue tables that are followed, are kept: one interface, SQLite or Postgres behind it.

export { BackupError, backUp, restore } from "./backup.ts";
export { type ComingStore, expectStore, openStore, type Place, placeOf } from "./open.ts";
export type {
  Allowance,
  Challenge,
  DayPuzzle,
  Deleted,
  FollowedTable,
  GameTally,
  GhostStep,
  KeptMove,
  League,
  LeagueSum,
  Member,
  Play,
  Player,
  Result,
  ResultFlaw,
  Store,
} from "./store.ts";
export { StoreError, type StoreTrouble } from "./store-error.ts";
