import { describe, expect, it } from "vitest";
import { en } from "../words/en.ts";
import { zh } from "../words/zh.ts";
import { citesBeyond, flawsOf, gameOf, proofsOf } from "./proof.cases.ts";
import { sayTableProof } from "./say-proof.ts";

const TABLES = 500;

describe(`the proofs of ${TABLES} tables`, () => {
  it("hold line by line, for every cell, and can be told in both languages", () => {
    let cells = 0;
    const untold: string[] = [];
    let beyond = 0;
    for (let seed = 1; seed <= TABLES; seed++) {
      const { setup, log } = gameOf(seed);
      for (const { deduction, proof } of proofsOf(setup, log)) {
        if (deduction.claim.kind === "cell") cells++;
        if (deduction.claim.kind === "cell" && !proof) untold.push(`${seed} ${deduction.id}`);
        if (!proof) continue;
        if (citesBeyond(proof, deduction.sources)) beyond++;
        expect(flawsOf(setup, log, deduction, proof), `seed ${seed}, ${deduction.id}`).toEqual([]);
        for (const words of [en, zh]) {
          const said = sayTableProof(words, setup, log, proof).map(({ text }) => text);
          expect(said.join(" ")).not.toMatch(/undefined|-\d/);
        }
      }
    }
    expect(cells).toBeGreaterThan(1000);
    expect(untold).toEqual([]);
    // Where the fewest entries make it longer than anybody follows, all of them make it short: one cell in a thousand.
    expect(beyond).toBeLessThanOrEqual(cells / 500);
  }, 900_000);
});
