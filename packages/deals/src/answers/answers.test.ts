import { describe, expect, it } from "vitest";
import type { Habits } from "../advice/habits.ts";
import { simulateGame } from "../simulate.ts";
import { CLASSIC } from "../table/deck.ts";
import { type Entry, parseLog } from "../table/entry.ts";
import { parseSetup } from "../table/setup.ts";
import { NATURAL_QUESTIONS } from "../testing/natural-questions.ts";
import { answerOffer, answerQuestion } from "./answer-question.ts";
import { brief } from "./briefing.ts";
import { parseChineseQuestion } from "./chinese-question.ts";
import { chinese } from "./chinese-tongue.ts";
import { parseQuestion } from "./english-question.ts";
import { english } from "./english-tongue.ts";
import { offerAnswer, offerAnswers } from "./offered-answers.ts";
import { sayHabits } from "./say-habits.ts";
import { en } from "./words/en.ts";

const setup = parseSetup({
  deck: "classic-21",
  players: ["Alice", "Bob", "Carol", "David"],
  handSizes: [5, 5, 4, 4],
  me: "David",
  myHand: ["Scarlett", "Rope", "Ballroom", "Study"],
});

const stamp = (id: string, time: number) => ({ type: "suggestion" as const, id, time, card: null });
const log: Entry[] = [
  { ...stamp("e1", 1), by: "Alice", cards: ["Scarlett", "Knife", "Kitchen"], passed: ["Bob"], shower: "Carol" },
  {
    ...stamp("e2", 2),
    by: "David",
    cards: ["Scarlett", "Rope", "Hall"],
    passed: ["Alice", "Bob", "Carol"],
    shower: null,
  },
  { ...stamp("e3", 3), by: "Alice", cards: ["Plum", "Knife", "Library"], passed: ["Bob"], shower: "Carol" },
];

