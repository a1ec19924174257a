// What is said at the end gives nothing away and can be read aloud.
import { describe, expect, it } from "vitest";
import { makeReplay } from "../referee/replay.ts";
import { game, puzzle, steps, viewAfter } from "../testing/a-play.ts";
import { puzzleUrl, shareText, signsOf } from "./share.ts";
import { secondsOf, showMillis, showTime } from "./show-time.ts";
import { en } from "./words/en.ts";
import type { PlayWording } from "./words/wording.ts";
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

  it("claims no proof of those who were named by an accusation", () => {
    const say = (words: PlayWording, accused: number) =>
      shareText(words, { title: "T", view: { ...done, accused }, seconds: 61 }).split("\n")[0];
    expect(say(en, 20)).toBe(
      "T (Easy): I named all 20 in one accusation in 1 minute 1 second, without a mistake or a hint. Your turn.",
    );
    expect(say(en, 18)).toContain("I proved 2 of 20 and named the rest in one accusation in 1 minute");
    expect(say(zh, 20)).toBe("《T》（简单）：我用1分1秒一次指认就说中了全部20人的身份，无失误，无提示。轮到你了。");
    expect(say(zh, 18)).toContain("我用1分1秒证明了2人的身份，并一次指认说中了其余18人，");
    expect(en.end.praise(0, 0, true)).not.toMatch(/prov/);
    expect(zh.end.praise(0, 0, true)).not.toMatch(/证/);
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
    expect(signsOf(["proved", "accused", "helped", "erred"])).toBe("🟩🟦🟨🟥");
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
    const replay = makeReplay(game, puzzle);
    expect(replay.flatMap(({ hint }) => hint.verdicts ?? []).sort((a, b) => a.person - b.person)).toEqual(
      steps.map(({ person, identity }) => ({ person, identity })).sort((a, b) => a.person - b.person),
    );
    expect(replay.length).toBeLessThan(steps.length);
    expect(replay.every(({ hint }) => (hint.proof?.length ?? 0) > 0)).toBe(true);
  });
});
