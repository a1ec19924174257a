// With any difficulty whatever is left on makes a sound puzzle; or the failure counts the different sentences there are, or, where
// there are enough and they still carry none, says what to switch on.

import { classic, who as whoDialect } from "@demonstrandum/clues";
import { audit, type Game, generate } from "@demonstrandum/engine";
import { describe, expect, it } from "vitest";
import { inEnglish } from "./in-english.cases.ts";
import { cultivators, who } from "./index.ts";

const only = (parts: readonly string[], on: readonly string[]) =>
  Object.fromEntries(parts.map((part) => [part, on.includes(part)]));

const [TYPES, TEMPLATES] = [classic.parts, whoDialect.parts];
const TIERS = [TYPES.slice(0, 6), TYPES.slice(6, 8), TYPES.slice(8, 12), TYPES.slice(12)];
const pairsOf = (types: readonly string[]) => types.flatMap((a, i) => types.slice(i + 1).map((b) => [a, b]));

/** What is made is audited. */
function expectMadeOrCounted(game: Game, config: object): void {
  const made = generate(game, { difficulty: "any", ...config }, "every");
  if (made.ok) expect(audit(inEnglish(game), made.puzzle)).toEqual([]);
  else
    expect(made.failure.text).toMatch(/leaves (?:nothing|only \d+ different things?) to say|came together\. Switch on/);
}

describe("any difficulty", () => {
  it.each([
    ...TYPES.map((type) => [type]),
    ...pairsOf(TYPES),
    ...TIERS,
    ...TIERS.flatMap((tier, i) => TIERS.slice(i + 1).map((other) => [...tier, ...other])),
  ])("with types %s", (...on: string[]) => {
    expectMadeOrCounted(cultivators as Game, { CLUE_CONFIG: only(TYPES, on) });
  });

  it.each(TEMPLATES)("with the template %s", (template) => {
    expectMadeOrCounted(who as Game, { TEMPLATE_CONFIG: only(TEMPLATES, [template]), attempts: 60 });
  });
});
