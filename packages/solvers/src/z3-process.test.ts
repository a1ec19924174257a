import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { askZ3, makeZ3Process, type Z3Process } from "./z3-process.ts";

let z3: Z3Process | undefined;
afterEach(() => z3?.close());

it("answers text with text and forgets a fresh question's past", async () => {
  z3 = makeZ3Process();
  expect(await z3.ask("(declare-const a Bool) (assert a) (check-sat)")).toMatch(/^sat/);
  expect(await z3.ask("(assert (not a)) (check-sat)", { isFresh: false })).toMatch(/^unsat/);
  expect(await z3.ask("(declare-const a Bool) (assert (not a)) (check-sat)")).toMatch(/^sat/);
  expect(z3.generation).toBe(1);
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
