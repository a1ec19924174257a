// Villages: how many a second, what one uniqueness check costs beside other solvers, and how it all grows with the village.

import { generate, layOut, makeRng } from "@demonstrandum/engine";
import {
  chooseTargetAssignment,
  cultivators,
  greedyAssignStatementsUntilUnique,
  hasOneSolution,
  isUniquelySatisfiable,
  listCandidateBundlesForSpeaker,
  makeSharedLibrary,
  parseVillageConfig,
  type SharedLibrary,
  type Truths,
  theoryOf,
  truthsOf,
  type Village,
  village,
  villageOf,
} from "@demonstrandum/games";
import { entailed, fullMask, makeTheory, type Theory } from "@demonstrandum/logic";
import { isUnique, makeCadical, makeZ3, type Solver } from "@demonstrandum/solvers";
import {
  type Figures,
  makeTable,
  measure,
  measureAsync,
  microseconds,
  percentile,
  type Run,
  sayFigure,
} from "./harness.ts";
import { makeLogicSolver } from "./logic-solver.ts";

const LEVELS = village.labels;
const SIZES = [4, 6, 8, 10, 12, 14, 16];
const SAMPLE = 20;

export const run: Run = async ({ print }) => {
  const rates = measureRates(print);
  const checks = await measureChecks(print);
  const liars = await measureLiars(print);
  return { ...rates, ...checks, liars, growth: measureGrowth(print) };
};

/** Microseconds of each of `count` runs. */
const timesOf = (count: number, work: (i: number) => void): number[] =>
  Array.from({ length: count }, (_, i) => microseconds(() => work(i)));

function draw(
  config: ReturnType<typeof parseVillageConfig>,
  { library, truth, speakers }: SharedLibrary,
  seed: string,
) {
  const rng = makeRng(seed);
  const target = chooseTargetAssignment(config, rng);
  const candidates = Array.from({ length: config.N }, (_, speaker) =>
    listCandidateBundlesForSpeaker(speaker, target, library, truth, { ...config, mayContradict: false }, rng),
  );
  return greedyAssignStatementsUntilUnique(target, candidates, truth, speakers, config, rng);
}

function makeAudited(config: object, seed: string): Village {
  const generated = generate(village, config, seed);
  if (!generated.ok) throw new Error(generated.failure.text);
  return villageOf(generated.puzzle);
}

function measureRates(print: (line: string) => void): Figures {
  const config = parseVillageConfig({});
  const shared = makeSharedLibrary(config);
  for (let i = 0; i < 200; i++) draw(config, shared, `warm/${i}`);
  const drawn = timesOf(500, (i) => draw(config, shared, `draw/${i}`));
  const rows = [["drawn until unique", ...rowOf(drawn)]];
  const rates: Record<string, number> = { drawn: rateOf(drawn) };
  for (const difficulty of LEVELS) {
    for (let i = 0; i < 50; i++) makeAudited({ difficulty }, `warm/${i}`);
    const times = timesOf(300, (i) => makeAudited({ difficulty }, `made/${i}`));
    rows.push([`${difficulty}, audited`, ...rowOf(times)]);
    rates[difficulty] = rateOf(times);
  }
  print("Six villagers, two statements each, one thread:");
  print(makeTable(["", "a second", "median µs", "p99 µs"], rows));
  return { puzzlesPerSecond: rates };
}

const rateOf = (times: readonly number[]): number => 1e6 / (times.reduce((sum, time) => sum + time, 0) / times.length);
const rowOf = (times: readonly number[]): string[] =>
  [rateOf(times), percentile(times, 50), percentile(times, 99)].map(sayFigure);

/** "Is there exactly one solution?", asked of everyone about the same villages, half of them spoilt. */
async function measureChecks(print: (line: string) => void): Promise<Figures> {
  const config = parseVillageConfig({});
  const shared = makeSharedLibrary(config);
  const made = Array.from({ length: SAMPLE }, (_, i) => makeAudited({}, `check/${i}`));
  const villages = made.map((each, i) =>
    i % 2 === 0 ? each : { ...each, statements: each.statements.with(i % 6, []) },
  );
  const truths = villages.map((each) => truthsOf(each, shared.truth));
  const ours = truths.map((said) => hasOneSolution(said, shared.speakers, false));
  const rounds = 2000;
  const us: Record<string, number> = {
    masks: measure(() => checkAll(rounds, truths, shared), { operations: rounds * SAMPLE }),
    "masks, tables included": measure(() => villages.filter((each) => isUniquelySatisfiable(each)), {
      operations: SAMPLE,
    }),
  };
  let disagreements = 0;
  for (const solver of [makeZ3(), makeLogicSolver(), await makeCadical()]) {
    disagreements += await countDisagreements(solver, villages, ours);
    us[solver.name] = await measureAsync(() => askAll(solver, villages), { operations: SAMPLE });
    solver.close();
  }
  const rows = Object.entries(us).map(([name, time]) => [name, time, time / (us.masks ?? 1)]);
  print(`\nOne uniqueness check of a village of six, in the same run (${disagreements} disagreements):`);
  print(makeTable(["", "µs", "× masks"], rows));
  return { us, disagreements };
}

