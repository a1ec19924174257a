// How people are taken to behave, remembered for the same people at the next look and the next game.
import { ASSUMPTIONS, type Assumption } from "@demonstrandum/deals";
import * as v from "valibot";
import type { Storage } from "../../base/storage/storage.ts";

const KEY = "demonstrandum/clue/assumptions";

const KeptSchema = v.object({
  players: v.array(v.string()),
  made: v.array(v.object({ kind: v.picklist(ASSUMPTIONS), player: v.optional(v.string()) })),
});

/** None where other people play, or what was kept cannot be read. */
export function loadAssumptions(storage: Storage, players: readonly string[]): readonly Assumption[] {
  try {
    const kept = v.parse(KeptSchema, JSON.parse(storage.read(KEY) ?? ""));
    if (kept.players.join("\n") !== players.join("\n")) return [];
    return kept.made.map(({ kind, player }) => (player === undefined ? { kind } : { kind, player }));
  } catch {
    return [];
  }
}

export const saveAssumptions = (storage: Storage, players: readonly string[], made: readonly Assumption[]): void => {
  storage.write(KEY, JSON.stringify({ players, made }));
};
