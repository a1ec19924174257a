// Plays: beginning one, finding it again, and what its player may see of it. The puzzle itself leaves only when the play
// is over.

import {
  type Game,
  isQuestion,
  type Move,
  makeCode,
  type Outcome,
  type Puzzle,
  play as playMove,
  type Question,
  type Session,
  stateOf,
  tellOutcome,
  tellTable,
  tellView,
  type View,
  view,
} from "@demonstrandum/engine";
import { tellGame, type WordsOfGames } from "@demonstrandum/games";
import type { KeptMove, Play, Result } from "@demonstrandum/store";
import { makeAhead } from "./ahead.ts";
import { parseDay } from "./day.ts";
import { gameOf } from "./day-puzzle.ts";
import { HERE, type Onlooker } from "./onlooker.ts";
import { makeId, type Referee } from "./referee.ts";
import { Refusal } from "./refusal.ts";
import { isOver, type ResultView, showResult } from "./results.ts";
import { dayTitle } from "./title.ts";
import { FLAGSHIP } from "./week.ts";

/** A play with its moves, as of the last look into the store. */
export interface Sitting {
  readonly play: Play;
  readonly game: Game;
  readonly session: Session;
  readonly moves: readonly KeptMove[];
}

/** All that its player may know. */
export interface PlayView {
  readonly id: string;
  readonly day: string;
  readonly game: string;
  /** Of the day, counted from the first. */
  readonly number: number;
  /** Of the day's flagship; the other puzzles have none. */
  readonly title?: string;
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
  onlooker: Onlooker = HERE,
): Promise<PlayView> {
  const published = parseDay(day, referee.now());
  const game = gameOf(published, gameId);
  await loadPuzzle(referee, published, game);
  const id = makeId();
  const begun = { id, player, day: published, game: game.id, startedAt: referee.now() };
  const play = await referee.store.beginPlay(begun);
  if (play.id === id) {
    const sitting = await sit(referee, play, []);
    referee.sittings.set(id, sitting);
    return showPlay(referee, sitting, onlooker);
  }
  return lookAt(referee, player, play.id, onlooker);
}

/** The play as it stands now. */
export async function lookAt(
  referee: Referee,
  player: string,
  id: string,
  onlooker: Onlooker = HERE,
): Promise<PlayView> {
  const sitting = await loadSitting(referee, player, id);
  return showPlay(referee, sitting, onlooker, await resultIn(referee, sitting));
}

/** The kept result of a play that is over. */
export const resultIn = async (referee: Referee, sitting: Sitting): Promise<Result | undefined> =>
  isOver(sitting) ? referee.store.result(sitting.play.id) : undefined;

/** Throws Refusal, the same whether there is no such play or it is another's. */
export async function ownPlay(referee: Referee, player: string, id: string): Promise<Play> {
  const play = await referee.store.play(id);
  if (play?.player === player) return play;
  referee.sittings.delete(id);
  throw new Refusal("no-play", "There is no such play.");
}

/** Looks into the store. Throws Refusal. */
export async function loadSitting(referee: Referee, player: string, id: string): Promise<Sitting> {
  const play = await ownPlay(referee, player, id);
  const known = referee.sittings.get(id);
  // Moves are only ever added, so as many moves are the same moves.
  if (known && known.moves.length === (await referee.store.countMoves(id))) return known;
  const moves = await referee.store.moves(id);
  const sitting = await sit(referee, play, moves);
  referee.sittings.set(id, sitting);
  return sitting;
}

/** Moves were checked when they came. */
export async function sit(referee: Referee, play: Play, kept: readonly KeptMove[]): Promise<Sitting> {
  const game = gameOf(play.day, play.game);
  const puzzle = await loadPuzzle(referee, play.day, game);
  return { play, game, session: { puzzle, moves: kept.map(({ move }) => move as Move) }, moves: kept };
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

/** The number that all puzzles of a day have, and the title that its flagship has. */
export function calledIn({ day, game }: Play, { language }: Onlooker): Pick<PlayView, "number" | "title"> {
  const { number, title } = dayTitle(day, language);
  return { number, ...(game === FLAGSHIP ? { title } : {}) };
}

export async function showPlay(
  referee: Referee,
  sitting: Sitting,
  onlooker: Onlooker,
  result?: Result,
): Promise<PlayView> {
  const { play, game, session } = sitting;
  const { id, day, startedAt } = play;
  const table = tellTable(tellGame(onlooker.words, game), session.puzzle);
  const outcome = await outcomeAt(referee, sitting, session.moves.length - 1, onlooker);
  return {
    id,
    day,
    game: game.id,
    ...calledIn(play, onlooker),
    startedAt,
    now: referee.now(),
    moves: session.moves,
    view: tellView(table, view(game, session)),
    ...(outcome ? { outcome } : {}),
    ...(result ? { result: await showResult(referee, result), code: makeCode(game, session.puzzle) } : {}),
  };
}

/** What a move brought, in the onlooker's words. The answer to a question is found once in each language, and then remembered. */
export async function outcomeAt(
  referee: Referee,
  { play, game, session: { puzzle, moves } }: Sitting,
  seq: number,
  onlooker: Onlooker,
): Promise<Outcome | undefined> {
  const move = moves[seq];
  if (!move) return undefined;
  const before = { puzzle, moves: moves.slice(0, seq) };
  const { words } = onlooker;
  if (!isQuestion(move))
    return tellOutcome(tellTable(tellGame(words, game), puzzle), playMove(game, before, move).outcome);
  const name = outcomeName(play, seq);
  const known = referee.outcomes.get(name)?.get(words);
  const outcome = known ?? (await onlooker.answer(game, askedIn(game, before, move)));
  if (!known) rememberOutcome(referee, name, words, outcome);
  return outcome;
}

export const outcomeName = ({ id }: Play, seq: number): string => `${id} ${seq}`;

export function rememberOutcome({ outcomes }: Referee, name: string, words: WordsOfGames, outcome: Outcome): void {
  outcomes.set(name, new Map([...(outcomes.get(name) ?? []), [words, outcome]]));
}

/** The question with all that its answer depends on. */
export function askedIn(game: Game, session: Session, question: Question) {
  const { known } = stateOf(game, session).position.facts;
  const revealed = Array.from({ length: 32 }, (_, person) => person).filter((person) => ((known >>> person) & 1) === 1);
  return { puzzle: session.puzzle, revealed, question };
}
