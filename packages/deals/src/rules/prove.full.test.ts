import { describe, expect, it } from "vitest";
import { en } from "../words/en.ts";
import { zh } from "../words/zh.ts";
import { flawsOf, gameOf, proofsOf } from "./proof.cases.ts";
import { sayTableProof } from "./say-proof.ts";

const TABLES = 500;

describe(`the proofs of ${TABLES} tables`, () => {
  it("hold line by line, for nearly every cell, and can be told in both languages", () => {
    let cells = 0;
    const untold: string[] = [];
    for (let seed = 1; seed <= TABLES; seed++) {
      const { setup, log } = gameOf(seed);
      for (const { deduction, proof } of proofsOf(setup, log)) {
        if (deduction.claim.kind === "cell") cells++;
        if (deduction.claim.kind === "cell" && !proof) untold.push(`${seed} ${deduction.id}`);
        if (!proof) continue;
        expect(flawsOf(setup, log, deduction, proof), `seed ${seed}, ${deduction.id}`).toEqual([]);
        for (const words of [en, zh]) {
          const said = sayTableProof(words, setup, log, proof).map(({ text }) => text);
          expect(said.join(" ")).not.toMatch(/undefined|-\d/);
        }
      }
    }
    expect(cells).toBeGreaterThan(1000);
    // What takes more lines than anybody follows keeps its entries alone: one cell in a thousand.
    expect(untold.length).toBeLessThanOrEqual(cells / 1000);
  }, 900_000);
});
