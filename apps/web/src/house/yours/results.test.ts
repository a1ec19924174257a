// Results as files: every finished play once, and nothing that a spreadsheet would run.
import { describe, expect, it } from "vitest";
import type { SavedPlay } from "../../table/store/saved-play.ts";
import { makeCsv, makeJson, resultsOf } from "./your-games.tsx";

const play: SavedPlay = {
  ...{ version: 1, game: "who", puzzle: "1wabc", moves: [], times: [], tags: {}, pencil: [], clock: 61_900 },
  ...{ seed: "a seed", difficulty: "easy", known: 15, total: 15, isDone: true, mistakes: 1, hints: 2 },
  played: Date.UTC(2026, 10, 18, 9, 30),
};

describe("results as a table", () => {
  it("have a line for each finished play, the earliest first", () => {
    const plays = [play, { ...play, isDone: false }, { ...play, game: "village", played: 0 }];
    expect(makeCsv(resultsOf(plays))).toBe(
      "finished,game,difficulty,seconds,mistakes,hints,people,seed,puzzle\r\n" +
        "1970-01-01T00:00:00.000Z,village,easy,61,1,2,15,a seed,1wabc\r\n" +
        "2026-11-18T09:30:00.000Z,who,easy,61,1,2,15,a seed,1wabc\r\n",
    );
    expect(makeCsv([])).toBe("finished,game,difficulty,seconds,mistakes,hints,people,seed,puzzle\r\n");
  });

  it("quote what has commas, quotes or lines, and disarm what a spreadsheet would take for a formula", () => {
    const seedIn = (seed: string): string | undefined =>
      makeCsv(resultsOf([{ ...play, seed }]))
        .split("\r\n")[1]
        ?.slice("2026-11-18T09:30:00.000Z,who,easy,61,1,2,15,".length);
    expect(seedIn('a "b", c')).toBe('"a ""b"", c",1wabc');
    expect(seedIn("=HYPERLINK(1)")).toBe("'=HYPERLINK(1),1wabc");
    expect(seedIn("a\nb")).toBe('"a\nb",1wabc');
  });

  it("leave out what older plays do not have", () => {
    const { mistakes: _, hints: __, ...older } = play;
    expect(makeCsv(resultsOf([older]))).toContain(",61,,,15,");
    expect(JSON.parse(makeJson(resultsOf([older]))).results[0]).not.toHaveProperty("mistakes");
  });

  it("are JSON with their format", () => {
    expect(JSON.parse(makeJson(resultsOf([play])))).toEqual({
      format: "demonstrandum-results/1",
      results: [
        {
          ...{
            finished: "2026-11-18T09:30:00.000Z",
            game: "who",
            difficulty: "easy",
            seconds: 61,
            mistakes: 1,
            hints: 2,
          },
          ...{ people: 15, seed: "a seed", puzzle: "1wabc" },
        },
      ],
    });
  });
});
