// What the page may know of a puzzle besides its view.
import { type Game, generate, makeCode } from "@demonstrandum/engine";
import { GAMES, tellGame } from "@demonstrandum/games";
import { en as words } from "@demonstrandum/games/english";
import { expect, it } from "vitest";
import { en } from "../../../words/en/options.ts";
import { optionsOf } from "../../table/games/options-of.ts";
import { newMatch, openMatch } from "../../table/referee/match.ts";
import { wholeGame } from "../../table/referee/served-game.ts";
import { configLike } from "./wish.ts";

const COURT = { villager: { one: "courtier", many: "courtiers" }, werewolf: { one: "spy", many: "spies" } };

const gameOf = (id: string): Game => {
  const game = GAMES.find((each) => each.id === id);
  if (!game) throw new Error(`There is no ${id}.`);
  return game;
};

it.each([
  ["cultivators", { difficulty: "easy", dialect: "atoms" }],
  ["who", { difficulty: "easy", roles: COURT }],
  ["who", { difficulty: "easy", liars: true }],
  ["village", { difficulty: "easy", N: 5, statementsPerSpeakerMin: 1, statementsPerSpeakerMax: 1 }],
])("a puzzle that came by a link tells the settings with which another like it is made: %s %o", async (id, config) => {
  const game = gameOf(id);
  const made = generate(game, config, "again");
  if (!made.ok) throw new Error(made.failure.text);
  const opening = await openMatch(newMatch(wholeGame(tellGame(words, game))), makeCode(game, made.puzzle), []);
  if (opening.kind !== "open") throw new Error(opening.kind);
  const like = { settings: opening.about.settings ?? {}, size: opening.standing.view.people.length };
  const again = generate(game, configLike(optionsOf(id, en), like), "again");
  expect(again.ok && makeCode(game, again.puzzle)).toBe(makeCode(game, made.puzzle));
});
