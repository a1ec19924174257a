// Proofs that are shorter with more clues than they need.

import { levelOf, parseCode, rate, solve } from "@demonstrandum/engine";
import { TooMuch } from "@demonstrandum/logic";
import { expect, it } from "vitest";
import { GAMES } from "./index.ts";

/** Once Su Wei is known, four clues prove who Tan Chao is in 24 sentences, and a fifth makes it seven. */
const CODE =
  "1c5Q3lugDX8hB6QFjf-iT-HG8kLOE-D7pY4eLgSefX24PqkEzT7l10C2MyafWMvuC2g2f7uPQYAiIcpkomxsYKW90kCLGoEW0CDgxNoMWDACQ9oSBGDUCLRgCoPIQFAA4QiBFhAhkPaM1CMIJFiyYBA5CMIJIiwQQ6QYAyFyLOMARF2moAIhbTYBhEm1EwCyaeYASNAMAsuooEYbUmohhEm1KRYmVuY2ggMTI5AA";

it("a hint looks at more clues than the fewest where those make a long proof", () => {
  const { game, puzzle } = parseCode(GAMES, CODE);
  const lengths = solve(game, puzzle).steps.map(({ proof }) => proof.length);
  const longest = Math.max(...lengths);
  expect(longest).toBeLessThanOrEqual(levelOf("brutal").proofs.sentences);
  const card = rate(game, puzzle);
  expect(card instanceof TooMuch ? undefined : card.proofs?.sentences).toBe(longest);
});
