// Proofs that used to be longer than their level allows when a hint told them, or were not told at all.

import { costOf, type Game, levelOf, openLevelOf, type Puzzle, parseCode, rate, solveIn } from "@demonstrandum/engine";
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

function labelOf(game: Game, puzzle: Puzzle): string | undefined {
  const card = rate(game, puzzle);
  if (card instanceof TooMuch) throw card;
  return card.label;
}

/** What hints told here cost more than the level allows, as they had taken another way than the path. */
const OFF_THE_PATH = [
  {
    where: "clues are heard in turn",
    most: levelOf("easy").proofs,
    code: "1wK7GxWQAAYExAQCiWTmfkKjkqolcs1-lS3EKAbQsEY6FhEGYghSNgglYMCYhIE4QhCGIDBGEoTheQwSRAkKg0CoJSMWBighCoAgjUAYC8LK7Mrk8kDW0tzIQGJsZA",
  },
  {
    where: "everybody has spoken",
    most: openLevelOf("hard").proofs,
    code: "1c6OLD3wCX5f5389jCC2FHIu0ECuw4vanhAdsuR-vXrQpS3XzpCc78zGwJtKZaFrz31wqY1wQARDIUx0JUtjXPhGU0AMGoEWiAdECFQXIUWTCJHhgBIVkQwixqIgQiFtGgGEEgvCCHRzALMpKBFjUKLZgBJEXCCdddjb2x1bW5DMIRCahmEIgwDCINqZgCIbxACzai5AQAOCDchRYMIgchYLK7Mrk8kDW0tzIQGfC9kTY0sLk5kR06OTqyvoA",
  },
];

it.each(OFF_THE_PATH)("a hint costs no more than its level allows where $where", ({ most, code }) => {
  const { game, puzzle } = parseCode(GAMES, code);
  expect(labelOf(game, puzzle)).toBe(puzzle.difficulty);
  const costs = solveIn(inEnglish(game), puzzle).steps.map(({ proof }) => costOf(proof.map(({ said }) => said)));
  expect(costs.length).toBeGreaterThan(5);
  expect(Math.max(...costs)).toBeLessThanOrEqual(most.cost);
});

/** Proofs that nobody looked at, as they were taken to be short. */
const TAKEN_TO_BE_SHORT = [
  {
    what: "two comparisons",
    code: "1w9LjA3AAAYExKJhsRiiVjMcj-iEcmFsYAzpYVbkCIoLXAAUIhgu1gwlSAQclEEshGAERzAC8hAIckAdKIAgjAIUQQtaAthg4WV2ZXJ5IGtpbmQgNjQ1A",
  },
  {
    what: "one clue of somebody who may lie",
    code: "1co7wJYwAn-hQQAg3kgw9da2RDmiCDr6gF8GugSsWSN0vnn0WojdIFpfeB7nWPlLmC0eYTsbcARDIUx0JUtjXPhGU5hBIMoAyYBZhBmAKibQZBDopQSBIC2gAqC5Ci1MAslDiAKHKYIb5gFmUscqJhFmE2YAqDNOmESVT5gCojkCQTrrsbe2Ora3IdAhUHalACEjjY3VsdGl2YXRvcnMgbWl4ZWQgZWFzeSBsaWFycyAy4XsibGlhcnMiOnRydWV9A",
  },
];

it.each(TAKEN_TO_BE_SHORT)("no label is granted for what $what show in too many words", ({ code }) => {
  const { game, puzzle } = parseCode(GAMES, code);
  expect(puzzle.difficulty).toBe("easy");
  expect(labelOf(game, puzzle)).toBeUndefined();
});