/** The same question about boards of twenty on which demons lie, half of them with somebody who says nothing. */
async function measureLiars(print: (line: string) => void): Promise<Figures> {
  const theories = Array.from({ length: SAMPLE }, (_, i) => liarsTheory(`check/${i}`, i % 2 === 1));
  const ours = theories.map(isSettled);
  const us: Record<string, number> = {
    ours: measure(() => theories.filter(isSettled), { operations: SAMPLE }),
  };
  let disagreements = 0;
  for (const solver of [makeZ3(), makeLogicSolver(), await makeCadical()]) {
    for (const [i, theory] of theories.entries()) if ((await isUnique(solver, theory)) !== ours[i]) disagreements++;
    us[solver.name] = await measureAsync(() => askEach(solver, theories), { operations: SAMPLE });
    solver.close();
  }
  const rows = Object.entries(us).map(([name, time]) => [name, time, time / (us.ours ?? 1)]);
  print(`\nOne uniqueness check of a board of liars of twenty, in the same run (${disagreements} disagreements):`);
  print(makeTable(["", "µs", "× ours"], rows));
  return { us, disagreements };
}

function liarsTheory(seed: string, isSpoilt: boolean): Theory {
  const generated = generate(cultivators, { dialect: "atoms", liars: true }, seed);
  if (!generated.ok) throw new Error(generated.failure.text);
  const { size, clues } = layOut(cultivators, generated.puzzle).theory;
  return makeTheory({ size, clues: isSpoilt ? clues.slice(1) : clues });
}

const isSettled = (theory: Theory): boolean => entailed(theory)?.known === fullMask(theory.size);

/** A fresh theory for every question, as for villages. */
async function askEach(solver: Solver, theories: readonly Theory[]): Promise<void> {
  for (const { size, clues } of theories) await isUnique(solver, makeTheory({ size, clues }));
}

/** How many checks said yes: an answer that is used cannot be optimized away. */
function checkAll(rounds: number, truths: readonly Truths[], { speakers }: SharedLibrary): number {
  let unique = 0;
  for (let round = 0; round < rounds; round++)
    for (let i = 0; i < truths.length; i++) if (hasOneSolution(truths[i] as Truths, speakers, false)) unique++;
  return unique;
}

/** A fresh theory for every question: what is asked about is one puzzle each time. */
async function askAll(solver: Solver, villages: readonly Village[]): Promise<void> {
  for (const each of villages) await isUnique(solver, theoryOf(each));
}

async function countDisagreements(solver: Solver, villages: readonly Village[], ours: readonly boolean[]) {
  let wrong = 0;
  for (const [i, each] of villages.entries()) if ((await isUnique(solver, theoryOf(each))) !== ours[i]) wrong++;
  return wrong;
}

function measureGrowth(print: (line: string) => void): readonly Figures[] {
  const figures = SIZES.map((N) => {
    const config = parseVillageConfig({ N, difficulty: "hard" });
    let shared = makeSharedLibrary(config);
    const tablesMs =
      percentile(
        timesOf(3, () => (shared = makeSharedLibrary(config))),
        50,
      ) / 1000;
    const drawn = timesOf(30, (i) => draw(config, shared, `grow/${i}`));
    const audited = LEVELS.map((difficulty) =>
      percentile(
        timesOf(12, (i) => makeAudited({ N, difficulty }, `grow/${i}`)),
        50,
      ),
    );
    const said = truthsOf(makeAudited({ N, difficulty: "hard" }, "grow"), shared.truth);
    const checkUs = measure(() => checkAll(50, [said], shared), { operations: 50 });
    const [easyUs = 0, mediumUs = 0, hardUs = 0] = audited;
    return {
      N,
      statements: shared.library.length,
      tablesMs,
      checkUs,
      drawnUs: percentile(drawn, 50),
      easyMs: easyUs / 1000,
      mediumMs: mediumUs / 1000,
      hardMs: hardUs / 1000,
    };
  });
  print("\nGrowth with the village (medians; easy, medium and hard are audited puzzles):");
  print(
    makeTable(
      ["villagers", "statements", "tables ms", "check µs", "draw µs", "easy ms", "medium ms", "hard ms"],
      figures.map((figure) => [String(figure.N), ...Object.values(figure).slice(1)]),
    ),
  );
  return figures;
}
