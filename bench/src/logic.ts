// Everything that is forced in a mid-game position: our reasoner beside other solvers, every answer compared.

import {
  cheapest,
  entailed,
  explain,
  type Given,
  indices,
  type Literal,
  prove,
  type Theory,
} from "@demonstrandum/logic";
import { makeCadical, makeZ3 } from "@demonstrandum/solvers";
import { compareAnew, compareKept, measureOurs } from "./compare.ts";
import { type BenchOptions, type Figures, makeTable, measure } from "./harness.ts";
import { makeLogicSolver } from "./logic-solver.ts";
import { type BoardCase, makeBoards, makeOpenBoards, type Shape } from "./positions.ts";

const TWENTY: Shape = { rows: 5, cols: 4 };
const SHAPES: readonly Shape[] = [
  { rows: 4, cols: 2 },
  { rows: 4, cols: 3 },
  { rows: 4, cols: 4 },
  TWENTY,
  { rows: 6, cols: 4 },
  { rows: 6, cols: 5 },
];
const BOARDS = 60;
const POSITIONS = 8;

export async function run({ print }: BenchOptions): Promise<Figures> {
  const boards = makeBoards(TWENTY, BOARDS, POSITIONS);
  const ours = measureOurs(boards);
  const peers = await comparePeers(boards);
  const disagreements = peers.reduce((sum, peer) => sum + peer.disagreements, 0);
  print(`All forced literals of ${BOARDS * POSITIONS} mid-game positions of 20 people, microseconds a position\n`);
  print(
    makeTable(
      ["solver", "kept", "made anew", "the faster", "times ours"],
      [["ours", ours, "", ours, 1], ...peers.map(({ name, kept, anew, us }) => [name, kept, anew, us, us / ours])],
    ),
  );
  print(`${HOW}\nEvery answer was compared with ours: ${disagreements} disagreements.\n`);
  printGrowth(print);
  const liars = printLiars(print);
  return {
    timesOpen: liars,
    us: Object.fromEntries([["ours", round(ours)], ...peers.map(({ name, us }) => [name, round(us)])]),
    ratios: Object.fromEntries(peers.map(({ name, us }) => [name, round(us / ours)])),
    disagreements,
    positions: BOARDS * POSITIONS,
  };
}

const HOW = `
kept: a board is told once, off the clock; a position is only the assumption of its clues and facts. z3-solver is asked with
  get-consequences over its own cardinality constraints, ${POSITIONS} positions in a message; logic-solver and cadical-wasm
  incrementally, with one solve for each literal still in doubt.
made anew: the clues of one position are told and asked about once, all on the clock (one position of each board).
The ratios, here and with --json, are those of the way that is faster for the other solver.`;

async function comparePeers(boards: readonly BoardCase[]) {
  const peers = [];
  for (const make of [makeZ3, makeLogicSolver, makeCadical]) {
    const solver = await make();
    const kept = await compareKept(solver, boards);
    const anew = await compareAnew(solver, boards);
    solver.close();
    const disagreements = kept.disagreements + anew.disagreements;
    const us = Math.min(kept.us, anew.us);
    peers.push({ name: solver.name, kept: kept.us, anew: anew.us, us, disagreements });
  }
  return peers;
}

function printGrowth(print: (line: string) => void): void {
  print("How the cost grows, microseconds of one question\n");
  const rows = SHAPES.map((shape) => {
    const boards = makeBoards(shape, BOARDS, POSITIONS);
    const questions = boards.flatMap(({ theory, positions }) => positions.map((given) => ({ theory, given })));
    const steps = questions.flatMap(findSteps);
    return [
      `${shape.rows * shape.cols} people`,
      measureOurs(boards),
      measureEach(questions, ({ theory, given }) => cheapest(theory, given)),
      measureEach(steps, ({ theory, given, literal }) => explain(theory, given, literal)),
      measureEach(steps, ({ theory, given, literal }) => prove(theory, given, literal)),
    ];
  });
  print(makeTable(["", "all forced", "cheapest step", "smallest explanation", "proof"], rows));
}

/** Everybody has spoken: the same kinds of sentences where all are true and where a third of the people lie. */
function printLiars(print: (line: string) => void): number {
  print(
    "\nAll forced literals where everybody has spoken and nobody, a quarter or half is known, microseconds a position\n",
  );
  const rows = SHAPES.map((shape) => {
    const [open, liars] = (["truthful", "lying"] as const).map((honesty) =>
      measureOurs(makeOpenBoards(shape, BOARDS, honesty)),
    ) as [number, number];
    return { name: `${shape.rows * shape.cols} people`, shape, open, liars, times: liars / open };
  });
  print(
    makeTable(
      ["", "all true", "liars", "times"],
      rows.map(({ name, open, liars, times }) => [name, open, liars, times]),
    ),
  );
  return round(rows.find(({ shape }) => shape === TWENTY)?.times ?? Number.NaN);
}

interface Question {
  readonly theory: Theory;
  readonly given: Given;
}

/** The literals that the position forces beyond what is revealed; at most two of each position. */
function findSteps({ theory, given }: Question): (Question & { readonly literal: Literal })[] {
  const forced = entailed(theory, given) ?? { known: 0, value: 0 };
  const open = indices(forced.known & ~(given.facts?.known ?? 0)).slice(0, 2);
  return open.map((index) => ({ theory, given, literal: { index, value: ((forced.value >>> index) & 1) === 1 } }));
}

function measureEach<T>(items: readonly T[], work: (item: T) => unknown): number {
  if (items.length === 0) return Number.NaN;
  const rounds = Math.ceil(2000 / items.length);
  const batch = () => {
    for (let i = 0; i < rounds; i++) items.forEach(work);
  };
  return measure(batch, { operations: rounds * items.length, batches: 5 });
}

const round = (value: number): number => Number(value.toPrecision(4));
