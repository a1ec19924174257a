// Stories come with the whole of a game, also to a puzzle that was opened without them.
import { type Game, generate, makeCode } from "@demonstrandum/engine";
import { makeGridGame } from "@demonstrandum/games/grid";
import { who, whoInEnglish } from "@demonstrandum/games/who";
import { GATED_THEME, makeWhoWords } from "@demonstrandum/games/who/theme";
import { expect, it } from "vitest";
import { changeGame, newMatch, openMatch } from "./match.ts";
import { servedInEnglish } from "./served-game.ts";

it("a puzzle that is open without stories is told as one once they are asked for", async () => {
  const gated = makeGridGame(GATED_THEME) as Game;
  const made = generate(gated, { difficulty: "easy" }, "stories");
  if (!made.ok) throw new Error(made.failure.text);
  const code = makeCode(gated, made.puzzle);
  const match = newMatch(servedInEnglish(gated, (proof) => makeWhoWords(GATED_THEME, proof)));
  const stories = async () => {
    const opening = await openMatch(match, code, []);
    if (opening.kind !== "open") throw new Error(opening.kind);
    return opening.standing.view.people.filter(({ clue }) => clue?.narrative).length;
  };
  expect(await stories()).toBe(0);
  changeGame(match, { game: who as Game, words: whoInEnglish });
  expect(await stories()).toBeGreaterThan(0);
});
