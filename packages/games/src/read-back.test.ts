// What a puzzle's people say is read back through the game, in each language; in Chinese also with names as the file has them.

import { type Game, generate, readClueIn, type SpokenWords, type ToldGame, tellTable } from "@demonstrandum/engine";
import { expect, it } from "vitest";
import { TOLD_IN_CHINESE } from "./chinese.ts";
import { TOLD_IN_ENGLISH } from "./english.ts";
import { cultivators, village, who } from "./index.ts";

const toldIn = (games: readonly ToldGame[], { id }: Game): ToldGame => {
  const told = games.find(({ game }) => game.id === id);
  if (!told) throw new Error(`there is no game ${id}`);
  return told;
};

const sentencesIn = (spoken: SpokenWords | undefined): readonly string[] =>
  spoken ? (spoken.sentences ?? [spoken.text]) : [];

it.each<[Game, object]>([
  [cultivators as Game, { dialect: "classic" }],
  [cultivators as Game, { dialect: "atoms" }],
  [cultivators as Game, { dialect: "atoms", preset: "documents", difficulty: "any" }],
  [who as Game, {}],
  [village as Game, { difficulty: "easy" }],
])("what is said is read back, whichever way people are called: %#", (game, config) => {
  const made = generate(game, { difficulty: "easy", ...config }, "read back");
  if (!made.ok) throw new Error(made.failure.text);
  const [english, chinese] = [toldIn(TOLD_IN_ENGLISH, game), toldIn(TOLD_IN_CHINESE, game)];
  const [table, inChinese] = [tellTable(english, made.puzzle), tellTable(chinese, made.puzzle)];
  /** What it means; or why it is not understood. */
  const clueOf = (told: ToldGame, text: string, speaker: number): string => {
    const read = readClueIn(told, made.puzzle, text, speaker);
    return "flaw" in read ? `${text}: ${told.words.troubles.say(read.flaw)}` : JSON.stringify(read.says);
  };
  const withLatin = (text: string): string =>
    table.words.people.reduce(
      (said, { name }, id) => said.replaceAll(inChinese.words.people[id]?.name ?? name, name),
      text,
    );
  let renamed = 0;
  for (const [speaker, spoken] of table.words.clues.entries()) {
    for (const [at, sentence] of sentencesIn(spoken).entries()) {
      const told = sentencesIn(inChinese.words.clues[speaker])[at] ?? "";
      const clue = clueOf(english, sentence, speaker);
      expect(clueOf(chinese, told, speaker)).toBe(clue);
      expect(clueOf(chinese, withLatin(told), speaker)).toBe(clue);
      if (withLatin(told) !== told) renamed++;
    }
  }
  expect(renamed).toBeGreaterThan(2);
});
