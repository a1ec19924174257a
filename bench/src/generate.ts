// Making board puzzles: audited puzzles a second for each game, dialect and difficulty on one thread, beside the time that
// z3-solver needs to check the uniqueness of one of them, how near each label comes to its target, and how varied clues are.

import { type Game, generate, LEVELS, layOut, type Puzzle, path, profileOf } from "@demonstrandum/engine";
import { cultivators, who } from "@demonstrandum/games";
import { isUnique, makeZ3, type Solver } from "@demonstrandum/solvers";
import { type Figures, makeTable, measureAsync, median, microseconds, percentile, type Run } from "./harness.ts";

interface Way {
  readonly game: Game;
  readonly dialect: string;
}

const WAYS: readonly Way[] = [
  { game: cultivators, dialect: "classic" },
  { game: cultivators, dialect: "atoms" },
  { game: who, dialect: "who" },
];
const SAMPLE = 200;
const WARM = 20;
const CHECKS = 10;
const VARIETY = 500;

export const run: Run = async ({ print }) => {
  const z3 = makeZ3();
  const rows: (string | number)[][] = [];
  const profiles: string[][] = [];
  const figures: Record<string, Figures> = {};
  for (const way of WAYS) {
    for (const level of LEVELS) {
      const name = `${way.dialect} ${level.label}`;
      const { times, puzzles } = makeMany(way, level.label, SAMPLE);
      const check = await measureCheck(z3, way.game, puzzles.slice(0, CHECKS));
      const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
      const row = {
        perSecond: 1e6 / mean,
        medianMs: median(times) / 1000,
        p99Ms: percentile(times, 99) / 1000,
        z3CheckMs: check / 1000,
        inOneCheck: check / mean,
      };
      figures[name] = row;
      rows.push([name, ...Object.values(row)]);
      profiles.push([name, ...profileRow(way.game, puzzles, level.target)]);
    }
  }
  z3.close();
  print("Audited puzzles on one thread, and one z3-solver uniqueness check of the same puzzles:");
  print(makeTable(["", "a second", "median ms", "p99 ms", "one z3 check ms", "puzzles in one check"], rows));
  print("");
  print(`Steps that need 1 / 2 / 3+ clues, percent over ${SAMPLE} puzzles, and the most clues in one step:`);
  print(makeTable(["", "target", "reached", "most, median", "most, largest"], profiles));
  print("");
  return { ...figures, variety: measureVariety(print) };
};

function makeOne({ game, dialect }: Way, difficulty: string, seed: string): Puzzle {
  const generated = generate(game, { dialect, difficulty }, seed);
  if (!generated.ok) throw new Error(generated.failure.text);
  return generated.puzzle;
}

function makeMany(way: Way, difficulty: string, count: number): { times: number[]; puzzles: Puzzle[] } {
  for (let i = 0; i < WARM; i++) makeOne(way, difficulty, `warm ${i}`);
  const puzzles: Puzzle[] = [];
  const times = Array.from({ length: count }, (_, i) =>
    microseconds(() => puzzles.push(makeOne(way, difficulty, `bench ${i}`))),
  );
  return { times, puzzles };
}

/** Median microseconds of one check; telling z3 the puzzle is part of it. */
async function measureCheck(z3: Solver, game: Game, puzzles: readonly Puzzle[]): Promise<number> {
  const theories = puzzles.map((puzzle) => layOut(game, puzzle).theory);
  const check = async (): Promise<void> => {
    for (const theory of theories) if (!(await isUnique(z3, theory))) throw new Error("z3 found a second world.");
  };
  return measureAsync(check, { operations: theories.length });
}

function profileRow(game: Game, puzzles: readonly Puzzle[], target: readonly number[]): string[] {
  const sizes = puzzles.map((puzzle) => path(game, puzzle).map(({ speakers }) => speakers.length));
  const steps = profileOf(sizes.flat());
  const total = sizes.flat().length;
  const percent = (from: number, to: number): string =>
    ((100 * steps.slice(from, to).reduce((sum, count) => sum + count, 0)) / total).toFixed(0);
  const most = sizes.map((each) => Math.max(...each));
  const reached = `${percent(0, 2)} / ${percent(2, 3)} / ${percent(3, steps.length)}`;
  return [target.join(" / "), reached, String(median(most)), String(Math.max(...most))];
}

/** What kinds of clues default puzzles are made of. */
function measureVariety(print: (line: string) => void): Figures {
  const figures: Record<string, Figures> = {};
  const rows = WAYS.map((way) => {
    const counts = new Map<string, number>();
    let direct = 0;
    let all = 0;
    for (let i = 0; i < VARIETY; i++) {
      for (const { form, kind } of layOut(way.game, makeOne(way, "medium", `variety ${i}`)).table.clues) {
        counts.set(form, (counts.get(form) ?? 0) + 1);
        all++;
        if (kind === "direct") direct++;
      }
    }
    const sorted = [...counts].sort(([, a], [, b]) => b - a);
    const share = (count: number): number => (100 * count) / all;
    const [most = ["", 0], least = ["", 0]] = [sorted[0], sorted[sorted.length - 1]];
    figures[way.dialect] = { forms: counts.size, mostPercent: share(most[1]), directPercent: share(direct) };
    const say = ([form, count]: readonly [string, number]): string => `${form} ${share(count).toFixed(1)} %`;
    return [way.dialect, String(counts.size), say(most), say(least), `${share(direct).toFixed(1)} %`];
  });
  print(`Clue forms in ${VARIETY} medium puzzles:`);
  print(makeTable(["", "forms", "most common", "rarest", "direct"], rows));
  return figures;
}
