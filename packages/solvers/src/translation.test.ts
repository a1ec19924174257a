import { type Constraint, fullMask, makeDimacs, makeSmtLib, makeTheory, worlds } from "@demonstrandum/logic";
import { afterAll, expect, it } from "vitest";
import { solveDimacs } from "./cadical.ts";
import { makeZ3Process } from "./z3-process.ts";
import { parseModel } from "./z3-text.ts";

const GRID = Array.from({ length: 9 }, (_, i) =>
  [i % 3 > 0 ? i - 1 : -1, i % 3 < 2 ? i + 1 : -1, i - 3, i + 3]
    .filter((j) => j >= 0 && j < 9)
    .reduce((mask, j) => mask | (1 << j), 0),
);
const SAYS: readonly Constraint[] = [
  { kind: "connected", of: fullMask(9), value: true, adjacency: GRID },
  { kind: "count", of: fullMask(9), allowed: 1 << 4 },
  { kind: "compare", left: 0b111, right: 0b111000000, allowed: [1, 2] },
  { kind: "not", of: { kind: "count", of: 0b010010010, allowed: 0b101 } },
];
const theory = makeTheory({ size: 9, clues: SAYS.map((says, i) => ({ name: `clue ${i}`, says })) });

const z3 = makeZ3Process();
afterAll(() => z3.close());

it("gives CaDiCaL a text with exactly our worlds as models", async () => {
  const found = await solveDimacs(makeDimacs(theory), 9, 1000);
  expect(found.sort((a, b) => a - b)).toEqual(worlds(theory));
});

it("gives z3 a text whose model is one of our worlds, and none where there is none", async () => {
  const all = worlds(theory);
  const names = Array.from({ length: 9 }, (_, i) => `p${i}`).join(" ");
  const output = await z3.ask(`${makeSmtLib(theory)} (get-value (${names}))`);
  expect(all).toContain(parseModel(output));
  const none = { facts: { known: fullMask(9), value: 0 } };
  expect(await z3.ask(makeSmtLib(theory, none))).toMatch(/^unsat/);
});
