// The largest boards there can be: every answer is found in a small part of what may be searched for it, counted in branches and
// not by the clock.

import { audit, generate, type Move, newSession, path, play, type Session } from "@demonstrandum/engine";
import { within } from "@demonstrandum/logic";
import { describe, expect, it } from "vitest";
import { CULTIVATORS_THEME } from "../cultivators/cultivators.ts";
import { drawNames } from "../cultivators/draw-names.ts";
import { inEnglish } from "../in-english.cases.ts";
import { throughJson } from "../verdict.cases.ts";
import { makeGridGame } from "./grid-game.ts";
import type { GridPuzzle } from "./grid-puzzle.ts";

const [ROWS, COLS] = [6, 5];

const thirty = makeGridGame({
  ...CULTIVATORS_THEME,
  rows: ROWS,
  cols: COLS,
  drawCast: (rng) => drawNames(ROWS * COLS, rng).map((name) => ({ name, spiritualRoot: [rng.pick(["Fire", "Wood"])] })),
  parseConfig: (data) => ({ ...CULTIVATORS_THEME.parseConfig(data), hidden: [9, 12] }),
});

/** With the most branches that a hint, a why and an audit may take. */
const WAYS = [
  { config: { dialect: "classic", difficulty: "brutal" }, hint: 60_000, why: 20_000, audit: 20_000 },
  { config: { dialect: "atoms", difficulty: "brutal" }, hint: 60_000, why: 20_000, audit: 20_000 },
  { config: { dialect: "classic", difficulty: "medium", liars: true }, hint: 60_000, why: 20_000, audit: 30_000 },
];

function make(config: object): GridPuzzle {
  const made = generate(thirty, config, "thirty");
  if (!made.ok) throw new Error(made.failure.text);
  return made.puzzle;
}

/** Nothing is remembered of a puzzle that was not met before. */
const afresh = ({ puzzle, moves }: Session<GridPuzzle>): Session<GridPuzzle> => ({
  puzzle: throughJson(puzzle),
  moves,
});

const ask = (session: Session<GridPuzzle>, move: Move) => play(thirty, afresh(session), move).outcome;

describe.each(WAYS)("a board of thirty people, $config", ({ config, ...most }) => {
  const puzzle = make(config);
  const verdicts = path(thirty, puzzle).map(({ person, identity }) => ({ kind: "verdict", person, identity }) as const);
  /** Some positions of the shortest reasoning, and who is still to be found. */
  const positions = [0, 5, 12, 20].map((count) => ({
    session: { ...newSession(puzzle), moves: verdicts.slice(0, count) },
    hidden: verdicts.slice(count).map(({ person }) => person),
  }));

  it(`is audited within ${most.audit} branches`, () => {
    expect(within(most.audit, () => audit(inEnglish(thirty), throughJson(puzzle)))).toEqual([]);
  });

  it(`is hinted within ${most.hint} branches`, () => {
    for (const { session } of positions) {
      const move = { kind: "hint", level: 4 } as const;
      expect(within(most.hint, () => ask(session, move))).toEqual(ask(session, move));
    }
  });

  it(`is told why within ${most.why} branches`, () => {
    for (const { session, hidden } of positions) {
      for (const person of [hidden[0], hidden.at(-1)]) {
        const move = { kind: "why", person: person ?? 0, identity: true } as const;
        expect(within(most.why, () => ask(session, move))).toEqual(ask(session, move));
      }
    }
  });
});
