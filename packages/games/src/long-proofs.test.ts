// Proofs that used to be longer than their level allows when a hint told them, or were not told at all.

import { levelOf, openLevelOf, parseCode, rate, solveIn } from "@demonstrandum/engine";
import { TooMuch } from "@demonstrandum/logic";
import { expect, it } from "vitest";
import { inEnglish } from "./in-english.cases.ts";
import { GAMES } from "./index.ts";

const CODES = [
  {
    // Once Su Wei is known, four clues prove who Tan Chao is in 24 sentences, and a fifth makes it seven.
    where: "the fewest clues make a long one",
    most: levelOf("brutal").proofs,
    code: "1c5Q3lugDX8hB6QFjf-iT-HG8kLOE-D7pY4eLgSefX24PqkEzT7l10C2MyafWMvuC2g2f7uPQYAiIcpkomxsYKW90kCLGoEW0CDgxNoMWDACQ9oSBGDUCLRgCoPIQFAA4QiBFhAhkPaM1CMIJFiyYBA5CMIJIiwQQ6QYAyFyLOMARF2moAIhbTYBhEm1EwCyaeYASNAMAsuooEYbUmohhEm1KRYmVuY2ggMTI5AA",
  },
  {
    // With more effort the proof of who Pan Hong is names fewer people, in one sentence more.
    where: "fewer lines make more sentences",
    most: openLevelOf("hard").proofs,
    code: "1cH8BKYQCX6r573A40mZrEIklDI31Cz6V18k4avrffdXt8tWlBCtbo5ScXUIeF-ChFzXOQ2YIARDIUx0JUtjXPhGUyAHTjALHiBGG0KAYQiDZDMAVCsiGEIg8hTjCEQuQw6ABwY0CLCAFm0iAgBg5Bi0YQyJyKOMIssloAHCCwItmAHDmxZMAVDchEA66jk3u5mgBg1EiwQDrqOTe7mRgCoTwwBEGanYuDk3t7M5kBkZnJrwvZE2NLC5OZEdOjk6sr6A",
  },
  {
    // Looking for something cheaper than the first proof took all that an answer may, and nothing was told.
    where: "a cheaper one is too far to look for",
    most: openLevelOf("hard").proofs,
    code: "1caAORXgCX8T54V44e8iIKHNfGJF1CzZSAklI-wBBfcUFV7hbj5jEJWouc_jLkWLrvzZa4aPAARDIUx0JUtjXPhGU0CDgyIEWkAFQdoMBACzaE1AIB11HJvdzEwChyEgAcKPAiwgBZFqyMYBJtDQIRB2kRbMAk2mEAOnGEEiOQiCHR0AFQtprUIgHQwg4MyLRhBITUAwiBqGYRA1CMIocg4LK7Mrk8kDW0tzIQHHC9kTY0sLk5kR06OTqyvoA",
  },
];

it.each(CODES)("a hint finds a short proof also where $where", ({ most, code }) => {
  const { game, puzzle } = parseCode(GAMES, code);
  const { steps, trouble } = solveIn(inEnglish(game), puzzle);
  expect(trouble).toBeUndefined();
  const longest = Math.max(...steps.map(({ proof }) => proof.length));
  expect(longest).toBeLessThanOrEqual(most?.sentences ?? 0);
  const card = rate(game, puzzle);
  expect(card instanceof TooMuch ? undefined : card.proofs?.sentences).toBe(longest);
});
