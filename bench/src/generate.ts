// Making board puzzles: audited puzzles a second for each game, dialect and difficulty on one thread, beside the time that
// z3-solver needs to check the uniqueness of one of them, how near each label comes to its target, and how varied clues are.

import { type Game, LEVELS, layOut, OPEN_LEVELS, type Puzzle, rate } from "@demonstrandum/engine";
import { TooMuch } from "@demonstrandum/logic";
import { isUnique, makeZ3, type Solver } from "@demonstrandum/solvers";
import { type Figures, makeTable, median, microseconds, percentile, type Run } from "./harness.ts";
import { PROOF_COLUMNS, proofRow } from "./proof-lengths.ts";
import { CLUE_COLUMNS, clueRow, feel, PROFILE_COLUMNS, profileRow, WIDTH_COLUMNS, widthRow } from "./texture-rows.ts";
import { type BoardWay, makeOne, WAYS } from "./ways.ts";

const SAMPLE = Number(process.env.PUZZLES ?? 200);
/** Measured on the best daily game of the genre, by people; of brutal the least. */
const TARGETS: Readonly<Record<string, readonly number[]>> = {
  easy: [80, 19, 1],
  medium: [69, 24, 6],
  hard: [52, 30, 18],
  brutal: [60, 19, 21],
};
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
  const [profiles, clues, widths]: [string[][], string[][], string[][]] = [[], [], []];
  const proofs: string[][] = [];
  const figures: Record<string, Figures> = {};
  for (const way of WAYS) {
    for (const level of LEVELS) {
      const name = `${way.dialect} ${level.label}`;
      const { puzzles, ...timed } = await measureWay(z3, way, level.label, SAMPLE);
      const row = figuresOf(timed);
      figures[name] = row;
      rows.push([name, ...Object.values(row)]);
      const felt = puzzles.map((puzzle) => feel(way.game, puzzle));
      profiles.push([name, ...profileRow(felt, TARGETS[level.label] ?? [])]);
      clues.push([name, ...clueRow(felt, layOut(way.game, puzzles[0] as Puzzle).table.people.length)]);
      widths.push([name, ...widthRow(felt)]);
      proofs.push([name, ...proofRow(way.game, puzzles, level.proofs)]);
    }
  }
  const liars = await measureLiars(z3);
  z3.close();
  print("Audited puzzles on one warm thread, and one z3-solver uniqueness check of the same puzzles:");
  print(makeTable(COLUMNS, rows));
  print("");
  print(
    `People who take 1 / 2 / 3+ clues, revealed one by one, percent over ${SAMPLE} puzzles; the most clues in one insight,`,
  );
  print(
    "median and largest; how many puzzles have so many insights of three clues or more; the share of people who take three in",
  );
  print("the first and the second half; and the puzzles with a step of two clues or more in their last third:");
  print(makeTable(PROFILE_COLUMNS, profiles));
  print("");
  print(
    "Kinds of sentences, the commonest, clues that only name an identity, that name one, that tell nothing beyond who is known",
  );
  print("when they are heard, and nothing beyond all that is on the table: mean, and the most in one puzzle:");
  print(makeTable(CLUE_COLUMNS, clues));
  print("");
  print(
    "Verdicts open at a moment, moments with only one, clues that serve several insights, insights of the busiest clue:",
  );
  print(makeTable(WIDTH_COLUMNS, widths));
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
    if (i % Math.ceil(sample / TURNS) === 0) checks.push(await checkOne(z3, way.game, puzzles[i] as Puzzle));
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

const meanOf = (times: readonly number[]): number => times.reduce((sum, time) => sum + time, 0) / times.length;

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
