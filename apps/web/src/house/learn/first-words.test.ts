// The teacher says the same lessons in every language, and each in that language alone.
import { newSession, viewIn } from "@demonstrandum/engine";
import { tellGame } from "@demonstrandum/games";
import { zh as words } from "@demonstrandum/games/chinese";
import { describe, expect, it } from "vitest";
import { en } from "../../../words/en/first-puzzle.ts";
import { zh } from "../../../words/zh/first-puzzle.ts";
import { makeLesson } from "../../table/referee/lesson.ts";
import type { Lesson } from "../../table/referee/referee.ts";
import { puzzle, told, viewAfter } from "../../table/testing/a-play.ts";

const chinese = tellGame(words, told.game);

const KINDS = ["start", "second", "guess", "refused", "world", "next", "point", "alone", "done"] as const;
const aLesson = (kind: Lesson["kind"]): Lesson => ({ kind, target: 1, identity: true, speakers: [0, 2], proof: [] });

describe.each(KINDS)("the lesson %s", (kind) => {
  it("has a heading and something to do in both languages", () => {
    const english = en.lesson(aLesson(kind), viewAfter(1));
    const said = zh.lesson(aLesson(kind), viewIn(chinese, newSession(puzzle)));
    expect(`${english.title} ${english.text}`).not.toMatch(/\p{Script=Han}|undefined/u);
    expect(said.title + said.text).not.toMatch(/[a-z]{2}|[!"'(),.:;?]| |undefined/i);
    for (const text of [english.title, english.text, said.title, said.text]) expect(text).not.toBe("");
  });
});

it("names whom to choose and as what", () => {
  const start = newSession(puzzle);
  const seen = viewIn(chinese, start);
  const lesson = makeLesson(chinese, start, seen, false);
  const kind = seen.words[lesson.identity ? 1 : 0].one;
  expect(zh.lesson(lesson, seen).text).toBe(`点选${seen.people[lesson.target ?? -1]?.name}，断定此人是${kind}。`);
  expect(lesson.proof.join("")).not.toMatch(/[a-z]{2}/i);
});
