import { NOTHING } from "@demonstrandum/logic";
import { expect, it } from "vitest";
import type { WhyQuestion } from "./question.ts";
import { numbersBy, numbersWithout } from "./sum.ts";

const about = (claims: WhyQuestion["claims"]): WhyQuestion =>
  ({ premises: { known: 0b1, value: 0b1 }, counts: [], claims }) as unknown as WhyQuestion;

it("counts those who are known, and leaves the others open", () => {
  expect(numbersBy(about([]), 0b111, true)).toEqual([1, 2, 3]);
  expect(numbersBy(about([]), 0b111, false)).toEqual([0, 1, 2]);
});

it("counts what there would be if a claim were not so, and nothing where there is no claim", () => {
  expect(numbersWithout(about([{ kind: "count", of: 0b110, allowed: 0b1 }]), 0b111, true)).toEqual([2, 3]);
  expect(numbersWithout({ ...about([]), premises: NOTHING }, 0b111, true)).toEqual([]);
});
