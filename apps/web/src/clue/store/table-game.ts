// A game at the table as it is kept in the browser: setup, log, the history of changes and what is half-entered.
// Checked before use, because storage can hold anything.

import { type Log, parseLog, parseSetup, type SavedGame, type Setup, TABLE_FORMAT } from "@demonstrandum/deals";
import * as v from "valibot";
import type { Words } from "../../../words/words.ts";
import { type Draft, DraftSchema } from "./draft.ts";
import { type Change, ChangeSchema } from "./history.ts";

export interface TableGame {
  readonly id: string;
  readonly name: string;
  /** In milliseconds since 1970. */
  readonly created: number;
  readonly updated: number;
  readonly setup: Setup;
  readonly log: Log;
  readonly past: readonly Change[];
  readonly future: readonly Change[];
  readonly draft: Draft | null;
  /** A new entry that was being recorded when an old one was opened for correction. */
  readonly parked: Draft | null;
  /** The room I stand in; suggestions are then ranked for it. */
  readonly room: string | null;
}

const Time = v.pipe(v.number(), v.finite(), v.minValue(0));

const GameSchema = v.object({
  version: v.literal(1),
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]{1,20}$/)),
  name: v.pipe(v.string(), v.maxLength(80)),
  created: Time,
  updated: Time,
  setup: v.unknown(),
  log: v.unknown(),
  past: v.array(ChangeSchema),
  future: v.array(ChangeSchema),
  draft: v.nullable(DraftSchema),
  parked: v.optional(v.nullable(DraftSchema), null),
  room: v.nullable(v.string()),
});

/** Reads a stored game; throws when it is not one. */
export function parseTableGame(text: string): TableGame {
  const { version: _, ...shape } = v.parse(GameSchema, JSON.parse(text));
  const setup = parseSetup(shape.setup);
  return { ...shape, setup, log: parseLog(shape.log, setup) };
}

export const printTableGame = (game: TableGame): string => JSON.stringify({ version: 1, ...game });

/** A short random name for a game. */
function newGameId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => (byte % 36).toString(36)).join("");
}

/** The game as it travels: without history and drafts. */
export const savedGame = ({ id, name, created, updated, setup, log }: TableGame): SavedGame => ({
  format: TABLE_FORMAT,
  id,
  name,
  created,
  changed: updated,
  setup,
  log: [...log],
});

export function newGame(
  { menu, table }: Words["clue"],
  setup: Setup,
  log: Log,
  now: number,
  id = newGameId(),
): TableGame {
  const others = setup.players.filter((player) => player !== setup.me);
  const name = menu.gameName(table.deckName(setup.deck), others).slice(0, 80);
  return {
    id,
    name,
    created: now,
    updated: now,
    setup,
    log,
    past: [],
    future: [],
    draft: null,
    parked: null,
    room: null,
  };
}
