// Every search ends, by a count of steps, also at a table made to be hard.

import { describe, expect, it } from "vitest";
import { advise } from "./advice/advise.ts";
import { adviseShow } from "./advice/show-card.ts";
import { analyse } from "./analyse.ts";
import { answerQuestion } from "./answers/answer-question.ts";
import { english } from "./answers/english-tongue.ts";
import { Effort } from "./search/effort.ts";
import { findDeal } from "./search/find-deal.ts";
import { makeEvidence } from "./search/restriction.ts";
import { makeLayout } from "./table/layout.ts";
import { hardTable } from "./testing/hard-table.ts";

describe("a table of ten players with 87 links of six cards", () => {
  const clash = hardTable(1, true);

  it("does not settle within a bounded search, which says so", () => {
    const evidence = makeEvidence(makeLayout(clash.setup), clash.log);
    const effort = new Effort(1000);
    expect(findDeal(evidence, effort)).toBe("open");
    expect(effort.ranOut).toBe(true);
  });

  it("shows what its rules prove, and that there was too much to work out", () => {
    const found = analyse(clash.setup, clash.log, { steps: 1000, budget: 100_000 });
    expect(found).toMatchObject({ exactness: "rules", consistent: true, isComplete: false, envelopes: [] });
    const facts = clash.log.filter((entry) => entry.type === "fact");
    for (const { owner, card } of facts) expect(found.matrix[card]?.players[owner]).toBe("not_owned");
    expect(found.deductions.length).toBeGreaterThanOrEqual(new Set(facts.map((f) => `${f.owner} ${f.card}`)).size);
  });

  it("gives the same whenever it is asked", () => {
    const again = () => JSON.stringify(analyse(clash.setup, clash.log, { steps: 500, budget: 10_000 }));
    expect(again()).toBe(again());
  });

  it.each([1, 4])("is worked out by itself where some deal fits (seed %i)", (seed) => {
    const { setup, log } = hardTable(seed);
    const found = analyse(setup, log, { budget: 200_000, steps: 4000 });
    expect(found.consistent).toBe(true);
    expect(["sampled", "rules"]).toContain(found.exactness);
  });

  it("gets a typed answer to every question", () => {
    const me = { ...clash.setup, me: "P1" };
    const options = { steps: 500, budget: 10_000 };
    expect(() => advise(me, clash.log, options)).toThrow(expect.objectContaining({ code: "too_much" }));
    const asked = { asker: "P2", cards: ["Plum", "Rope", "Library"] } as const;
    expect(adviseShow({ ...me, myHand: ["Plum", "Rope"] }, clash.log, asked)).toHaveLength(2);
    for (const text of ["What should I ask?", "Who has the Rope?", "Is Plum in the envelope?", "Should I accuse?"]) {
      const { text: answer, isExact } = answerQuestion(english, text, me, clash.log, options);
      expect(answer).toMatch(/too much to work out/);
      expect(isExact).toBe(false);
    }
  });
});
