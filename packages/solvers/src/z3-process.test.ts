import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { askZ3, makeZ3Process, type Z3Process } from "./z3-process.ts";

let z3: Z3Process | undefined;
afterEach(() => z3?.close());

/** Fifteen pigeons in fourteen holes: z3 cannot finish this within any patience of ours. */
const HARD = (() => {
  const [pigeons, holes] = [15, 14].map((n) => Array.from({ length: n }, (_, i) => i)) as [number[], number[]];
  return [
    ...pigeons.flatMap((p) => holes.map((h) => `(declare-const x${p}_${h} Bool)`)),
    ...pigeons.map((p) => `(assert (or ${holes.map((h) => `x${p}_${h}`).join(" ")}))`),
    ...holes.flatMap((h) =>
      pigeons.flatMap((p) => pigeons.slice(p + 1).map((q) => `(assert (or (not x${p}_${h}) (not x${q}_${h})))`)),
    ),
    "(check-sat)",
  ].join("\n");
})();

it("answers text with text and forgets a fresh question's past", async () => {
  z3 = makeZ3Process();
  expect(await z3.ask("(declare-const a Bool) (assert a) (check-sat)")).toMatch(/^sat/);
  expect(await z3.ask("(assert (not a)) (check-sat)", { isFresh: false })).toMatch(/^unsat/);
  expect(await z3.ask("(declare-const a Bool) (assert (not a)) (check-sat)")).toMatch(/^sat/);
  expect(z3.generation).toBe(1);
});

it("says what z3 did not understand", async () => {
  z3 = makeZ3Process();
  await expect(z3.ask("(assert nobody)")).rejects.toThrow(/did not understand.*unknown constant nobody/);
  expect(await z3.ask("(check-sat)")).toMatch(/^sat/);
});

it("is killed at the deadline and starts anew for the next question", async () => {
  z3 = makeZ3Process({ deadlineMs: 1500 });
  await expect(z3.ask(HARD)).rejects.toThrow("z3 gave no answer within 1500 ms.");
  expect(await z3.ask("(check-sat)")).toMatch(/^sat/);
  expect(z3.generation).toBe(2);
});

it("answers questions asked at once in their order", async () => {
  z3 = makeZ3Process();
  const asked = ["true", "false", "true"].map((term) => z3?.ask(`(assert ${term}) (check-sat)`));
  expect((await Promise.all(asked)).map((text) => text?.trim())).toEqual(["sat", "unsat", "sat"]);
});

it("gives up the question under way when it is closed", async () => {
  z3 = makeZ3Process();
  await z3.ask("(check-sat)");
  const answer = z3.ask(HARD);
  setImmediate(() => z3?.close());
  await expect(answer).rejects.toThrow("closed");
});

it("asks a single question in a process of its own", async () => {
  expect(await askZ3("(declare-const a Bool) (assert (and a (not a))) (check-sat) (get-model)")).toMatch(/^unsat/);
});

it("says so when z3-solver is not installed", async () => {
  // Away from every node_modules, the child finds no z3-solver.
  const folder = mkdtempSync(join(tmpdir(), "z3-"));
  copyFileSync(join(import.meta.dirname, "z3-child.mjs"), join(folder, "z3-child.mjs"));
  z3 = makeZ3Process({}, join(folder, "z3-child.mjs"));
  await expect(z3.ask("(check-sat)")).rejects.toThrow("z3-solver is not installed.");
  rmSync(folder, { recursive: true });
});
