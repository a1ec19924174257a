import { describe, expect, it } from "vitest";
import { advise } from "../advice/advise.ts";
import type { Habits } from "../advice/habits.ts";
import { analyse } from "../analyse.ts";
import { simulateGame } from "../simulate.ts";
import { CLASSIC } from "../table/deck.ts";
import type { Entry } from "../table/entry.ts";
import { TableError } from "../table/error.ts";
import { parseSetup } from "../table/setup.ts";
import { NATURAL_QUESTIONS } from "../testing/natural-questions.ts";
import { answerQuestion } from "./answer-question.ts";
import { brief } from "./briefing.ts";
import { english } from "./english-tongue.ts";
import { parseQuestion } from "./question.ts";
import { REFERENCE_FORMS, sayReference } from "./references.ts";
import { sayHabits } from "./say-habits.ts";
import { summarise } from "./summarise.ts";
import { ADVISOR_TOOLS } from "./tools.ts";
import { en } from "./words/en.ts";
import { sayChance } from "./words/english-figures.ts";

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
    expect(NATURAL_QUESTIONS).toHaveLength(100);
    const missed = NATURAL_QUESTIONS.filter(([text, wanted]) => {
      const read = parseQuestion(text, table);
      return (
        read === undefined ||
        Object.entries(wanted).some(([key, value]) => JSON.stringify(Object(read)[key]) !== JSON.stringify(value))
      );
    });
    expect(missed.map(([text]) => [text, parseQuestion(text, table)])).toEqual([]);
    for (const [text] of NATURAL_QUESTIONS.filter((_, at) => at % 9 === 0)) {
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

  it("get examples when they are not understood", () => {
    const { text, question } = answerQuestion(english, "blue weather tomorrow", setup, log);
    expect(question).toBeUndefined();
    expect(text).toContain('"Who has the Candlestick?"');
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

describe("the summary for a language model", () => {
  it("has everything the table knows, and nothing left undefined", () => {
    const { text, data } = summarise(setup, log);
    for (const part of [
      "seating order",
      "Envelope:",
      "History:",
      "Open links:",
      "Recent deductions:",
      "Carol showed",
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(/undefined|NaN/);
    expect(data.deals).toBe(540960);
    expect(data.openLinks).toHaveLength(2);
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

describe("the references of a language model", () => {
  const table = { setup, log, room: null, habits: HABITS };
  const say = (written: string) => sayReference(en, table, written);
  const { probabilities, envelopes } = analyse(setup, log);

  it("are worded with what they are about, so that a figure never stands alone", () => {
    expect(say("chance | Carol | Knife")).toBe(`Carol holds the Knife (${sayChance(probabilities.Knife?.Carol ?? 0)})`);
    expect(say("chance|ENVELOPE|the hall")).toBe("the Hall is in the envelope (certain)");
    expect(say("Chance | bob | knife")).toBe("Bob holds the Knife (impossible)");
    expect(say("open")).toBe(`${envelopes.length} possible envelopes`);
    const [best] = envelopes;
    expect(say(`envelope | ${best?.cards.join(" | ")}`)).toContain(
      `in the envelope (${sayChance(best?.probability ?? 0)})`,
    );
    expect(say("entry | 2")).toBe("entry 2");
    expect(say("habit | Bob")).toBe("a habit of Bob, which is a guess: asked for a card in hand 2 of 4 times");
    expect(say("habit | Carol")).toBe("no habit of Carol is known");
  });

  it("reach advice, opponents and suppositions", () => {
    const [best] = advise(setup, log).suggestions;
    expect(say("best")).toBe(say(`ask | ${best?.cards.join(" | ")}`));
    expect(say("best | Hall")).toContain("the Hall (leaves about");
    expect(say("accuse")).toMatch(/^the best accusation, .+ is right with .+ on average$/);
    expect(say("close | Bob")).toMatch(/^Bob may still reckon with about/);
    expect(say("if | Bob | Knife | yes | Carol | Plum")).toBe("if Bob holds the Knife, which cannot be");
    expect(say("if | Carol | Knife | yes | ENVELOPE | Knife")).toBe(
      "if Carol holds the Knife, then the Knife is in the envelope (impossible)",
    );
  });

  it.each([
    "",
    "odds | Bob | Knife",
    "constructor",
    "chance | Bob",
    "chance | Zoe | Knife",
    "chance | Bob | Moon",
    "ask | Knife | Plum | Hall",
    "entry | 0",
    "entry | 99",
    "entry | 1e0",
    "if | Bob | Knife | maybe | Carol | Plum",
    "close | Moon",
  ])("refuse what is not at the table: %j", (written) => {
    expect(() => say(written)).toThrow(TableError);
  });

  it("have forms that the model is told, each of which is understood", () => {
    const filled = (form: string) =>
      form
        .split(" or [")[0]
        ?.replace(/^\[|\]$/g, "")
        .replaceAll("PLAYER or ENVELOPE", "Carol")
        .replace("PLAYER", "Bob")
        .replace("SUSPECT", "Plum")
        .replace("WEAPON", "Knife")
        .replace("ROOM", "Hall")
        .replaceAll("CARD", "Plum")
        .replace("yes or no", "no")
        .replace("NUMBER", "1") ?? "";
    for (const form of REFERENCE_FORMS) expect(say(filled(form)), form).toMatch(/\p{L}/u);
  });
});

describe("the tools for a language model", () => {
  const run = (name: string, args: unknown) =>
    ADVISOR_TOOLS.find((tool) => tool.name === name)?.run({ setup, log, room: null, habits: HABITS }, args);

  it("answer with the engine's own figures", () => {
    const { probabilities } = analyse(setup, log);
    expect(run("card_owner", { card: "Knife" })).toMatchObject({ certain: null, probabilities: probabilities.Knife });
    expect(run("explain", { owner: "ENVELOPE", card: "Hall" })).toMatchObject({
      certain: true,
      rule: "3",
      sources: ["e2"],
    });
    expect(run("explain", { owner: "Carol", card: "Knife" })).toMatchObject({ certain: false });
    expect(run("what_if", { owner: "Bob", card: "Knife", holds: true })).toEqual({ possible: false });
    expect(run("what_if", { owner: "Carol", card: "Knife", holds: true })).toMatchObject({
      possible: true,
      owners: { Knife: "Carol" },
      changed: expect.arrayContaining([
        { card: "Knife", owner: "Carol", now: probabilities.Knife?.Carol, supposed: 1 },
      ]),
    });
    expect(run("habits", { player: "Bob" })).toMatchObject({ guess: true, games: 2 });
    expect(run("habits", { player: "Carol" })).toEqual({ guess: true, player: "Carol", games: 0 });
    expect(run("envelopes", { limit: 3 })).toMatchObject({ deals: 540960 });
    expect(run("card_to_show", { asker: "Alice", cards: ["Scarlett", "Rope", "Hall"] })).toMatchObject({
      choices: [{}, {}],
    });
    expect(run("player_hand", { player: "Bob" })).toMatchObject({ player: "Bob" });
    expect(run("best_suggestions", { room: "Hall", limit: 2 })).toMatchObject({
      suggestions: [{ exact: true }, { exact: true }],
    });
    expect(run("accuse_or_wait", {})).toMatchObject({ accuse: { verdict: "wait" } });
    expect(run("situation", {})).toMatchObject({ data: { consistent: true } });
  });

  it("answer nonsense with a reason the model can read", () => {
    expect(run("card_owner", { card: "Moon" })).toEqual({ error: 'the deck has no card "Moon".' });
    expect(run("card_owner", { card: 5 })).toMatchObject({ error: expect.any(String) });
    expect(run("player_hand", { player: "Zoe" })).toMatchObject({ error: expect.stringContaining("Zoe") });
    expect(run("best_suggestions", { room: "Rope" })).toMatchObject({ error: expect.stringContaining("no room") });
  });

  it("have names and descriptions of their own", () => {
    expect(new Set(ADVISOR_TOOLS.map(({ name }) => name)).size).toBe(ADVISOR_TOOLS.length);
    for (const { description } of ADVISOR_TOOLS) expect(description.length).toBeGreaterThan(20);
  });
});
