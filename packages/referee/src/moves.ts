// Making a move. Moves are only ever added, one after another: a move says how many came before it, and a key names it, so
// it is safe to send it twice, from two tabs, or again after a lost answer.

import { isDeepStrictEqual } from "node:util";
import { layOut, type Outcome, play, strangerIn } from "@demonstrandum/engine";
import { type KeptMove, type Result, StoreError } from "@demonstrandum/store";
import { MOST_MOVES, type NewMove } from "./move-schema.ts";
import { loadSitting, type PlayView, resultIn, type Sitting, showPlay, toldIn } from "./plays.ts";
import type { Referee } from "./referee.ts";
import { Refusal } from "./refusal.ts";
import { isOver, resultOf } from "./results.ts";
import { AS_IT_IS, type Telling } from "./telling.ts";

/** What came of the move, and the play as it stands now. */
export interface Answer {
  readonly outcome: Outcome;
  readonly play: PlayView;
}

/** Throws Refusal; `stale` if others moved first, and then nothing has changed. */
export async function makeMove(
  referee: Referee,
  player: string,
  id: string,
  made: NewMove,
  tell: Telling = AS_IT_IS,
): Promise<Answer> {
  const known = referee.sittings.get(id);
  // What is remembered may be old, so only a move that it allows is tried on it.
  if (known?.play.player === player && known.moves.length === made.after && !findKey(known, made.key)) {
    const answer = await tryMove(referee, toldIn(known, tell), made);
    if (answer) return answer;
  }
  return moveAfterLook(referee, await loadSitting(referee, player, id, tell), made, tell);
}

async function moveAfterLook(referee: Referee, sitting: Sitting, made: NewMove, tell: Telling): Promise<Answer> {
  const earlier = findKey(sitting, made.key);
  if (earlier) return repeat(referee, sitting, earlier, made);
  if (sitting.moves.length !== made.after) throw stale(sitting);
  const answer = await tryMove(referee, sitting, made);
  if (answer) return answer;
  // Somebody was faster: it may have been this same move, sent twice at once.
  const now = await loadSitting(referee, sitting.play.player, sitting.play.id, tell);
  const same = findKey(now, made.key);
  if (same) return repeat(referee, now, same, made);
  throw stale(now);
}

const findKey = ({ moves }: Sitting, key: string): KeptMove | undefined => moves.find((move) => move.key === key);

const stale = ({ moves }: Sitting): Refusal =>
  new Refusal(
    "moved-elsewhere",
    `Moves were made elsewhere: there are ${moves.length} by now. Look at the play again.`,
    moves.length,
  );

/** Undefined if the store has moves that the sitting does not. */
async function tryMove(referee: Referee, sitting: Sitting, { key, move }: NewMove): Promise<Answer | undefined> {
  const { game, session } = sitting;
  const { people } = layOut(game, session.puzzle).table;
  const stranger = strangerIn(move, people.length);
  if (stranger !== undefined) throw new Refusal("no-person", `There is no person ${stranger}.`, stranger);
  const { session: next, outcome } = play(game, session, move);
  // What changes nothing is not kept; nor is what is asked after the end.
  if (next === session || isOver(sitting)) {
    return { outcome, play: await showPlay(referee, sitting, await resultIn(referee, sitting)) };
  }
  if (sitting.moves.length >= MOST_MOVES) throw new Refusal("too-many-moves", "This play has too many moves already.");
  const kept: KeptMove = { play: sitting.play.id, seq: sitting.moves.length, key, move, at: referee.now() };
  const after: Sitting = { ...sitting, session: next, moves: [...sitting.moves, kept], outcome };
  const result = resultOf(after);
  if (!(await append(referee, kept, result))) return undefined;
  referee.sittings.set(sitting.play.id, after);
  return { outcome, play: await showPlay(referee, after, result) };
}

async function append(referee: Referee, move: KeptMove, result: Result | undefined): Promise<boolean> {
  try {
    return await referee.store.appendMove(move, result);
  } catch (error) {
    if (!(error instanceof StoreError) || error.trouble !== "missing") throw error;
    referee.sittings.delete(move.play);
    throw new Refusal("no-play", "There is no such play.");
  }
}

/** The answer that the move had when it was first made. */
async function repeat(referee: Referee, sitting: Sitting, kept: KeptMove, { move }: NewMove): Promise<Answer> {
  const { puzzle, moves } = sitting.session;
  if (!isDeepStrictEqual(moves[kept.seq], move)) {
    throw new Refusal("key-used", "That key belongs to another move.");
  }
  const { outcome } = play(sitting.game, { puzzle, moves: moves.slice(0, kept.seq) }, move);
  return { outcome, play: await showPlay(referee, sitting, await resultIn(referee, sitting)) };
}
