// Challenges: a finished play that others race against. Its ghost tells how many were found by when, never who.

import { randomBytes } from "node:crypto";
import { newSession, play as playMove, stateOf } from "@demonstrandum/engine";
import { type Called, calledOf } from "./called.ts";
import { loadSitting, type Sitting } from "./plays.ts";
import type { Referee } from "./referee.ts";
import { Refusal } from "./refusal.ts";

/** After so many milliseconds, so many had been found. */
export type GhostStep = readonly [millis: number, found: number];

export interface ChallengeView extends Called {
  readonly code: string;
  readonly day: string;
  readonly game: string;
  readonly millis: number;
  readonly mistakes: number;
  readonly hints: number;
  readonly ghost: readonly GhostStep[];
}

/** Throws Refusal unless the play is the player's and over. Answers with the code. */
export async function makeChallenge(referee: Referee, player: string, id: string): Promise<string> {
  await loadSitting(referee, player, id);
  if (!(await referee.store.result(id)))
    throw new Refusal("not-finished", "Finish the puzzle before you challenge others.");
  const challenge = { code: randomBytes(10).toString("base64url"), play: id, createdAt: referee.now() };
  return (await referee.store.keepChallenge(challenge)).code;
}

export async function showChallenge(referee: Referee, code: string): Promise<ChallengeView> {
  const challenge = await referee.store.challenge(code);
  const play = challenge && (await referee.store.play(challenge.play));
  const result = play && (await referee.store.result(play.id));
  if (!result) throw new Refusal("no-challenge", "There is no such challenge.");
  const sitting = await loadSitting(referee, play.player, play.id);
  const nickname = (await referee.store.player(play.player))?.nickname ?? null;
  const { millis, mistakes, hints } = result;
  const called = calledOf(play.player, nickname);
  return { code, day: play.day, game: play.game, ...called, millis, mistakes, hints, ghost: ghostOf(sitting) };
}

function ghostOf({ play, game, session, moves }: Sitting): GhostStep[] {
  let now = newSession(session.puzzle);
  const ghost: GhostStep[] = [];
  session.moves.forEach((move, i) => {
    const before = stateOf(game, now).found.length;
    now = playMove(game, now, move).session;
    const found = stateOf(game, now).found.length;
    if (found > before) ghost.push([(moves[i]?.at ?? play.startedAt) - play.startedAt, found]);
  });
  return ghost;
}
