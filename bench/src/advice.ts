// Whole seeded games of Clue: how many suggestions each way of asking needs until the envelope is certain, free to name
// any room and bound to the room one stands in, and how often it wins among players who accuse only when sure.

import {
  ASKERS,
  type AskerName,
  accusePractice,
  CLASSIC,
  cardsOf,
  cardToShow,
  type PracticeGame,
  seedRandom,
  startPractice,
  suggestPractice,
  viewFor,
} from "@demonstrandum/deals";
import { type BenchOptions, type Figures, makeTable } from "./harness.ts";

const SIZES = [3, 4, 6];
const GAMES = Number(process.env.ADVICE_GAMES ?? 150);
const MOST_TURNS = 40;
const WAYS: readonly AskerName[] = ["random", "not-own", "possible", "likeliest", "advice"];
const ROOMS = cardsOf(CLASSIC).flatMap(({ id, kind }) => (kind === "room" ? [id] : []));

interface Played {
  /** Suggestions of the first player until sure. */
  readonly own: number;
  readonly won: boolean;
}

export function run({ print }: BenchOptions): Figures {
  const rows = SIZES.flatMap((players) => WAYS.map((way) => measureWay(players, way)));
  print(
    makeTable(
      ["players", "asks", "suggestions, any room", "bound to a room", "wins among “possible”", "fair"],
      rows.map(({ players, way, free, bound, wins }) => [
        players,
        way,
        sayRange(free),
        sayRange(bound),
        sayRange(wins, 100),
        `${Math.round(100 / players)} %`,
      ]),
    ),
  );
  return {
    games: GAMES,
    rows: rows.map(({ players, way, free, bound, wins }) => ({
      players,
      way,
      free: free.mean,
      bound: bound.mean,
      wins: wins.mean,
    })),
  };
}

function measureWay(players: number, way: AskerName) {
  const play = (seed: number, isBound: boolean, rivals: AskerName, isRace: boolean) =>
    playGame(players, way, rivals, seed, isBound, isRace);
  const seeds = Array.from({ length: GAMES }, (_, at) => 1000 * players + at);
  return {
    players,
    way,
    free: rangeOf(seeds.map((seed) => play(seed, false, "not-own", false).own)),
    bound: rangeOf(seeds.map((seed) => play(seed, true, "not-own", false).own)),
    wins: rangeOf(seeds.map((seed) => (play(seed, false, "possible", true).won ? 1 : 0))),
  };
}

/** Plays until the first player is sure, or in a race until anyone is. */
function playGame(
  players: number,
  way: AskerName,
  rivals: AskerName,
  seed: number,
  isBound: boolean,
  isRace: boolean,
): Played {
  const names = Array.from({ length: players }, (_, seat) => `P${seat + 1}`);
  const random = seedRandom(seed);
  let game: PracticeGame = startPractice(CLASSIC, names, seed);
  // Whoever begins is ahead, so in a race the beginning goes round.
  if (isRace) game = { ...game, turn: seed % players };
  let own = 0;
  for (let turn = 0; turn < MOST_TURNS * players; turn++) {
    const by = names[game.turn] ?? "";
    const isFirst = game.turn === 0;
    const room = isBound ? ROOMS[Math.floor(random() * ROOMS.length)] : undefined;
    const view = viewFor(game, by);
    // Rivals who race for nothing need not reason.
    const { cards, isSure } = ASKERS[isFirst ? way : isRace ? rivals : "sight"]({ view, room, random });
    if (isSure && (isFirst || isRace)) return { own, won: accusePractice(game, cards).winner === "P1" };
    if (isFirst) own++;
    game = suggestPractice(game, cards, cardToShow(game, by, cards, random));
  }
  return { own: MOST_TURNS, won: false };
}

interface Range {
  readonly mean: number;
  /** Half of the 95 % confidence interval. */
  readonly half: number;
}

function rangeOf(values: readonly number[]): Range {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1);
  return { mean, half: 1.96 * Math.sqrt(variance / values.length) };
}

const sayRange = ({ mean, half }: Range, scale = 1): string =>
  scale === 1
    ? `${mean.toFixed(1)} ± ${half.toFixed(1)}`
    : `${Math.round(mean * scale)} ± ${Math.round(half * scale)} %`;
