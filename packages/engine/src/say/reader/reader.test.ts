// Proofs of many puzzles, read as a reader would: every group of people can be told, every fact was shown before, every conclusion
// follows from what its sentence names and quotes, and every sum is right and shows it. In both languages.

import { GAMES } from "@demonstrandum/games";
import { describe, expect, it } from "vitest";
import { parseCode } from "../../share/code.ts";
import { BOARDS, expectSound, flawsIn, LIARS, VILLAGES } from "./kinds.cases.ts";
import TOLD_BADLY from "./told-badly.json" with { type: "json" };

describe("proofs can be followed", () => {
  it.each(BOARDS)("of $name puzzles", (kind) => expectSound(kind, 1));
  // Harder boards of liars take seconds to make; the full run has them.
  it.each(LIARS.filter(({ name }) => name.startsWith("easy")))("of $name", (kind) => expectSound(kind, 1));
  it.each(VILLAGES)("of a $name", (kind) => expectSound(kind, 1));
});

/** Puzzles of which some proof once left this out, or told this, in the step that is named. */
describe("proofs that were told badly can be followed", () => {
  it.each(Object.entries(TOLD_BADLY))("%s", (_, code) => {
    expect(flawsIn(parseCode(GAMES, code).puzzle)).toEqual([]);
  });
});
