// Making board puzzles: audited puzzles a second for each game, dialect and difficulty on one thread, beside the time that
// z3-solver needs to check the uniqueness of one of them, how near each label comes to its target, and how varied clues are.

import {
  foreseenSpeakers,
  type Game,
  idleSpeakers,
  insightsOf,
  LEVELS,
  layOut,
  OPEN_LEVELS,
  type Puzzle,
  path,
  profileOf,
  rate,
} from "@demonstrandum/engine";
import { TooMuch } from "@demonstrandum/logic";
import { isUnique, makeZ3, type Solver } from "@demonstrandum/solvers";
import { type Figures, makeTable, median, microseconds, percentile, type Run } from "./harness.ts";
import { PROOF_COLUMNS, proofRow } from "./proof-lengths.ts";
import { type BoardWay, makeOne, WAYS } from "./ways.ts";

const SAMPLE = 200;
const LIARS = 40;
/** Milliseconds of making puzzles before any is timed: until then the engine under us is still compiling. */
const WARM_MS = 2000;
/** Making and checking take turns so many times, so that both meet the same moods of the machine. */
const TURNS = 20;
const VARIETY = 500;
/** Forms that say of somebody named what they are, and more. */
const NAMING = /^(?:ONLY_|N_NEIGHBORS_A_|one-of-neighbors)/;

export const run: Run = async ({ print }) => {
  const z3 = makeZ3();
  const rows: (string | number)[][] = [];
  const profiles: string[][] = [];
  const proofs: string[][] = [];
  const figures: Record<string, Figures> = {};
  for (const way of WAYS) {
    for (const level of LEVELS) {
      const name = `${way.dialect} ${level.label}`;
      const { puzzles, ...timed } = await measureWay(z3, way, level.label, SAMPLE);
      const row = figuresOf(timed);
      figures[name] = row;
      rows.push([name, ...Object.values(row)]);
      profiles.push([name, ...profileRow(way.game, puzzles, level.target)]);
      proofs.push([name, ...proofRow(way.game, puzzles, level.proofs)]);
    }
  }
  const liars = await measureLiars(z3);
  z3.close();
  print("Audited puzzles on one warm thread, and one z3-solver uniqueness check of the same puzzles:");
  print(makeTable(COLUMNS, rows));
  print("");
  print(
    `People who take 1 clue or follow with another / 2 / 3+ clues, percent over ${SAMPLE} puzzles, and the most clues in one step:`,
  );
  print(
    "Long steps are told for the first and the second half; then the puzzles with a step of two clues or more in their last",
  );
  print(
    "third; the clues that tell nothing beyond who is known when they are heard, and nothing beyond all that is on the",
  );
  print("table: mean and most in one puzzle; and the share of clues that only name an identity.");
  print(
    makeTable(
      [
        "",
        "target",
        "reached",
        "most, median",
        "most, largest",
        "long, halves",
        "late step",
        "idle",
        "foreseen",
        "direct",
      ],
      profiles,
    ),
  );
  print("");
  print("Sentences of the proofs, insight by insight:");
  print(makeTable(PROOF_COLUMNS, [...proofs, ...liars.proofs]));
  print("");
  print("Boards of liars, audited, on one warm thread, with the suppositions they take on average:");
  print(makeTable([...COLUMNS, "suppositions"], liars.rows));
  print("");
  return { ...figures, ...liars.figures, variety: measureVariety(print) };
};

/** A board of liars takes longer than others, and its labels go by suppositions. */
async function measureLiars(z3: Solver) {
  const rows: (string | number)[][] = [];
  const proofs: string[][] = [];
  const figures: Record<string, Figures> = {};
  for (const way of WAYS) {
    for (const { label, proofs: allowed } of OPEN_LEVELS) {
      const name = `${way.dialect} ${label}, liars`;
      const { puzzles, ...timed } = await measureWay(z3, { ...way, liars: true }, label, LIARS);
      const row = {
        ...figuresOf(timed),
        suppositions: meanOf(puzzles.map((puzzle) => suppositionsIn(way.game, puzzle))),
      };
      figures[name] = row;
      rows.push([name, ...Object.values(row)]);
      proofs.push([name, ...proofRow(way.game, puzzles, allowed)]);
    }
  }
  return { rows, proofs, figures };
}

function suppositionsIn(game: Game, puzzle: Puzzle): number {
  const card = rate(game, puzzle);
  return card instanceof TooMuch ? Number.NaN : (card.remarks?.suppositions ?? Number.NaN);
}

const COLUMNS = ["", "a second", "median ms", "p99 ms", "one z3 check ms", "puzzles in one check"];

function figuresOf({ times, checks }: Pick<Measured, "times" | "checks">) {
  const [check, mean] = [meanOf(checks), meanOf(times)];
  return {
    perSecond: 1e6 / mean,
    medianMs: median(times) / 1000,
    p99Ms: percentile(times, 99) / 1000,
    z3CheckMs: check / 1000,
    inOneCheck: check / mean,
  };
}

interface Measured {
  /** Microseconds for each puzzle, and for each check of one. */
  readonly times: number[];
  readonly checks: number[];
  readonly puzzles: Puzzle[];
}

