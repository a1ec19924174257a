import { afterEach, expect, it } from "vitest";
import { makeZ3Process, type Z3Process } from "./z3-process.ts";

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
