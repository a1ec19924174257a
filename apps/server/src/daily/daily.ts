// Every operation of the daily puzzle.
import type { Referee } from "@demonstrandum/referee";
import type { Operation } from "../api/operation.ts";
import { leagueOperations } from "./league-operations.ts";
import { playOperations } from "./play-operations.ts";
import { playerOperations } from "./player-operations.ts";
import { makeSeat, seated } from "./seat.ts";

/** `hops` is how many proxies are believed. */
export function dailyOperations(referee: Referee, hops: number): readonly Operation[] {
  const seat = makeSeat(referee, hops);
  return [...playOperations(seat), ...playerOperations(seat), ...leagueOperations(seat)].map(seated);
}
