// Whole seeded games of Clue: how many suggestions each way of asking needs until the envelope is certain, free to name
// any room and bound to the room one stands in, and how often it wins among players who accuse only when sure. All ways
// play the same deals, game by game, until there are enough games or the time for a table is up.

import type { AskerName } from "@demonstrandum/deals";
import { type ClueMatch, type PlayStyle, playGame } from "./clue-games.ts";
import { type BenchOptions, type Figures, makeTable } from "./harness.ts";

const SIZES = (process.env.ADVICE_PLAYERS ?? "3,4,6").split(",").map(Number);
const MOST_GAMES = Number(process.env.ADVICE_GAMES ?? 300);
const SECONDS = Number(process.env.ADVICE_SECONDS ?? 180);

/** Games that nothing was tuned on. */
const FIRST_SEED = Number(process.env.ADVICE_SEED ?? 100_000);

/** What the others are compared with. */
const SIMPLEST: AskerName = "likeliest";

interface Measured {
  readonly name: string;
  readonly way: PlayStyle;
  /** Only how often it wins is of interest. */
  readonly isRaceOnly?: boolean;
}

const WAYS: readonly Measured[] = [
  { name: "random", way: { asks: "random" } },
  { name: "never own cards", way: { asks: "not-own" } },
  { name: "any possible envelope", way: { asks: "possible" } },
  { name: "likeliest envelope", way: { asks: SIMPLEST } },
  { name: "our advice", way: { asks: "advice" } },
  { name: "… as if of a population", way: { asks: "advice", population: true } },
  { name: "… knowing their habits", way: { asks: "advice", knowsHabits: true } },
  { name: "… and shows as advised", way: { asks: "advice", showsAsAdvised: true }, isRaceOnly: true },
  { name: "… and accuses as advised", way: { asks: "advice", accusesAsAdvised: true }, isRaceOnly: true },
];

/** What every way did, game by game in the same order. */
interface Results {
  readonly free: number[];
  readonly bound: number[];
  readonly wins: number[];
  readonly errors: number[];
}

export function run({ print }: BenchOptions): Figures {
  return { tables: SIZES.map((players) => measureTable(players, print)) };
}

function measureTable(players: number, print: (line: string) => void): Figures {
  const results = WAYS.map((): Results => ({ free: [], bound: [], wins: [], errors: [] }));
  const start = performance.now();
  let games = 0;
  for (; games < MOST_GAMES && performance.now() - start < SECONDS * 1000; games++) {
    WAYS.forEach((measured, at) => {
      playAll(measured, { players, seed: FIRST_SEED * players + games }, results[at] as Results);
    });
  }
  const seconds = Math.round((performance.now() - start) / 1000);
  print(`\n${players} players, ${games} games of each kind in ${seconds} s; means with their 95 % intervals\n`);
  const simplest = results[WAYS.findIndex(({ way }) => way.asks === SIMPLEST)] as Results;
  print(
    makeTable(
      [
        "asks",
        "suggestions, any room",
        "beside likeliest",
        "bound to a room",
        "beside likeliest",
        "wins",
        "wrongly accused",
      ],
      WAYS.map(({ name }, at) => rowOf(name, results[at] as Results, simplest)),
    ),
  );
  print(`A fair share of wins would be ${Math.round(100 / players)} %.`);
  return { players, games, ways: WAYS.map(({ name }, at) => figuresOf(name, results[at] as Results)) };
}

function playAll(
  { way, isRaceOnly }: Measured,
  { players, seed }: Pick<ClueMatch, "players" | "seed">,
  into: Results,
): void {
  if (!isRaceOnly) {
    into.free.push(playGame({ players, seed, way }).own);
    into.bound.push(playGame({ players, seed, way, isBound: true }).own);
  }
  const { hasWon, hasErred } = playGame({ players, seed, way, rivals: "possible" });
  into.wins.push(hasWon ? 1 : 0);
  into.errors.push(hasErred ? 1 : 0);
}

function rowOf(name: string, { free, bound, wins, errors }: Results, simplest: Results): string[] {
  return [
    name,
    sayRange(rangeOf(free)),
    sayRange(rangeOf(differences(free, simplest.free))),
    sayRange(rangeOf(bound)),
    sayRange(rangeOf(differences(bound, simplest.bound))),
    sayShare(rangeOf(wins)),
    `${errors.reduce((sum, each) => sum + each, 0)}`,
  ];
}

function figuresOf(name: string, { free, bound, wins, errors }: Results): Figures {
  const figures = (values: readonly number[]): Figures => ({ ...rangeOf(values) });
  return { name, free: figures(free), bound: figures(bound), wins: figures(wins), errors: rangeOf(errors).mean };
}

const differences = (values: readonly number[], others: readonly number[]): number[] =>
  values.map((value, at) => value - (others[at] ?? Number.NaN));

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

const sayRange = ({ mean, half }: Range): string =>
  Number.isNaN(mean) ? "" : `${mean.toFixed(2)} ± ${half.toFixed(2)}`;
const sayShare = ({ mean, half }: Range): string => `${Math.round(100 * mean)} ± ${Math.round(100 * half)} %`;
