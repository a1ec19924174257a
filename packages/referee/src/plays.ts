// Plays: beginning one, finding it again, and what its player may see of it. The puzzle itself leaves only when the play
// is over.

import {
  type Game,
  type Move,
  makeCode,
  moveSchema,
  type Outcome,
  type Puzzle,
  play as playMove,
  type Session,
  type View,
  view,
} from "@demonstrandum/engine";
import type { KeptMove, Play, Result } from "@demonstrandum/store";
import * as v from "valibot";
import { makeAhead } from "./ahead.ts";
import { parseDay } from "./day.ts";
import { gameOf } from "./day-puzzle.ts";
import { makeId, type Referee } from "./referee.ts";
import { Refusal } from "./refusal.ts";
import { isOver, type ResultView, showResult } from "./results.ts";
import { AS_IT_IS, type Telling } from "./telling.ts";

/** A play with its moves, as of the last look into the store. */
export interface Sitting {
  readonly play: Play;
  /** In the words of whoever looks. */
  readonly game: Game;
  readonly session: Session;
  readonly moves: readonly KeptMove[];
  /** What the last move brought, in the same words. */
  readonly outcome: Outcome | undefined;
}

/** All that its player may know. */
export interface PlayView {
  readonly id: string;
  readonly day: string;
  readonly game: string;
  /** By the server's clock, which `now` tells. */
  readonly startedAt: number;
  readonly now: number;
  /** The moves that count: the next one comes after these. */
  readonly moves: readonly Move[];
  readonly view: View;
  /** What the last move brought. */
  readonly outcome?: Outcome;
  readonly result?: ResultView;
  /** The puzzle as a share code, once the play is over: for its replay, and to show it to others. */
  readonly code?: string;
}

/** Begins the play, or finds the one that was begun. */
export async function beginPlay(
  referee: Referee,
  player: string,
  day: string,
  gameId: string,
  tell: Telling = AS_IT_IS,
): Promise<PlayView> {
  const published = parseDay(day, referee.now());
  const game = gameOf(published, gameId);
  await loadPuzzle(referee, published, game);
  const id = makeId();
  const begun = { id, player, day: published, game: game.id, startedAt: referee.now() };
  const play = await referee.store.beginPlay(begun);
  if (play.id === id) {
    const sitting = await sit(referee, play, [], tell);
    referee.sittings.set(id, sitting);
    return showPlay(referee, sitting);
  }
  return lookAt(referee, player, play.id, tell);
}

/** The play as it stands now. */
export async function lookAt(
  referee: Referee,
  player: string,
  id: string,
  tell: Telling = AS_IT_IS,
): Promise<PlayView> {
  const sitting = await loadSitting(referee, player, id, tell);
  return showPlay(referee, sitting, await resultIn(referee, sitting));
}

/** The kept result of a play that is over. */
export const resultIn = async (referee: Referee, sitting: Sitting): Promise<Result | undefined> =>
  isOver(sitting) ? referee.store.result(sitting.play.id) : undefined;

/** Looks into the store. Throws Refusal, the same whether there is no such play or it is another's. */
export async function loadSitting(
  referee: Referee,
  player: string,
  id: string,
  tell: Telling = AS_IT_IS,
): Promise<Sitting> {
  const [play, moves] = await Promise.all([referee.store.play(id), referee.store.moves(id)]);
  if (play?.player !== player) {
    referee.sittings.delete(id);
    throw new Refusal("no-play", "There is no such play.");
  }
  const known = referee.sittings.get(id);
  // Moves are only ever added, so as many moves are the same moves.
  if (known?.moves.length === moves.length) return toldIn(known, tell);
  const sitting = await sit(referee, play, moves, tell);
  referee.sittings.set(id, sitting);
  return sitting;
}

/** The same in the reader's words: it is remembered in those of whoever looked last. */
export function toldIn(sitting: Sitting, tell: Telling): Sitting {
  const { play, session } = sitting;
  const game = tell(gameOf(play.day, play.game));
  return game === sitting.game ? sitting : { ...sitting, game, outcome: lastOutcome(game, session) };
}

async function sit(referee: Referee, play: Play, kept: readonly KeptMove[], tell: Telling): Promise<Sitting> {
  const game = tell(gameOf(play.day, play.game));
  const puzzle = await loadPuzzle(referee, play.day, game);
  const session = { puzzle, moves: kept.map(({ move }) => v.parse(moveSchema, move)) };
  return { play, game, session, moves: kept, outcome: lastOutcome(game, session) };
}

/** The puzzle as it was first begun, whatever the generator would make today. */
async function loadPuzzle(referee: Referee, day: string, game: Game): Promise<Puzzle> {
  const name = `${day} ${game.id}`;
  const known = referee.puzzles.get(name);
  if (known) return known;
  const kept =
    (await referee.store.puzzle(day, game.id)) ??
    (await referee.store.keepPuzzle({
      day,
      game: game.id,
      puzzle: await makeAhead(referee, day, game.id),
      madeAt: referee.now(),
    }));
  const puzzle = game.parse(kept.puzzle);
  referee.puzzles.set(name, puzzle);
  return puzzle;
}

export async function showPlay(referee: Referee, sitting: Sitting, result?: Result): Promise<PlayView> {
  const { play, game, session, outcome } = sitting;
  const { id, day, startedAt } = play;
  return {
    id,
    day,
    game: game.id,
    startedAt,
    now: referee.now(),
    moves: session.moves,
    view: view(game, session),
    ...(outcome ? { outcome } : {}),
    ...(result ? { result: await showResult(referee, result), code: makeCode(game, session.puzzle) } : {}),
  };
}

function lastOutcome(game: Game, { puzzle, moves }: Session): Outcome | undefined {
  const move = moves.at(-1);
  return move && playMove(game, { puzzle, moves: moves.slice(0, -1) }, move).outcome;
}
