import { describe, expect, it } from "vitest";
import { smallTable } from "../testing/small-tables.ts";
import { en } from "../words/en.ts";
import { zh } from "../words/zh.ts";
import { flawsOf, gameOf, proofsOf } from "./proof.cases.ts";
import type { SupposeLine, TableProof } from "./proof.ts";
import { sayTableProof } from "./say-proof.ts";

const GAMES = [9, 13, 15, 17, 30, 39].map(gameOf);

describe("the proof of what takes the whole table", () => {
  it("is found for every cell and holds line by line", () => {
    let cells = 0;
    for (const { setup, log } of GAMES) {
      for (const { deduction, proof } of proofsOf(setup, log)) {
        if (deduction.claim.kind === "cell") cells++;
        if (deduction.claim.kind === "cell") expect(proof, deduction.id).toBeDefined();
        if (proof) expect(flawsOf(setup, log, deduction, proof), deduction.id).toEqual([]);
      }
    }
    expect(cells).toBeGreaterThan(15);
  });

  it("holds for entries of every kind, open cards and hands of unknown size", () => {
    let proofs = 0;
    for (let seed = 1; seed <= 120; seed++) {
      const { setup, log } = smallTable(seed);
      for (const { deduction, proof } of proofsOf(setup, log)) {
        expect(proof && flawsOf(setup, log, deduction, proof), `seed ${seed}, ${deduction.id}`).toEqual([]);
        proofs++;
      }
    }
    expect(proofs).toBeGreaterThan(40);
  });
});

/** The proof without what its last contradiction uses. */
function weaken({ known, suppose }: TableProof): TableProof {
  return { known, suppose: { ...suppose, clash: { ...suppose.clash, uses: [] } } };
}

/** The proof with the first claim of its first step turned round. */
function turn({ known, suppose }: TableProof): TableProof | undefined {
  const [first, ...rest] = suppose.lines;
  if (first?.kind !== "step") return undefined;
  const claims = first.claims.map((claim) => ({ ...claim, holds: !claim.holds }));
  return { known, suppose: { ...suppose, lines: [{ ...first, claims }, ...rest] } };
}

describe("the checker of proofs", () => {
  const all = GAMES.flatMap(({ setup, log }) =>
    proofsOf(setup, log).flatMap(({ deduction, proof }) => (proof ? { setup, log, deduction, proof } : [])),
  );

  it("finds missing grounds", () => {
    for (const { setup, log, deduction, proof } of all) {
      expect(flawsOf(setup, log, deduction, weaken(proof)), deduction.id).not.toEqual([]);
    }
  });

  it("finds a step that does not follow", () => {
    const turned = all.flatMap((each) => {
      const proof = turn(each.proof);
      return proof ? { ...each, proof } : [];
    });
    expect(turned.length).toBeGreaterThan(5);
    for (const { setup, log, deduction, proof } of turned) {
      expect(flawsOf(setup, log, deduction, proof)).not.toEqual([]);
    }
  });

  it("finds another supposition, and a line out of scope", () => {
    const [one] = all;
    if (!one) throw new Error("No proof.");
    const { setup, log, deduction, proof } = one;
    const [claim] = proof.suppose.claims;
    const other: SupposeLine = { ...proof.suppose, claims: claim ? [{ ...claim, holds: !claim.holds }] : [] };
    expect(flawsOf(setup, log, deduction, { ...proof, suppose: other })).toContain("it supposes something else");
    const far: SupposeLine = { ...proof.suppose, clash: { ...proof.suppose.clash, uses: [999] } };
    expect(flawsOf(setup, log, deduction, { ...proof, suppose: far }).join()).toContain("not in scope");
  });
});

describe("a proof in words", () => {
  const { setup, log } = gameOf(39);
  const told = proofsOf(setup, log).flatMap(({ deduction, proof }) => (proof ? { deduction, proof } : []));

  it("says the same in both languages, sentence by sentence, with the entries it cites", () => {
    for (const { proof } of told) {
      const english = sayTableProof(en, setup, log, proof);
      const chinese = sayTableProof(zh, setup, log, proof);
      expect(chinese.map(({ depth, cells, entries }) => ({ depth, cells, entries }))).toEqual(
        english.map(({ depth, cells, entries }) => ({ depth, cells, entries })),
      );
      for (const { text } of chinese) expect(text).not.toMatch(/undefined|[a-z]{3}/);
      for (const { text, entries } of english) {
        expect(text).not.toContain("undefined");
        for (const id of entries)
          expect(text).toMatch(new RegExp(`\\b${log.findIndex((entry) => entry.id === id) + 1}\\b`));
      }
    }
  });

  it("supposes the opposite first and ends with the claim", () => {
    const mustard = told.find(({ deduction }) => deduction.id === "P4|Mustard|-");
    expect(mustard && sayTableProof(en, setup, log, mustard.proof).map(({ text }) => text)).toMatchInlineSnapshot(`
      [
        "Suppose that P4 holds Mustard.",
        "Suppose also that P4 holds Peacock.",
        "But P4 has room for only one more card, and no card answers all of entries 6 and 8.",
        "So P4 does not hold Peacock.",
        "But P4 has room for only two more cards, and entries 3, 8 and 9 need one each, with no card in common.",
        "So P4 does not hold Mustard.",
      ]
    `);
    expect(mustard && sayTableProof(zh, setup, log, mustard.proof).map(({ text }) => text)).toMatchInlineSnapshot(`
      [
        "假设P4有芥末上校。",
        "再假设P4有孔雀夫人。",
        "可是P4只剩一张牌未知，而没有哪张牌能同时解释第6条和第8条。",
        "所以P4没有孔雀夫人。",
        "可是P4只剩2张牌未知，而第3条、第8条和第9条各需要一张，彼此又没有相同的牌。",
        "所以P4没有芥末上校。",
      ]
    `);
  });
});
