// Challenges: a finished play that others race against. How it went is kept with its result; of plays that ended before that
// was so, it is worked out when it is first asked for, and kept.

import { randomBytes } from "node:crypto";
import type { GhostStep, Play, Result } from "@demonstrandum/store";
import { type Called, calledOf } from "./called.ts";
import { ghostOf } from "./ghost.ts";
import { levelIn } from "./levels.ts";
import { HERE, type Onlooker } from "./onlooker.ts";
import { calledIn, ownPlay, sit } from "./plays.ts";
import type { Referee } from "./referee.ts";
import { Refusal } from "./refusal.ts";
import { timeIn } from "./results.ts";

export interface ChallengeView extends Called {
  readonly code: string;
  readonly day: string;
  readonly game: string;
  readonly number: number;
  /** Of the day's flagship. */
  readonly title?: string;
  readonly difficulty: string;
  /** Absent where the clock cannot be believed. */
  readonly millis?: number;
  readonly mistakes: number;
  readonly hints: number;
  readonly ghost: readonly GhostStep[];
}

/** Throws Refusal unless the play is the player's and over. Answers with the code. */
export async function makeChallenge(referee: Referee, player: string, id: string): Promise<string> {
  await ownPlay(referee, player, id);
  if (!(await referee.store.result(id)))
    throw new Refusal("not-finished", "Finish the puzzle before you challenge others.");
  const challenge = { code: randomBytes(10).toString("base64url"), play: id, createdAt: referee.now() };
  return (await referee.store.keepChallenge(challenge)).code;
}

export async function showChallenge(referee: Referee, code: string, onlooker: Onlooker = HERE): Promise<ChallengeView> {
  const challenge = await referee.store.challenge(code);
  const play = challenge && (await referee.store.play(challenge.play));
  const result = play && (await referee.store.result(play.id));
  if (!result) throw new Refusal("no-challenge", "There is no such challenge.");
  const nickname = (await referee.store.player(play.player))?.nickname ?? null;
  const { mistakes, hints } = result;
  const called = calledOf(play.player, nickname);
  const ghost = await ghostIn(referee, play, result, onlooker);
  const { day, game } = play;
  const difficulty = await levelIn(referee, day, game);
  return {
    code,
    day,
    game,
    ...calledIn(play, onlooker),
    difficulty,
    ...called,
    ...timeIn(result),
    mistakes,
    hints,
    ghost,
  };
}

/** Worked out at most once at a time, however many look. */
async function ghostIn(
  referee: Referee,
  play: Play,
  { ghost }: Result,
  onlooker: Onlooker,
): Promise<readonly GhostStep[]> {
  if (ghost) return ghost;
  const working = referee.ghosts.get(play.id) ?? workOut(referee, play, onlooker);
  referee.ghosts.set(play.id, working);
  try {
    return await working;
  } finally {
    referee.ghosts.delete(play.id);
  }
}

async function workOut(referee: Referee, play: Play, onlooker: Onlooker): Promise<readonly GhostStep[]> {
  const moves = await referee.store.moves(play.id);
  const { game, session } = await sit(referee, play, moves);
  const ghost = ghostOf(play, moves, await onlooker.foundAlong(game, session));
  await referee.store.keepGhost(play.id, ghost);
  return ghost;
}
