// The proofs of hundreds of puzzles of every kind, read as a reader would, in both languages.

import { describe, it } from "vitest";
import { BOARDS, expectSound, LIARS, VILLAGES } from "./kinds.cases.ts";

describe("proofs can be followed", () => {
  it.each([...BOARDS, ...LIARS, ...VILLAGES])("of many puzzles: $name", (kind) => expectSound(kind, 100));
});
