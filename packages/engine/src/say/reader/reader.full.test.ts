// The proofs of more than a thousand puzzles of every kind, read as a reader would, in both languages.

import { describe, it } from "vitest";
import { BOARDS, expectSound, LIARS, VILLAGES } from "./kinds.cases.ts";

describe("proofs of many can be followed", () => {
  it.each([...BOARDS, ...VILLAGES])("of $name", (kind) => expectSound(kind, 40));
  it.each(LIARS)("of $name", (kind) => expectSound(kind, 20));
});
