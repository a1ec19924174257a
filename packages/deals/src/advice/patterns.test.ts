import { describe, expect, it } from "vitest";
import { analyse } from "../analyse.ts";
import { answerQuestion } from "../answers/answer-question.ts";
import { chinese } from "../answers/chinese-tongue.ts";
import { english } from "../answers/english-tongue.ts";
import { parseLog } from "../table/entry.ts";
import { parseSetup } from "../table/setup.ts";
import type { Habits } from "./habits.ts";
import { findPatterns } from "./patterns.ts";

const setup = parseSetup({
  deck: "classic-21",
  players: ["Me", "Bob", "Carol", "David"],
  me: "Me",
  myHand: ["Study", "Hall", "Green", "Rope"],
  handSizes: [4, 5, 5, 4],
});
const asked = (id: string, by: string, cards: string[], rest: object) => ({
  type: "suggestion",
  id,
  time: 1,
  by,
  cards,
  ...rest,
});
/** Bob shows me the Knife twice, asks for it twice and for Plum three times; what Carol showed follows from what she passed on. */
const log = parseLog(
  [
    asked("e1", "Me", ["Mustard", "Knife", "Study"], { shower: "Bob", card: "Knife" }),
    asked("e2", "Bob", ["Plum", "Knife", "Kitchen"], { shower: "Carol" }),
    asked("e3", "Me", ["White", "Knife", "Hall"], { shower: "Bob", card: "Knife" }),
    asked("e4", "Bob", ["Plum", "Knife", "Lounge"], { passed: ["Carol"], shower: "David" }),
    asked("e5", "Bob", ["Plum", "Wrench", "Library"], { passed: ["Carol", "David", "Me"] }),
    asked("e6", "Me", ["Peacock", "Wrench", "Kitchen"], { passed: ["Bob"], shower: "Carol", card: "Kitchen" }),
  ],
  setup,
);

describe("patterns within a game", () => {
  it("are what is asked again, own cards asked for, and what is always shown", () => {
    const guess = true as const;
    expect(findPatterns(setup, log, analyse(setup, log)).filter(({ player }) => player !== "Me")).toEqual([
      { guess, player: "Bob", kind: "asks-again", card: "Plum", times: 3, suggestions: 3, mayHold: true },
      { guess, player: "Bob", kind: "asks-own", cards: ["Knife"], times: 2, suggestions: 3 },
      { guess, player: "Bob", kind: "shows-same", card: "Knife", times: 2 },
      // What Carol showed Bob is settled by her pass on the other two.
      { guess, player: "Carol", kind: "shows-same", card: "Kitchen", times: 2 },
    ]);
  });

  it("say where a card that is asked for again is certainly elsewhere", () => {
    const seen = parseLog(
      [
        asked("e1", "Me", ["Plum", "Knife", "Hall"], { passed: ["Bob"], shower: "Carol", card: "Plum" }),
        asked("e2", "Bob", ["Plum", "Wrench", "Kitchen"], { shower: "Carol" }),
        asked("e3", "Bob", ["Plum", "Revolver", "Lounge"], { shower: "Carol" }),
      ],
      setup,
    );
    const [pattern] = findPatterns(setup, seen, analyse(setup, seen)).filter(({ player }) => player === "Bob");
    expect(pattern).toMatchObject({ kind: "asks-again", card: "Plum", mayHold: false });
    const ask = (tongue: typeof english | typeof chinese, text: string) =>
      answerQuestion(tongue, text, setup, seen, {});
    expect(ask(english, "How does Bob play?").text).toContain(
      "Bob asked for Plum in all 2 suggestions: perhaps to find it, as they do not hold it.",
    );
    expect(ask(chinese, "Bob平时怎么玩？").text).toContain("问了梅子教授：这张牌不在自己手里，也许在找它。");
  });

  it("of one kind need three different shows", () => {
    const shows = ["Mustard", "White", "Peacock"].map((card, at) =>
      asked(`s${at}`, "Me", [card, "Rope", "Study"], { shower: "Bob", card }),
    );
    const of = (count: number) => {
      const some = parseLog(shows.slice(0, count), setup);
      return findPatterns(setup, some, analyse(setup, some)).filter(({ player }) => player === "Bob");
    };
    expect(of(2)).toEqual([]);
    expect(of(3)).toEqual([{ guess: true, player: "Bob", kind: "shows-kind", of: "suspect", times: 3 }]);
  });
});

describe("questions about tendencies", () => {
  const ask = (text: string, habits: readonly Habits[] = []) =>
    answerQuestion(/[\u4e00-\u9fff]/.test(text) ? chinese : english, text, setup, log, { habits });

  it.each([
    ["What is Bob's strategy?", { kind: "habits", player: "Bob" }],
    ["What patterns does David show?", { kind: "habits", player: "David" }],
    ["How does Carol play?", { kind: "habits", player: "Carol" }],
    ["Does Bob have any habits?", { kind: "habits", player: "Bob" }],
    ["How do the others play?", { kind: "habits" }],
    ["What are my tendencies?", { kind: "habits", player: "Me" }],
    ["What's my best strategy?", { kind: "ask" }],
    ["Is Bob bluffing?", { kind: "bluff", player: "Bob" }],
    ["Bob的策略是什么？", { kind: "habits", player: "Bob" }],
    ["David有什么规律？", { kind: "habits", player: "David" }],
    ["Carol平时怎么玩？", { kind: "habits", player: "Carol" }],
    ["大家都有什么习惯？", { kind: "habits" }],
    ["Bob在虚张声势吗？", { kind: "bluff", player: "Bob" }],
  ])("%s", (text, question) => {
    expect(ask(text).question).toEqual(question);
  });

  it("are answered from this game, as guesses", () => {
    expect(ask("What is Bob's strategy?").text).toBe(
      "How Bob tends to play; these are guesses. Bob asked for Plum in all 3 suggestions: perhaps to find it, perhaps with it in hand. Bob asked for cards of their own (the Knife) in 2 of 3 suggestions. Whenever it is known what Bob showed, it was the Knife (2 times).",
    );
    expect(ask("What patterns does David show?").text).toBe(
      "Nothing stands out yet in how David plays, after 0 suggestions.",
    );
    expect(ask("Carol平时怎么玩？").text).toBe(
      "Carol的习惯，只是猜测。凡是知道Carol出示了什么的时候，都是厨房，共2次。",
    );
  });

  it("are answered from earlier games too", () => {
    const none = { seen: 0, chances: 0 };
    const david: Habits = {
      guess: true,
      player: "David",
      games: 2,
      asksOwnCards: { seen: 3, chances: 4 },
      showsKind: { suspect: none, weapon: none, room: none },
      neverShowsFirst: [],
      showsAgain: none,
    };
    expect(ask("How does David play?", [david]).text).toBe(
      "How David tends to play; these are guesses. From earlier games: Asked for a card in hand 3 of 4 times.",
    );
  });
});
