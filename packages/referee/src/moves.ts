// Making a move. Moves are only ever added, one after another: a move says how many came before it, and a key names it, so
// it is safe to send it twice, from two tabs, or again after a lost answer.

import { isDeepStrictEqual } from "node:util";
import {
  isQuestion,
  layOut,
  type Move,
  type Outcome,
  play,
  recorded,
  strangerIn,
  tellOutcome,
  tellTable,
} from "@demonstrandum/engine";
import { tellGame } from "@demonstrandum/games";
import { type KeptMove, type Result, StoreError } from "@demonstrandum/store";
import { MOST_MOVES, type NewMove } from "./move-schema.ts";
import { HERE, type Onlooker } from "./onlooker.ts";
import {
  askedIn,
  loadSitting,
  outcomeAt,
  outcomeName,
  type PlayView,
  rememberOutcome,
  resultIn,
  type Sitting,
  showPlay,
} from "./plays.ts";
import type { Referee } from "./referee.ts";
import { Refusal } from "./refusal.ts";
import { isOver, resultOf } from "./results.ts";

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
  onlooker: Onlooker = HERE,
): Promise<Answer> {
  const known = referee.sittings.get(id);
  // What is remembered may be old, so only a move that it allows is tried on it.
  if (known?.play.player === player && known.moves.length === made.after && !findKey(known, made.key)) {
    const answer = await tryMove(referee, known, made, onlooker);
    if (answer) return answer;
  }
  return moveAfterLook(referee, await loadSitting(referee, player, id), made, onlooker);
}

async function moveAfterLook(referee: Referee, sitting: Sitting, made: NewMove, onlooker: Onlooker): Promise<Answer> {
  const earlier = findKey(sitting, made.key);
  if (earlier) return repeat(referee, sitting, earlier, made, onlooker);
  if (sitting.moves.length !== made.after) throw stale(sitting);
  const answer = await tryMove(referee, sitting, made, onlooker);
  if (answer) return answer;
  // Somebody was faster: it may have been this same move, sent twice at once.
  const now = await loadSitting(referee, sitting.play.player, sitting.play.id);
  const same = findKey(now, made.key);
  if (same) return repeat(referee, now, same, made, onlooker);
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
async function tryMove(
  referee: Referee,
  sitting: Sitting,
  { key, move }: NewMove,
  onlooker: Onlooker,
): Promise<Answer | undefined> {
  const { game, session } = sitting;
  refuseStranger(sitting, move);
  const isFull = sitting.moves.length >= MOST_MOVES && !isOver(sitting);
  // Before the work, not after it.
  if (isFull && isQuestion(move)) throw tooManyMoves();
  const outcome = isQuestion(move)
    ? await onlooker.answer(game, askedIn(game, session, move))
    : tellOutcome(tellTable(tellGame(onlooker.words, game), session.puzzle), play(game, session, move).outcome);
  const next = recorded(game, session, move, outcome);
  // What changes nothing is not kept; nor is what is asked after the end.
  if (next === session || isOver(sitting)) {
    return { outcome, play: await showPlay(referee, sitting, onlooker, await resultIn(referee, sitting)) };
  }
  if (isFull && !FINDS.has(outcome.kind)) throw tooManyMoves();
  const kept: KeptMove = { play: sitting.play.id, seq: sitting.moves.length, key, move, at: referee.now() };
  const after: Sitting = { ...sitting, session: next, moves: [...sitting.moves, kept] };
  const result = resultOf(after);
  if (!(await append(referee, kept, result))) return undefined;
  referee.sittings.set(sitting.play.id, after);
  if (result) referee.streaks.delete(sitting.play.player);
  rememberOutcome(referee, outcomeName(sitting.play, kept.seq), onlooker.words, outcome);
  return { outcome, play: await showPlay(referee, after, onlooker, result) };
}

function refuseStranger({ game, session }: Sitting, move: Move): void {
  const stranger = strangerIn(move, layOut(game, session.puzzle).table.people.length);
  if (stranger !== undefined) throw new Refusal("no-person", `There is no person ${stranger}.`, stranger);
}

/** What brings a play nearer to its end. */
const FINDS: ReadonlySet<Outcome["kind"]> = new Set(["accepted", "convicted"]);

const tooManyMoves = (): Refusal =>
  new Refusal(
    "too-many-moves",
    `This play has its ${MOST_MOVES} moves. Only what is right is taken from now on.`,
    MOST_MOVES,
  );

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
async function repeat(
  referee: Referee,
  sitting: Sitting,
  { seq }: KeptMove,
  { move }: NewMove,
  onlooker: Onlooker,
): Promise<Answer> {
  const outcome = isDeepStrictEqual(sitting.session.moves[seq], move)
    ? await outcomeAt(referee, sitting, seq, onlooker)
    : undefined;
  if (!outcome) throw new Refusal("key-used", "That key belongs to another move.");
  return { outcome, play: await showPlay(referee, sitting, onlooker, await resultIn(referee, sitting)) };
}