async function measureWay(z3: Solver, way: BoardWay, difficulty: string, sample: number): Promise<Measured> {
  const start = performance.now();
  for (let i = 0; performance.now() - start < WARM_MS; i++) makeOne(way, difficulty, `warm ${i}`);
  const measured: Measured = { times: [], checks: [], puzzles: [] };
  const { times, checks, puzzles } = measured;
  await checkOne(z3, way.game, makeOne(way, difficulty, "warm"));
  for (let i = 0; i < sample; i++) {
    times.push(microseconds(() => puzzles.push(makeOne(way, difficulty, `bench ${i}`))));
    if (i % (sample / TURNS) === 0) checks.push(await checkOne(z3, way.game, puzzles[i] as Puzzle));
  }
  return measured;
}

/** Microseconds of one check; telling z3 the puzzle is part of it. */
async function checkOne(z3: Solver, game: Game, puzzle: Puzzle): Promise<number> {
  const { theory } = layOut(game, puzzle);
  const start = performance.now();
  if (!(await isUnique(z3, theory))) throw new Error("z3 found a second world.");
  return (performance.now() - start) * 1000;
}

const meanAndMost = (counts: readonly number[]): string => `${meanOf(counts).toFixed(1)}, ${Math.max(...counts)}`;

const meanOf = (times: readonly number[]): number => times.reduce((sum, time) => sum + time, 0) / times.length;

function profileRow(game: Game, puzzles: readonly Puzzle[], target: readonly number[]): string[] {
  const sizes = puzzles.map((puzzle) =>
    insightsOf(path(game, puzzle)).flatMap((steps) => steps.map(({ speakers }, i) => (i === 0 ? speakers.length : 1))),
  );
  const steps = profileOf(sizes.flat());
  const total = sizes.flat().length;
  const percent = (from: number, to: number): string =>
    ((100 * steps.slice(from, to).reduce((sum, count) => sum + count, 0)) / total).toFixed(0);
  const most = sizes.map((each) => Math.max(...each));
  const reached = `${percent(0, 2)} / ${percent(2, 3)} / ${percent(3, steps.length)}`;
  return [
    target.join(" / "),
    reached,
    String(median(most)),
    String(Math.max(...most)),
    ...spreadRow(game, sizes, puzzles),
  ];
}

/** How hardness is spread over the puzzles, and how many of their clues are wasted. */
function spreadRow(game: Game, sizes: readonly (readonly number[])[], puzzles: readonly Puzzle[]): string[] {
  const share = (part: readonly number[]): string =>
    `${((100 * part.filter((size) => size > 2).length) / part.length).toFixed(0)} %`;
  const half = (each: readonly number[]): number => Math.ceil(each.length / 2);
  const late = sizes.filter((each) => each.slice(-Math.floor(each.length / 3)).some((size) => size > 1));
  const tables = puzzles.map((puzzle) => layOut(game, puzzle));
  const direct = tables.flatMap(({ table }) => table.clues.map(({ kind }) => (kind === "direct" ? 100 : 0)));
  return [
    `${share(sizes.flatMap((each) => each.slice(0, half(each))))} → ${share(sizes.flatMap((each) => each.slice(half(each))))}`,
    `${((100 * late.length) / sizes.length).toFixed(0)} %`,
    meanAndMost(tables.map((laid) => idleSpeakers(laid).length)),
    meanAndMost(tables.map((laid) => foreseenSpeakers(laid).length)),
    `${meanOf(direct).toFixed(0)} %`,
  ];
}

/** What kinds of clues default puzzles are made of. */
function measureVariety(print: (line: string) => void): Figures {
  const figures: Record<string, Figures> = {};
  const rows = WAYS.map((way) => {
    const counts = new Map<string, number>();
    let direct = 0;
    let naming = 0;
    let all = 0;
    for (let i = 0; i < VARIETY; i++) {
      for (const { form, kind } of layOut(way.game, makeOne(way, "medium", `variety ${i}`)).table.clues) {
        counts.set(form, (counts.get(form) ?? 0) + 1);
        all++;
        if (kind === "direct") direct++;
        if (kind === "direct" || NAMING.test(form)) naming++;
      }
    }
    const sorted = [...counts].sort(([, a], [, b]) => b - a);
    const share = (count: number): number => (100 * count) / all;
    const [most = ["", 0], least = ["", 0]] = [sorted[0], sorted[sorted.length - 1]];
    figures[way.dialect] = {
      forms: counts.size,
      mostPercent: share(most[1]),
      directPercent: share(direct),
      namingPercent: share(naming),
    };
    const say = ([form, count]: readonly [string, number]): string => `${form} ${share(count).toFixed(1)} %`;
    return [
      way.dialect,
      String(counts.size),
      say(most),
      say(least),
      `${share(direct).toFixed(1)} %`,
      `${share(naming).toFixed(1)} %`,
    ];
  });
  print(`Clue forms in ${VARIETY} medium puzzles:`);
  print(makeTable(["", "forms", "most common", "rarest", "direct", "name an identity"], rows));
  return figures;
}