describe("typed questions", () => {
  const asked: [string, object][] = [
    ["Who has the Rope?", { kind: "owner", card: "Rope" }],
    ["where is the lead pipe", { kind: "owner", card: "LeadPipe" }],
    ["Does Bob have the Dining Room?", { kind: "cell", owner: "Bob", card: "DiningRoom" }],
    ["Is Plum in the envelope?", { kind: "cell", owner: "ENVELOPE", card: "Plum" }],
    ["What does Carol have?", { kind: "hand", player: "Carol" }],
    ["What if Bob shows the Knife?", { kind: "suppose", owner: "Bob", cards: ["Knife"], holds: true }],
    [
      "What if Alice passes on Plum and the Knife?",
      { kind: "suppose", owner: "Alice", cards: ["Plum", "Knife"], holds: false },
    ],
    ["what if nobody shows Plum, Wrench, Lounge", { kind: "nobody", cards: ["Plum", "Wrench", "Lounge"] }],
    ["What should I ask?", { kind: "ask" }],
    ["What should I suggest in the Library?", { kind: "ask", room: "Library" }],
    ["Should I accuse?", { kind: "accuse" }],
    ["How close is Alice?", { kind: "close", player: "Alice" }],
    ["Who is closest to winning?", { kind: "close" }],
    ["Why does Bob not have the Hall?", { kind: "why", owner: "Bob", card: "Hall" }],
    ["Why is the Hall in the envelope?", { kind: "why", owner: "ENVELOPE", card: "Hall" }],
    [
      "Which card should I show to Alice: Scarlett, Rope, Study?",
      { kind: "show", asker: "Alice", cards: ["Scarlett", "Rope", "Study"] },
    ],
    ["What is in the envelope?", { kind: "envelope" }],
    ["How many deals are possible?", { kind: "deals" }],
    ["Any key insights?", { kind: "insights" }],
  ];
  for (const [text, question] of asked) {
    it(`understand "${text}"`, () => {
      expect(parseQuestion(text, setup)).toEqual(question);
      const { text: answer } = answerQuestion(english, text, setup, log);
      expect(answer).toMatch(/^[A-Z0-9].*\.$/);
      expect(answer).not.toMatch(/undefined|NaN|null|ENVELOPE/);
    });
  }

  it("get exact figures", () => {
    const uniform = { weighting: "uniform" } as const;
    expect(answerQuestion(english, "who has the rope?", setup, log).text).toBe("You hold the Rope. That is certain.");
    expect(answerQuestion(english, "who has the knife?", setup, log, uniform).text).toBe(
      "The Knife: Carol 61 %, Alice 24 %, the envelope 15 %.",
    );
    expect(answerQuestion(english, "why is the hall in the envelope?", setup, log).text).toContain(
      "No player has it (entry 2)",
    );
    expect(answerQuestion(english, "does Bob have the Knife?", setup, log).text).toBe(
      "No: Bob does not hold the Knife. That is certain.",
    );
    expect(answerQuestion(english, "what if Bob shows the Knife?", setup, log).text).toContain(
      "contradicts what is known",
    );
    expect(answerQuestion(english, "what if Carol has the Knife?", setup, log).text).toContain(
      "You would know that Carol holds the Knife",
    );
    expect(answerQuestion(english, "how many deals?", setup, log).text).toContain("540,960 deals");
  });

  it("tell why in whole sentences, and name a rule only where it has a number", () => {
    const shown = { by: "David", cards: ["Plum", "Wrench", "Lounge"], passed: [], shower: "Alice", card: "Wrench" };
    const seen = [...log, ...parseLog([{ ...stamp("e4", 4), ...shown }], setup)];
    expect(answerQuestion(english, "why does Alice have the wrench?", setup, seen).text).toBe(
      "Alice holds the Wrench. Alice showed it (entry 4).",
    );
    expect(answerQuestion(chinese, "为什么Alice有扳手？", setup, seen).text).toBe(
      "Alice有扳手。Alice出示过这张牌（第4条记录）。",
    );
    expect(answerQuestion(english, "why does Bob not have the hall?", setup, seen).text).toMatch(
      / That is rule 2\.5: passed on these cards\.$/,
    );
  });

  it("can be asked in the words that are proposed where a name may be two things", () => {
    const mixed = parseSetup({ deck: "classic-21", players: ["Me", "Green", "Bob"], me: "Me" });
    const asked = answerQuestion(english, "Green", mixed, []).text;
    const proposed = [...asked.matchAll(/"([^"]+)"/g)].map(([, text = ""]) => parseQuestion(text, mixed));
    expect(proposed).toEqual([
      { kind: "owner", card: "Green" },
      { kind: "hand", player: "Green" },
    ]);
    const mixedChinese = parseSetup({ deck: "classic-21", players: ["我", "格林", "Bob"], me: "我" });
    const askedChinese = answerQuestion(chinese, "格林呢", mixedChinese, []).text;
    const read = parseChineseQuestion;
    expect([...askedChinese.matchAll(/“([^”]+)”/g)].map(([, text = ""]) => read(text, mixedChinese))).toEqual([
      { kind: "owner", card: "Green" },
      { kind: "hand", player: "格林" },
    ]);
  });

  it("say whether their figures are counted or estimated", () => {
    const isExact = (text: string, options = {}): boolean => answerQuestion(english, text, setup, log, options).isExact;
    for (const text of ["who has the knife?", "what is in the envelope?", "what if Carol has the Knife?"]) {
      expect(isExact(text)).toBe(true);
      expect(isExact(text, { budget: 1 })).toBe(false);
    }
    expect(isExact("what if Bob shows the Knife?", { budget: 1 })).toBe(true);
    for (const text of ["how close is Bob?", "should I accuse?"]) expect(isExact(text)).toBe(false);
    const proved: Entry[] = ["Green", "Wrench", "Hall"].map((card, i) => {
      return { type: "fact", id: `p${i}`, time: 9, owner: "ENVELOPE", card, holds: true };
    });
    expect(answerQuestion(english, "should I accuse?", setup, [...log, ...proved]).isExact).toBe(true);
  });

  it("are understood nine times in ten as people type them, and the rest get a list of what can be asked", () => {
    const players = ["Me", "Bob", "Carol", "David"];
    const table = parseSetup({
      deck: "classic-21",
      players,
      me: "Me",
      myHand: ["Study", "Hall", "Green", "Rope"],
      handSizes: [4, 5, 5, 4],
    });
    const isRead = (text: string, wanted: object | undefined): boolean => {
      const read = parseQuestion(text, table);
      if (!wanted || !read) return wanted === read;
      return Object.entries(wanted).every(
        ([key, value]) => JSON.stringify(Object(read)[key]) === JSON.stringify(value),
      );
    };
    const missed = NATURAL_QUESTIONS.filter(([text, wanted]) => !isRead(text, wanted));
    expect(missed.map(([text]) => [text, parseQuestion(text, table)])).toEqual([]);
    for (const [text] of NATURAL_QUESTIONS.filter(([, wanted], at) => wanted && at % 9 === 0)) {
      const { understood } = answerQuestion(english, text, table, []);
      expect(understood).toMatch(/^[A-Z].*[.]$/);
      expect(understood).not.toMatch(/undefined|ENVELOPE/);
    }
  });

  it("are never read with confidence where a name means two things", () => {
    const table = parseSetup({ deck: "classic-21", players: ["Me", "Plum", "Will"], me: "Me" });
    const read = (text: string) => parseQuestion(text, table);
    expect(read("Does Plum have the Rope?")).toEqual({ kind: "cell", owner: "Plum", card: "Rope" });
    expect(read("Does Will have Plum?")).toEqual({ kind: "cell", owner: "Will", card: "Plum" });
    expect(read("who has plum")).toEqual({ kind: "owner", card: "Plum" });
    expect(read("Plum?")).toEqual({ kind: "unclear", name: "Plum" });
    expect(answerQuestion(english, "Plum?", table, []).text).toContain("Do you mean the card Plum or the player?");
    expect(read("will the rope be in the envelope")).toMatchObject({ kind: "cell", owner: "ENVELOPE" });
    expect(read("Tell me who has the Knife")).toEqual({ kind: "owner", card: "Knife" });
  });

  it("get two or three things to ask instead when they are not understood", () => {
    const unread = answerQuestion(english, "blue weather tomorrow", setup, log);
    expect(unread.question).toBeUndefined();
    expect(unread.text).toContain("I had better not answer");
    const near = answerQuestion(english, "Does Bob have the Knife on Sundays?", setup, log);
    expect(near.question).toBeUndefined();
    expect(near.text).toContain("I read this as: Whether Bob holds the Knife.");
    expect(near.offers?.[0]).toEqual({
      question: { kind: "cell", owner: "Bob", card: "Knife" },
      said: "Whether Bob holds the Knife.",
    });
    for (const { offers = [] } of [unread, near]) {
      expect(offers.length).toBeGreaterThanOrEqual(2);
      expect(offers.length).toBeLessThanOrEqual(3);
      for (const { question } of offers) expect(answerOffer(english, question, setup, log).text).toMatch(/\.$/);
    }
  });

  it("are not read where they are longer than anybody asks", () => {
    const { question, offers = [] } = answerQuestion(
      english,
      `${"who, who, ".repeat(40)}who has the Knife?`,
      setup,
      log,
    );
    expect(question).toBeUndefined();
    expect(offers.length).toBeGreaterThanOrEqual(2);
  });

  it("are never answered by the hand of whom they name", () => {
    const unread = NATURAL_QUESTIONS.filter(([, wanted]) => wanted === undefined);
    expect(unread.length).toBeGreaterThanOrEqual(14);
    const table = parseSetup({ deck: "classic-21", players: ["Me", "Bob", "Carol", "David"], me: "Me" });
    for (const [text] of unread) expect(answerQuestion(english, text, table, []).question, text).toBeUndefined();
  });

  it("are answered from all that the log says", () => {
    const shown: Entry[] = [
      { ...stamp("a", 1), by: "Alice", cards: ["Plum", "Knife", "Hall"], passed: ["Bob"], shower: "Carol" },
      {
        ...stamp("b", 2),
        by: "Bob",
        cards: ["Plum", "Rope", "Hall"],
        passed: ["Carol"],
        shower: "David",
        card: "Rope",
      },
    ];
    const ask = (text: string) => answerQuestion(english, text, setup, shown).text;
    expect(ask("what did Carol show Alice?")).toBe("Carol showed Alice the Knife.");
    expect(ask("what happened in entry 1?")).toBe(
      "Entry 1: Alice asked for Plum, the Knife and the Hall; Bob passed, Carol showed the Knife. It made certain: Bob does not hold Plum, Bob does not hold the Knife and Bob does not hold the Hall.",
    );
    expect(ask("who passed on Alice's last suggestion?")).toMatch(/^Entry 1: Alice asked/);
    expect(ask("who passed more, Bob or David?")).toBe("Passes: Bob 1 and you 0.");
    expect(ask("what is Bob looking for?")).toMatch(/^Bob asked for Plum once \(in the envelope with /);
    expect(ask("who comes after Carol?")).toBe("After Carol it is your turn.");
    expect(ask("how often did nobody show a card?")).toBe("Nobody showed a card: 0 times.");
    expect(ask("does Bob know that I have the rope?")).toBe("Yes: Bob can be sure that you have the Rope.");
    expect(ask("what does Alice know about my cards?")).toMatch(/^Alice cannot be sure of any card of yours/);
    expect(ask("which cards are still unaccounted for?")).toMatch(/^It is not known where 1\d cards are: /);
    expect(ask("hall or lounge, which is better for me?")).toMatch(/^Best the (Hall|Lounge) .* and the (Hall|Lounge) /);
    expect(ask("whose turn is it?")).toBe("It is Carol's turn to ask.");
    expect(ask("how many cards does Carol have?")).toBe("Carol has 4 cards, 1 of them known.");
    expect(ask("how often did Bob pass?")).toBe("Bob passed: once.");
    expect(ask("did Carol pass on the hall")).toBe("Yes: Carol passed on the Hall (entry 2).");
    expect(ask("is there a contradiction?")).toBe("No contradiction: all 2 entries fit together.");
    expect(ask("what has changed since my last turn?")).toBe("You have not asked anything yet.");
    expect(ask("what should I ask to find out whether Bob has Plum?")).toBe(
      "Ask for Plum, the Rope and the Ballroom: nobody else can show the other two, so whoever has Plum shows it, and if nobody does, it is in the envelope.",
    );
    expect(ask("whose hand is known?")).toBe(
      "No other hand is known completely; most is known of Carol: 1 of 4 cards.",
    );
    expect(ask("which weapons does Carol hold?")).toMatch(/^Carol holds for certain the Knife; possible: /);
    expect(ask("which room should I go to?")).toMatch(/^Best the /);
  });

  it("get the contradiction first when there is one", () => {
    const clash: Entry[] = [...log, { type: "fact", id: "f", time: 4, owner: "Bob", card: "Knife", holds: true }];
    expect(answerQuestion(english, "Who has the Rope?", setup, clash).text).toMatch(
      /contradicts itself: entr(y|ies) .* 4 cannot all be right/,
    );
  });
});

describe("the briefing", () => {
  it("says what to ask, what stands out, who is close and whether to accuse", () => {
    const { next, insights, threats, accuse } = brief(en, setup, log, { room: "Library" });
    expect(next[0]).toMatch(/^Ask for .* and the Library\.$/);
    expect(insights.join(" ")).toContain("The Hall is in the envelope.");
    expect(insights.join(" ")).toContain("a lead and no proof");
    expect(threats).toHaveLength(3);
    expect(accuse[0]).toMatch(/^Wait/);
  });

  it("goes on to the end of a game", () => {
    const game = simulateGame({ deck: CLASSIC, players: 3, turns: 110, seed: 4 });
    const { insights, accuse } = brief(en, game.setup, game.log);
    expect(insights[0]).toMatch(/^The envelope is proved/);
    expect(accuse[0]).toMatch(/^Accuse now/);
  });

  it("leaves advice out for someone who only watches", () => {
    const { me, myHand, ...watching } = setup;
    expect([me, myHand?.length]).toEqual(["David", 4]);
    expect(brief(en, watching, [])).toMatchObject({ next: [], threats: [], accuse: [] });
  });
});

const seldom = { seen: 0, chances: 0 };
const HABITS: readonly Habits[] = [
  {
    guess: true,
    player: "Bob",
    games: 2,
    asksOwnCards: { seen: 2, chances: 4 },
    showsKind: { suspect: { seen: 3, chances: 3 }, weapon: seldom, room: { seen: 0, chances: 5 } },
    neverShowsFirst: ["Rope"],
    showsAgain: { seen: 1, chances: 2 },
  },
];

describe("habits", () => {
  it("are told when they were seen often enough", () => {
    expect(sayHabits(en, setup, HABITS[0] as Habits)).toEqual([
      "Asked for a card in hand 2 of 4 times.",
      "With a choice, showed a suspect 3 of 3 times and a room 0 of 5 times.",
      "Never showed the Rope first.",
    ]);
  });
});

describe("what a language model may choose from", () => {
  const advised = { setup, log, room: null, habits: HABITS };
  const offered = offerAnswers(english, advised, "What if Carol has the Knife?");

  it("begins with the answer to the question, and says of each what it is about", () => {
    expect(offered[0]).toEqual(answerQuestion(english, "What if Carol has the Knife?", setup, log));
    for (const { text, understood } of offered) {
      expect(text).toMatch(/^\P{Ll}.*\.$/u);
      expect(understood).toMatch(/\.$/);
    }
    expect(new Set(offered.map(({ text }) => text)).size).toBe(offered.length);
  });

  it("has everything that is usually asked, habits among it as guesses", () => {
    const about = offered.map(({ understood }) => understood);
    for (const part of ["What to ask next.", "Whether to accuse.", "What is in the envelope.", "What Bob holds."])
      expect(about).toContain(part);
    expect(offered.at(-1)?.understood).toBe("How Bob tends to play; these are guesses.");
  });

  it("is only the contradiction where there is one, and leaves out what is not understood", () => {
    const clash: Entry[] = [...log, { type: "fact", id: "f", time: 4, owner: "Bob", card: "Knife", holds: true }];
    const [only, ...rest] = offerAnswers(english, { ...advised, log: clash }, "Who has the Knife?");
    expect(only?.text).toMatch(/^The log contradicts itself/);
    expect(rest).toEqual([]);
    expect(offerAnswer(english, advised, "Blue seven of yesterday?")).toBeUndefined();
  });
});
