// What is said at the end gives nothing away and can be read aloud.

import { readFileSync } from "node:fs";
import path from "node:path";
import type { View } from "@demonstrandum/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { en } from "../../../words/en/play.ts";
import { zh } from "../../../words/zh/play.ts";
import { makeReplay } from "../referee/replay.ts";
import { secondsOf, showMillis, showTime } from "../store/show-time.ts";
import { puzzle, steps, told, viewAfter } from "../testing/a-play.ts";
import { readShare } from "../testing/read-share.ts";
import { dareText, embedText, puzzleUrl, shareText } from "./share.ts";

const done = viewAfter(steps.length);
const result = { title: "Cultivators or Demons?", view: done, seconds: 252 };

describe("the share text", () => {
  it("tells name, level, time, slips and the board in its own shape", () => {
    const lines = shareText(en, result).split("\n");
    expect(lines.slice(0, 2)).toEqual([
      "Demonstrandum · Cultivators or Demons?",
      "Easy · 04:12 · 0 mistakes · 0 hints",
    ]);
    expect(lines.slice(2).map((line) => [...line].length)).toEqual([4, 4, 4, 4, 4]);
    expect(lines.slice(2).join("").match(/⬜/gu)).toHaveLength(1);
  });

  it("tells number, title and streak of a daily puzzle, in both languages", () => {
    const daily = {
      number: 123,
      title: "The well at dusk",
      streak: 7,
      view: { ...done, hints: 1, mistakes: 2 },
      seconds: 3729,
    };
    expect(shareText(en, daily)).toMatch(
      /^Demonstrandum 123 · The well at dusk\nEasy · 1:02:09 · 2 mistakes · 1 hint · streak 7\n/,
    );
    expect(shareText(zh, { ...daily, title: "暮色古井" })).toMatch(
      /^Demonstrandum 123 · 暮色古井\n简单 · 1:02:09 · 失误：2 · 提示：1 · 连胜：7\n/,
    );
  });

  it("says nothing of proof where an accusation ended it", () => {
    expect(en.end.praise(0, 0, true)).not.toMatch(/prov/);
    expect(zh.end.praise(0, 0, true)).not.toMatch(/证/);
  });

  it("names nobody", () => {
    for (const words of [en, zh]) {
      const text = shareText(words, result) + dareText(words, result);
      for (const { name } of done.people) expect(text).not.toContain(name);
    }
  });

  it("dares others with what it is and what to beat", () => {
    expect(dareText(en, { ...result, number: 5 })).toBe(
      "Demonstrandum 5 · Cultivators or Demons?\nI proved this easy one in 04:12, with no mistakes and no hints. Can you beat that? My ghost runs beside you:",
    );
    expect(dareText(zh, result)).toContain("难度简单，我用时04:12，失误0次，提示0次。");
  });
});

const LEVELS = ["easy", "medium", "hard", "brutal"];
const FOUND = ["proved", "accused", "helped", "erred"] as const;

/** Any result of any board. */
const anyResult = fc
  .record({
    number: fc.option(fc.integer({ min: 1, max: 9_999 }), { nil: undefined }),
    title: fc.constantFrom("Who moved the stone lid?", "Rope and echo", "谁动了井盖", "Tea · before, the argument"),
    streak: fc.option(fc.integer({ min: 0, max: 4_000 }), { nil: undefined }),
    seconds: fc.integer({ min: 0, max: 400_000 }),
    mistakes: fc.nat(250),
    hints: fc.nat(250),
    difficulty: fc.constantFrom(...LEVELS),
    cols: fc.integer({ min: 1, max: 6 }),
    cells: fc.array(fc.constantFrom(...FOUND, undefined), { minLength: 3, maxLength: 30 }),
  })
  .map(({ cols, cells, ...rest }) => ({ ...rest, rows: Math.ceil(cells.length / cols), cols, cells }));

