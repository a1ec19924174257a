// A win that does not count says so, and why, in both languages.
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { en } from "../../../words/en/daily.ts";
import { ShelfContext } from "../../../words/use-words.ts";
import type { Words } from "../../../words/words.ts";
import { zh } from "../../../words/zh/daily.ts";
import { LeagueWeek } from "./leagues.tsx";

const nobody = { tag: "A9BE", isYou: false, solved: 0, ranked: 0, uncounted: [] };
const rows = [
  { ...nobody, name: "Ada", isYou: true, uncounted: [{ why: "fast", count: 1 }] },
  { ...nobody, name: "Bob", solved: 2, ranked: 125_000, uncounted: [{ why: "late", count: 3 }] },
  { ...nobody, name: "Cem", uncounted: [{ why: "clock", count: 1 }] },
  { ...nobody, name: "Dee", uncounted: [{ why: "long", count: 1 }] },
  { ...nobody, name: "Eve" },
] as const;

const render = (words: Words["daily"]): string[] =>
  renderToStaticMarkup(
    <ShelfContext value={{ daily: words }}>
      <LeagueWeek table={{ rows }} />
    </ShelfContext>,
  )
    .split("<tr")
    .slice(2)
    .map((row) => row.replaceAll(/^[^>]*>|<[^>]*>/g, "|").replaceAll(/\|+/g, "|"));

describe("the table of a week", () => {
  it.each([
    [
      "English",
      en,
      [
        "|Ada (you)|1 solved too fast to count|0|–|",
        "|Bob|3 solved too late to count|2|02:05|",
        "|Cem|1 solved without a time, as the server’s clock was set back|0|–|",
        "|Dee|1 solved with too many moves to count|0|–|",
        "|Eve|0|–|",
      ],
    ],
    [
      "Chinese",
      zh,
      [
        "|Ada（你）|另有1题解得太快，不计入|0|–|",
        "|Bob|另有3题过了时限，不计入|2|02:05|",
        "|Cem|另有1题因服务器时钟回拨没有用时，不计入|0|–|",
        "|Dee|另有1题步数太多，不计入|0|–|",
        "|Eve|0|–|",
      ],
    ],
  ])("says in %s why something does not count", (_, words, said) => {
    expect(render(words)).toEqual(said);
  });

  it.each([
    ["English", en],
    ["Chinese", zh],
  ])("has words in %s for a result without a time", (_, words) => {
    const clock = words.result.comparison({ others: 3, flaw: "clock", isInTime: true });
    expect(clock).not.toBe(words.result.comparison({ others: 3, flaw: "fast", isInTime: true }));
    expect(clock).not.toBe(words.result.comparison({ others: 3, flaw: "clock", isInTime: false }));
    for (const said of [words.solved("x", undefined), words.challenge.toBeat(undefined, 0, 0)]) {
      expect(said).not.toMatch(/undefined|00:00/);
    }
  });
});
