// How the others at this table tend to play, learned from the games kept on this device, and whether advice may use that.
"use client";

import type { Habits, SavedGame } from "@demonstrandum/deals";
import { useMemo, useState } from "react";
import { openStorage } from "../../base/storage/storage.ts";
import { useClueWorker } from "../worker/use-clue-worker.ts";
import { loadGames } from "./kept-games.ts";
import { savedGame, type TableGame } from "./table-game.ts";

const KEY = "demonstrandum/clue/habits";
const NONE: readonly Habits[] = [];

export interface KnownHabits {
  readonly known: readonly Habits[];
  /** Those that advice may use: all, or none when that is switched off. */
  readonly used: readonly Habits[];
  readonly areUsed: boolean;
  readonly use: (areUsed: boolean) => void;
}

/** Where nobody's habits are known. */
export const NO_HABITS: KnownHabits = { known: NONE, used: NONE, areUsed: false, use: () => undefined };

/** From all games but this one, whose entries count as evidence already. */
export function useHabits({ id, setup: { me, players } }: TableGame): KnownHabits {
  const [games] = useState<readonly SavedGame[]>(() =>
    loadGames(openStorage())
      .filter((game) => game.id !== id)
      .map(savedGame),
  );
  const question = useMemo(() => ({ kind: "habits" as const, games }), [games]);
  const { latest } = useClueWorker(games.length > 0 ? question : undefined);
  const [areUsed, setUsed] = useState(() => openStorage().read(KEY) !== "off");
  const known = useMemo(
    () => latest?.answer.filter(({ player }) => player !== me && players.includes(player)) ?? NONE,
    [latest, me, players],
  );
  return {
    known,
    used: areUsed ? known : NONE,
    areUsed,
    use(next) {
      openStorage().write(KEY, next ? "on" : "off");
      setUsed(next);
    },
  };
}
