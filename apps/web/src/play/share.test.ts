// What is said at the end gives nothing away and can be read aloud.
import { describe, expect, it } from "vitest";
import { makeReplay } from "../referee/replay.ts";
import { game, puzzle, steps, viewAfter } from "../testing/a-play.ts";
import { puzzleUrl, shareText, signsOf } from "./share.ts";
import { showTime } from "./show-time.ts";
import { en } from "./words/en.ts";
import { zh } from "./words/zh.ts";

const done = viewAfter(steps.length);

describe("the share text", () => {
  it("tells game, difficulty, time and slips", () => {
    expect(shareText(en, { title: "Cultivators or Demons?", view: done, seconds: 252 })).toBe(
      `Cultivators or Demons? (Easy): I proved all 20 in 4 minutes 12 seconds, without a mistake or a hint. Your turn.\n${signsOf(done.found)}`,
    );
    expect(shareText(en, { title: "T", view: { ...done, mistakes: 1, hints: 0 }, seconds: 61 })).toContain(
      "1 minute 1 second, with 1 mistake and no hints",
    );
  });

  it("is told in Chinese as well", () => {
    expect(shareText(zh, { title: "修士还是妖？", view: { ...done, hints: 2 }, seconds: 3729 })).toBe(
      `《修士还是妖？》（简单）：我用1小时2分9秒证明了全部20人的身份，失误0次，提示2次。轮到你了。\n${signsOf(done.found)}`,
    );
  });

  it("names nobody", () => {
    for (const words of [en, zh]) {
      const text = shareText(words, { title: "T", view: done, seconds: 1 });
      for (const { name } of done.people) expect(text).not.toContain(name);
    }
  });
});

describe("the signs", () => {
  it("tell how each was found, in order and in rows of five, and not who", () => {
    expect(signsOf(["proved", "helped", "erred"])).toBe("🟩🟨🟥");
    expect(signsOf(done.found)).toBe(["🟩🟩🟩🟩🟩", "🟩🟩🟩🟩🟩", "🟩🟩🟩🟩🟩", "🟩🟩🟩🟩"].join("\n"));
  });
});

describe("the link", () => {
  it("holds the puzzle and nothing else of the address", () => {
    expect(puzzleUrl(new URL("https://x.example/who/p/1w?debug#replay") as unknown as Location)).toBe(
      "https://x.example/who/p/1w",
    );
    const daily = new URL("https://x.example/daily?play=2026-11-16/who&challenge=abc");
    expect(puzzleUrl(daily as unknown as Location)).toBe("https://x.example/daily?play=2026-11-16/who");
  });
});

describe("time", () => {
  it("is shown as a clock does and said as people do", () => {
    expect([0, 59, 252, 3729].map(showTime)).toEqual(["00:00", "00:59", "04:12", "1:02:09"]);
    expect([0, 60, 3729].map(en.header.time)).toEqual([
      "Time played: no time",
      "Time played: 1 minute",
      "Time played: 1 hour 2 minutes 9 seconds",
    ]);
  });
});

describe("the replay", () => {
  it("is the engine's own shortest reasoning, which proves each hidden person once", () => {
    const replay = makeReplay(game, puzzle);
    expect(replay.flatMap(({ hint }) => hint.verdicts ?? []).sort((a, b) => a.person - b.person)).toEqual(
      steps.map(({ person, identity }) => ({ person, identity })).sort((a, b) => a.person - b.person),
    );
    expect(replay.length).toBeLessThan(steps.length);
    expect(replay.every(({ hint }) => (hint.proof?.length ?? 0) > 0)).toBe(true);
  });
});