describe("the grammar of the share text", () => {
  it.each([
    ["en", en],
    ["zh", zh],
  ] as const)("reads back whatever is written (%s)", (language, words) => {
    fc.assert(
      fc.property(anyResult, ({ number, title, streak, seconds, mistakes, hints, difficulty, rows, cols, cells }) => {
        const people = cells.map((found, id) => ({
          ...{ ...done.people[0], id, row: Math.floor(id / cols), col: id % cols },
          found,
        })) as View["people"];
        const view = { ...done, rows, cols, people, mistakes, hints, difficulty };
        const url = "https://example.org/daily?play=2026-11-16/who";
        const read = readShare(`${shareText(words, { number, title, streak, view, seconds })}\n${url}`);
        const board = Array.from({ length: rows }, (_, row) =>
          cells.slice(row * cols, (row + 1) * cols).map((found) => found ?? "given"),
        );
        expect(read).toEqual({
          language,
          number,
          title,
          level: difficulty,
          seconds,
          mistakes,
          hints,
          streak,
          board,
          url,
        });
      }),
      { seed: 33, numRuns: 200 },
    );
  });

  it("reads the examples of its document, and nothing that is cut or changed", () => {
    const document = readFileSync(path.join(import.meta.dirname, "../../../../../docs/formats.md"), "utf8");
    const examples = [...document.matchAll(/```share\n([\s\S]*?)\n```/g)].map(([, text = ""]) => text);
    expect(examples).toHaveLength(2);
    for (const text of examples) {
      expect(readShare(text)).toBeDefined();
      const lines = text.split("\n");
      for (let at = 0; at < lines.length; at++)
        expect(readShare(lines.toSpliced(at, 1).join("\n"))).not.toEqual(readShare(text));
      expect(readShare(text.replace("·", "-"))).toBeUndefined();
    }
  });
});

describe("the link", () => {
  it("holds the puzzle and nothing else of the address", () => {
    for (const query of ["?debug", "?DEBUG=true"]) {
      const address = new URL(`https://x.example/who/p/1w${query}#replay`) as unknown as Location;
      expect(puzzleUrl(address)).toBe("https://x.example/who/p/1w");
    }
    const daily = new URL("https://x.example/daily?play=2026-11-16/who&challenge=abc");
    expect(puzzleUrl(daily as unknown as Location)).toBe("https://x.example/daily?play=2026-11-16/who");
  });
});

describe("what shows a puzzle on another page", () => {
  it("holds its code, the language and leave to share; where there is no code there is none", () => {
    const at = (pathname: string) => embedText({ origin: "https://x.example", pathname, search: "?debug" }, "zh", "谁");
    expect(at("/zh/who/p/1w-_A")).toBe(
      '<iframe src="https://x.example/embed/1w-_A?lang=zh" title="谁" allow="clipboard-write; web-share" width="100%" height="800" style="border:0"></iframe>',
    );
    expect(at("/learn/first")).toBeUndefined();
  });
});

describe("time", () => {
  it("is shown as a clock does and said as people do", () => {
    expect([0, 59, 252, 3729].map(showTime)).toEqual(["00:00", "00:59", "04:12", "1:02:09"]);
    // One result has one clock, whether it is read off in seconds or in milliseconds.
    for (const time of [9_400, 9_500, 9_999, 10_000]) expect(showMillis(time)).toBe(showTime(secondsOf(time)));
    expect(showMillis(9_999)).toBe("00:09");
    expect([0, 60, 3729].map(en.header.time)).toEqual([
      "Time played: no time",
      "Time played: 1 minute",
      "Time played: 1 hour 2 minutes 9 seconds",
    ]);
  });
});

describe("the replay", () => {
  it("is the engine's own shortest reasoning, which proves each hidden person once", () => {
    const replay = makeReplay(told, puzzle);
    expect(replay.flatMap(({ hint }) => hint.verdicts ?? []).sort((a, b) => a.person - b.person)).toEqual(
      steps.map(({ person, identity }) => ({ person, identity })).sort((a, b) => a.person - b.person),
    );
    expect(replay.length).toBeLessThan(steps.length);
    expect(replay.every(({ hint }) => (hint.proof?.length ?? 0) > 0)).toBe(true);
  });
});
