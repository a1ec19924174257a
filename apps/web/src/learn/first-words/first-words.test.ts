// The teacher says the same lessons in every language, and each in that language alone.
import { newSession, view } from "@demonstrandum/engine";
import { CHINESE_GAMES } from "@demonstrandum/games/chinese";
import { describe, expect, it } from "vitest";
import { makeLesson } from "../../referee/lesson.ts";
import type { Lesson } from "../../referee/referee.ts";
import { game, puzzle, viewAfter } from "../../testing/a-play.ts";
import { en } from "./en.ts";
import { zh } from "./zh.ts";

const chinese = CHINESE_GAMES.find(({ id }) => id === game.id);
if (!chinese) throw new Error("The first puzzle is not told in Chinese.");

const KINDS = ["start", "second", "guess", "refused", "world", "next", "point", "alone", "done"] as const;
const aLesson = (kind: Lesson["kind"]): Lesson => ({ kind, target: 1, identity: true, speakers: [0, 2], proof: [] });

describe.each(KINDS)("the lesson %s", (kind) => {
  it("has a heading and something to do in both languages", () => {
    const told = en.lesson(aLesson(kind), viewAfter(1));
    const said = zh.lesson(aLesson(kind), view(chinese, newSession(puzzle)));
    expect(`${told.title} ${told.text}`).not.toMatch(/\p{Script=Han}|undefined/u);
    expect(said.title + said.text).not.toMatch(/[a-z]{2}|[!"'(),.:;?]| |undefined/i);
    for (const text of [told.title, told.text, said.title, said.text]) expect(text).not.toBe("");
  });
});

it("names whom to choose and as what", () => {
  const start = newSession(puzzle);
  const seen = view(chinese, start);
  const lesson = makeLesson(chinese, start, seen, false);
  const kind = seen.words[lesson.identity ? 1 : 0].one;
  expect(zh.lesson(lesson, seen).text).toBe(`点选${seen.people[lesson.target ?? -1]?.name}，断定此人是${kind}。`);
  expect(lesson.proof.join("")).not.toMatch(/[a-z]{2}/i);
});
