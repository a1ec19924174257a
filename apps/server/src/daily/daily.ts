// Every operation of the daily puzzle.
import type { Referee } from "@demonstrandum/referee";
import type { Operation } from "../api/operation.ts";
import { leagueOperations } from "./league-operations.ts";
import { playOperations } from "./play-operations.ts";
import { playerOperations } from "./player-operations.ts";
import { makeVisitors, seated } from "./visitors.ts";

/** `hops` is how many proxies are believed. */
export function dailyOperations(referee: Referee, hops: number): readonly Operation[] {
  const visitors = makeVisitors(referee, hops);
  return [...playOperations(visitors), ...playerOperations(visitors), ...leagueOperations(visitors)].map(seated);
}
