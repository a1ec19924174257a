// The Clue table over whole simulated games: all marginals, the deduction log, advice; certain facts beside SAT.

import {
  type Analysis,
  advise,
  analyse,
  CLASSIC,
  ENVELOPE,
  type Log,
  MASTER_DETECTIVE,
  type Setup,
  simulateGame,
} from "@demonstrandum/deals";
import { certainBySat } from "./deals-sat.ts";
import { type BenchOptions, type Figures, makeTable, median, percentile } from "./harness.ts";

const PLAYERS = [3, 4, 5, 6];
const GAMES = 12;
const TURNS = 36;
/** Turns by phase of the game: before them, up to the next. */
const PHASES = [0, 6, 12, 24];

interface Position {
  readonly setup: Setup;
  readonly log: Log;
}

export function run({ print }: BenchOptions): Figures {
  warmUp();
  const marginals = PLAYERS.map((players) => marginalFigures(players, print));
  const everything = marginals.flatMap(({ times }) => times);
  print(
    `\nOver all ${everything.length} positions, milliseconds: ${sayTimes(everything)}. Wanted: median below 10, worst below 500.\n`,
  );
  const advice = adviceFigures(print);
  const sat = satFigures(print);
  const large = largeFigures(print);
  return {
    marginals: summary(everything),
    byPlayers: Object.fromEntries(marginals.map(({ players, times }) => [String(players), summary(times)])),
    ...advice,
    ...sat,
    masterDetective: large,
  };
}

/** The first positions would otherwise be charged for compiling. */
function warmUp(): void {
  for (let seed = 1; seed <= 6; seed++) {
    for (const { setup, log } of positionsOf(5, seed, 4)) {
      analyse(setup, log);
      advise(setup, log, { room: "Hall", opponents: false });
    }
  }
}

function positionsOf(players: number, seed: number, every: number): Position[] {
  const game = simulateGame({ deck: CLASSIC, players, turns: TURNS, seed: 1000 * players + seed });
  const turns = Array.from({ length: Math.floor(TURNS / every) + 1 }, (_, at) => at * every);
  return turns.map((turn) => ({ setup: game.setup, log: game.log.slice(0, turn) }));
}

function allPositions(players: number, games: number, every: number): Position[] {
  return Array.from({ length: games }, (_, seed) => positionsOf(players, seed, every)).flat();
}

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function summary(times: readonly number[]): { median: number; p99: number; worst: number } {
  return { median: median(times), p99: percentile(times, 99), worst: Math.max(...times) };
}

function sayTimes(times: readonly number[]): string {
  const { median: middle, p99, worst } = summary(times);
  return `median ${middle.toFixed(2)}, p99 ${p99.toFixed(1)}, worst ${worst.toFixed(1)}`;
}

function marginalFigures(players: number, print: (line: string) => void) {
  const rows = allPositions(players, GAMES, 1).map(({ setup, log }) => ({
    turn: log.length,
    time: timed(() => analyse(setup, log, { explain: false })),
    explained: timed(() => analyse(setup, log)),
  }));
  const phases = PHASES.map((from, at) => {
    const within = rows.filter(({ turn }) => turn >= from && turn < (PHASES[at + 1] ?? TURNS + 1));
    const figures = summary(within.map(({ time }) => time));
    const logged = summary(within.map(({ explained }) => explained));
    const name = `${from} to ${(PHASES[at + 1] ?? TURNS + 1) - 1}`;
    return [name, within.length, figures.median, figures.p99, figures.worst, logged.median, logged.worst];
  });
  print(
    `\n${players} players: all marginals, envelopes and the number of deals; with the deduction log. Milliseconds\n`,
  );
  print(makeTable(["suggestions made", "positions", "median", "p99", "worst", "log median", "log worst"], phases));
  return { players, times: rows.map(({ time }) => time) };
}

function adviceFigures(print: (line: string) => void) {
  const positions = PLAYERS.flatMap((players) => allPositions(players, 3, 4));
  const room = positions.map(({ setup, log }) => timed(() => advise(setup, log, { room: "Hall", opponents: false })));
  const all = positions.map(({ setup, log }) => timed(() => advise(setup, log, { opponents: false })));
  const views = positions.map(({ setup, log }) => timed(() => advise(setup, log, { room: "Hall" })));
  const row = (name: string, times: readonly number[]) => {
    const { median: middle, p99, worst } = summary(times);
    return [name, times.length, middle, p99, worst];
  };
  print("Advice, the five best exact. Milliseconds\n");
  print(
    makeTable(
      ["asked", "positions", "median", "p99", "worst"],
      [
        row("36 suggestions (one room)", room),
        row("324 suggestions", all),
        row("36, and what opponents may know", views),
      ],
    ),
  );
  return { advice36: summary(room), advice324: summary(all), adviceWithOpponents: summary(views) };
}

function satFigures(print: (line: string) => void) {
  const positions = PLAYERS.flatMap((players) => allPositions(players, 4, 6));
  const analyses: Analysis[] = [];
  const ours = positions.map(({ setup, log }) =>
    timed(() => {
      analyses.push(analyse(setup, log, { explain: false }));
    }),
  );
  let disagreements = 0;
  const sat = positions.map(({ setup, log }, at) =>
    timed(() => {
      disagreements += differences(analyses[at] as Analysis, certainBySat(setup, log));
    }),
  );
  const ratio = median(sat) / median(ours);
  print(`\nEvery certain fact of ${positions.length} positions, milliseconds a position\n`);
  print(
    makeTable(
      ["program", "median", "p99", "worst", "times ours"],
      [
        ["ours, with all probabilities", median(ours), percentile(ours, 99), Math.max(...ours), 1],
        ["logic-solver, certain facts only", median(sat), percentile(sat, 99), Math.max(...sat), ratio],
      ],
    ),
  );
  print(`Every answer was compared: ${disagreements} disagreements.\n`);
  return { sat: summary(sat), ours: summary(ours), ratio, disagreements };
}

/** Cells on which the analysis and SAT do not agree. */
function differences({ matrix }: Analysis, certain: ReadonlyMap<string, boolean>): number {
  let count = 0;
  for (const [card, row] of Object.entries(matrix)) {
    for (const [owner, state] of [...Object.entries(row.players), [ENVELOPE, row.envelope] as const]) {
      const known = state === "owned" || state === "envelope" ? true : state === "not_owned" ? false : undefined;
      if (known !== certain.get(`${owner}|${card}`)) count++;
    }
  }
  return count;
}

function largeFigures(print: (line: string) => void) {
  const results = [4, 6, 8].flatMap((players) => {
    const { setup, log } = simulateGame({ deck: MASTER_DETECTIVE, players, turns: 40, seed: players });
    return [5, 10, 15, 20, 30, 40].map((turn) => {
      const start = performance.now();
      const { exactness } = analyse(setup, log.slice(0, turn), { explain: false });
      return { time: performance.now() - start, exactness };
    });
  });
  const times = results.map(({ time }) => time);
  const drawn = results.filter(({ exactness }) => exactness === "sampled").length;
  print(
    `Master Detective, 30 cards, ${results.length} positions, milliseconds: ${sayTimes(times)}; ${drawn} beyond the budget.`,
  );
  return { ...summary(times), beyondBudget: drawn };
}
