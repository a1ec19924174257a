import { type Game, makeRng, rate } from "@demonstrandum/engine";
import { TooMuch } from "@demonstrandum/logic";
import { describe, expect, it } from "vitest";
import { cultivators, who } from "../index.ts";

const WAYS: readonly { readonly game: Game; readonly dialect: string }[] = [
  { game: cultivators, dialect: "classic" },
  { game: who, dialect: "who" },
];

describe("a puzzle that was composed", () => {
  it.each(WAYS)("is never thrown away for the words of its proofs: $dialect", ({ game, dialect }) => {
    const config = game.parseConfig({ dialect, difficulty: "hard" });
    let drawn = 0;
    for (let i = 0; i < 12; i++) {
      const draft = game.draw(config, makeRng(`told ${i}`), "told");
      if ("rejected" in draft) continue;
      drawn++;
      const card = rate(game, draft.puzzle);
      expect(card instanceof TooMuch ? card : card.label).toBe("hard");
    }
    expect(drawn).toBeGreaterThan(3);
  });
});
