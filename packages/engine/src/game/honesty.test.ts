import { type Constraint, predicate } from "@demonstrandum/logic";
import { describe, expect, it } from "vitest";
import { evidenceFrom, type Honesty, rulesFrom } from "./honesty.ts";

const WORLDS = Array.from({ length: 16 }, (_, world) => world);
/** Exactly one of the first two; at least two of all four; the last is one. */
const SENTENCES: readonly Constraint[] = [
  { kind: "count", of: 0b0011, allowed: 0b010 },
  { kind: "count", of: 0b1111, allowed: 0b11100 },
  { kind: "count", of: 0b1000, allowed: 0b10 },
];

/** The definition: could this person, in this world, have said all that? */
function couldSay(honesty: Honesty, isHidden: boolean, truths: readonly boolean[]): boolean {
  if (honesty === "truthful" || !isHidden) return truths.every((isTrue) => isTrue);
  return truths.includes(false) && (honesty === "lying" || truths.includes(true));
}

describe("what words tell", () => {
  for (const honesty of ["truthful", "lying", "mixing"] as const)
    it(`is who could have said them where the hidden kind is ${honesty}`, () => {
      for (const says of [SENTENCES.slice(0, 1), SENTENCES.slice(1), SENTENCES]) {
        for (const speaker of [0, 1, 2, 3]) {
          const holds = predicate(evidenceFrom(honesty, speaker, says));
          for (const world of WORLDS) {
            const truths = says.map((each) => predicate(each)(world));
            expect(holds(world)).toBe(couldSay(honesty, ((world >>> speaker) & 1) === 1, truths));
          }
        }
      }
    });

  it("is what its rules tell together", () => {
    for (const honesty of ["truthful", "lying", "mixing"] as const)
      for (const says of [[], SENTENCES.slice(0, 1), SENTENCES.slice(1), SENTENCES])
        for (const speaker of [0, 1, 2, 3]) {
          const whole = predicate(evidenceFrom(honesty, speaker, says));
          const rules = rulesFrom(honesty, speaker, says).map((rule) => predicate(rule.says));
          for (const world of WORLDS) expect(rules.every((holds) => holds(world))).toBe(whole(world));
        }
  });

  it("is nothing where nothing is said", () => {
    for (const honesty of ["truthful", "lying", "mixing"] as const)
      expect(WORLDS.every(predicate(evidenceFrom(honesty, 0, [])))).toBe(true);
  });
});
