import { predicate } from "@demonstrandum/logic";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Board } from "../board.ts";
import { ClueError } from "../clue-error.ts";
import { boardOf, fingerprint, WHO_EXAMPLE_BOARD } from "../testing/boards.ts";
import { englishFlaws, sentenceFlaws } from "../testing/english-flaws.ts";
import { makeMechanic, parseMechanic } from "./mechanic.ts";
import { DEFAULT_ROLES, parseRoles, ROLE_IDS } from "./roles.ts";
import { storiesOf, tellWhoStory, who } from "./stories.ts";
import { STORY_WAYS, storyWay } from "./story-way.ts";
import type { WhoParams } from "./template.ts";
import { type NamedTemplate, TEMPLATES } from "./templates.ts";
import { makeVoice } from "./voice.ts";
import { makeWho } from "./who.ts";
import { templateSentence } from "./words/en.ts";
import { storiesInEnglish as stories } from "./words/telling-en.ts";

const EMIL = 4;

const valuesOf = (key: string, board: Board): readonly (string | number)[] => {
  const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
  switch (key) {
    case "count":
      return [0, ...upTo(board.size)];
    case "total":
      return upTo(board.size);
    case "row":
      return upTo(board.rows);
    case "column":
      return upTo(board.cols);
    case "role":
      return ROLE_IDS;
    default:
      return board.people.map(({ name }) => name);
  }
};

/** Every well-formed clue of a template on a board. */
function everyClue(template: NamedTemplate, board: Board): WhoParams[] {
  let all: WhoParams[] = [{}];
  for (const key of Object.keys(template.example.params)) {
    all = all.flatMap((params) => valuesOf(key, board).map((value) => ({ ...params, [key]: value })));
  }
  return all.filter((params) => template.flaw(params, { board, speaker: EMIL }) === undefined);
}

/** Says all clues and reports two that sound the same but are not. */
function clashes(board: Board, say: (template: NamedTemplate, params: WhoParams) => string): string[] {
  const heard = new Map<string, [NamedTemplate, WhoParams]>();
  const found: string[] = [];
  const meaning = (template: NamedTemplate, params: WhoParams): string =>
    fingerprint(predicate(template.meaning(params, { board, speaker: EMIL })), board);
  for (const template of TEMPLATES) {
    for (const params of everyClue(template, board)) {
      const text = say(template, params);
      const other = heard.get(text);
      if (other === undefined) heard.set(text, [template, params]);
      else if (meaning(...other) !== meaning(template, params)) found.push(text);
    }
  }
  return found;
}

const board = WHO_EXAMPLE_BOARD;
const at = { board, speaker: EMIL };

describe("mechanic statements", () => {
  it("never say two different things in one sentence", () => {
    expect(clashes(board, (template, params) => makeMechanic(template, params, DEFAULT_ROLES))).toEqual([]);
  });

  it.each(TEMPLATES.map((template) => [template.id, template] as const))("of %s give the clue back", (id, template) => {
    for (const params of everyClue(template, board).filter((_, index) => index % 7 === 0)) {
      const text = makeMechanic(template, params, DEFAULT_ROLES);
      expect(englishFlaws(text)).toEqual([]);
      expect(parseMechanic(text, at)).toEqual({ template: id, params });
      expect(
        parseMechanic(`  ${text.charAt(0).toUpperCase()}${text.slice(1).replaceAll(" ", "  ")}.`.replace("..", "."), at)
          .params,
      ).toEqual(params);
    }
  });

  it.each([
    ["exactly 2 werewolfs in row 3", "exactly 2 werewolves in row 3"],
    ["Exactly 1 werewolfs in row 3", "exactly 1 werewolf in row 3"],
    [
      "exactly 0 of the 1 villager to the right of Emil are neighbors of Cleo",
      "exactly 0 of the 1 villager to the right of Emil are neighbors of Cleo",
    ],
    [
      "exactly 1 of the 2 werewolf neighboring Ada are neighbors of Cleo",
      "exactly 1 of the 2 werewolves neighboring Ada is a neighbor of Cleo",
    ],
    ["Ada has exactly 1 villagers as neighbors", "Ada has exactly 1 villager as a neighbor"],
    ["Ben is one of the 1 werewolf neighbors of Ada", "Ben is the only werewolf neighbor of Ada"],
    [
      "Exactly 1 of the 2 people whose names come before Cleo alphabetically is a villager.",
      "exactly 1 of the 2 people whose names come before Cleo alphabetically is a villager",
    ],
    [
      "exactly 2 of the 2 people whose names come before Cleo alphabetically are villager",
      "exactly 2 of the 2 people whose names come before Cleo alphabetically are villagers",
    ],
    ["ada is a werewolf", "Ada is a werewolf."],
    ["all werewolfs in column 1 are connected", "all werewolves in column 1 are connected"],
  ])("%j is understood", (text, canonical) => {
    expect(who.makeClue(parseMechanic(text, at), EMIL, board).mechanic).toBe(canonical);
  });

  it.each([
    ["", "is not a statement of any template"],
    ["two werewolves in row 3", "is not a statement of any template"],
    ["exactly 2 werewolves in row 9", "There is no row 9; the board has 3 rows."],
    ["Adda is a werewolf.", 'There is nobody called "Adda". Did you mean Ada?'],
    ["exactly 1 villager between Ada and Glen", 'There is nobody called "Glen". Did you mean Gwen?'],
    ["exactly 1 villager between Ada and Ben", "There is nobody between Ada and Ben"],
    ["exactly 1 villager between Ada and Benn", /There is nobody called "Benn"\.$/],
  ])("%j is refused", (text, message) => {
    expect(() => parseMechanic(text, at)).toThrow(message);
  });

  it("are refused with nothing but a ClueError", () => {
    const words =
      "exactly 1 2 of the werewolf werewolves villager in row column Ada Emil and between is a one neighbors are above".split(
        " ",
      );
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(fc.constantFrom(...words), { maxLength: 12 }).map((list) => list.join(" ")),
    );
    fc.assert(
      fc.property(text, (said) => {
        try {
          parseMechanic(said, at);
        } catch (error) {
          expect(error).toBeInstanceOf(ClueError);
        }
      }),
      { seed: 9, numRuns: 1000 },
    );
  });
});

describe("sentences", () => {
  const say = (template: NamedTemplate, params: WhoParams, speaker = EMIL): string =>
    templateSentence(template.id)(params, makeVoice(DEFAULT_ROLES, { board, speaker }));

  it("never say two different things in one", () => {
    expect(clashes(board, say)).toEqual([]);
  });

  it("are whole sentences, in the first person where the speaker is meant", () => {
    for (const template of TEMPLATES) {
      for (const params of everyClue(template, board).filter((_, index) => index % 3 === 0)) {
        const text = say(template, params);
        expect(sentenceFlaws(text)).toEqual([]);
        expect(text).toMatch(/ (?:is|are|am|has|have) /);
        expect(text).not.toContain("Emil");
      }
    }
  });

  it.each([
    ["above", { count: 0, role: "werewolf", character: "Hugo" }, "There are no werewolves above Hugo."],
    ["left-of", { count: 1, role: "villager", character: "Emil" }, "There is exactly 1 villager to the left of me."],
    [
      "more-neighbors",
      { role: "villager", first: "Ada", second: "Emil" },
      "Ada has more villager neighbors than I do.",
    ],
    [
      "one-of-neighbors",
      { count: 3, role: "villager", first: "Ada", second: "Emil" },
      "Ada is one of my 3 villager neighbors.",
    ],
    [
      "below-neighboring",
      { count: 1, total: 1, role: "villager", first: "Emil", second: "Dora" },
      "The only villager below me is a neighbor of Dora.",
    ],
    [
      "above-neighboring",
      { count: 0, total: 2, role: "villager", first: "Gwen", second: "Emil" },
      "Neither of the 2 villagers above Gwen is a neighbor of mine.",
    ],
    [
      "neighbors-neighboring",
      { count: 2, total: 2, role: "werewolf", first: "Emil", second: "Ada" },
      "Both of my werewolf neighbors are neighbors of Ada.",
    ],
    [
      "after-alphabetically",
      { count: 4, total: 4, role: "werewolf", character: "Emil" },
      "All 4 people whose names come after mine alphabetically are werewolves.",
    ],
  ])("%s %o", (template, params, text) => {
    expect(who.sayClue(who.parseClue({ template, params }, EMIL, board), EMIL, board)).toBe(text);
  });
});

describe.each(Array.from({ length: STORY_WAYS }, (_, way) => way))("way %d of telling", (way) => {
  const tell = (template: NamedTemplate, params: WhoParams, roles = DEFAULT_ROLES, speaker = EMIL): string =>
    stories(template.id, params, makeVoice(roles, { board, speaker }))[way]?.() ?? "";

  it("never tells two different things in one story", () => {
    expect(clashes(board, tell)).toEqual([]);
  });

  it("is correct English with every role named", () => {
    for (const template of TEMPLATES) {
      for (const params of everyClue(template, board).filter((_, i) => i % 5 === 0)) {
        for (const speaker of [0, EMIL]) {
          const story = tell(template, params, DEFAULT_ROLES, speaker);
          expect(sentenceFlaws(story)).toEqual([]);
          const role = params.role ?? template.id.slice(3);
          expect(story).toMatch(role === "werewolf" ? /werewol(f|ves)/ : /villager/);
        }
      }
    }
  });

  it("uses the words of a theme and no others", () => {
    const roles = parseRoles({
      villager: { one: "islander", many: "islanders" },
      werewolf: { one: "outlaw", many: "outlaws" },
    });
    for (const template of TEMPLATES) {
      const story = tell(template, template.example.params, roles);
      expect(story).not.toMatch(/werewol|villager/);
      expect(story).toMatch(/islander|outlaw/);
      expect(sentenceFlaws(story)).toEqual([]);
    }
  });
});

describe("stories", () => {
  it("are the same every time and differ between speakers", () => {
    const clue = { template: "row-count", params: { count: 1, role: "werewolf", row: 2 } } as const;
    const stories = board.people.map(({ id }) => tellWhoStory(clue, DEFAULT_ROLES, { speaker: id, board: board }));
    expect(stories).toEqual(
      board.people.map(({ id }) => tellWhoStory(clue, DEFAULT_ROLES, { speaker: id, board: board })),
    );
    expect(new Set(stories).size).toBe(board.size);
  });

  it("are told in sixteen ways each, over two hundred of them in all, none of which is another with other names", () => {
    const families =
      "row-count above-row above between neighbor-count same-neighbors more-neighbors one-of-neighbors above-neighboring neighbors-neighboring connected-in-row is-werewolf before-alphabetically".split(
        " ",
      );
    const told = TEMPLATES.filter(({ id }) => families.includes(id)).flatMap(({ id, example }) =>
      storiesOf({ template: id, params: example.params }, DEFAULT_ROLES, at),
    );
    const bare = told.map((story) =>
      story
        .replace(
          /\b(?:Ada|Ben|Cleo|Dora|Emil|Finn|Gwen|Hugo|Iris|me|I|mine|my|row|column|above|between|and|\d)\b/gi,
          "",
        )
        .replace(/\b(?:exactly|no|none|zero|one|two|three|four|is|are|werewol(?:f|ves)|villagers?)\b/gi, "")
        .replace(/\W+/g, " "),
    );
    expect(new Set(bare).size).toBe(told.length);
    expect(told.length).toBeGreaterThan(200);
    for (const { id, example } of TEMPLATES)
      expect(stories(id, example.params, makeVoice(DEFAULT_ROLES, at))).toHaveLength(STORY_WAYS);
  });

  it("are told by nobody as by another on a board of up to sixteen", () => {
    for (const each of [board, boardOf(5, 3), boardOf(4, 4)]) {
      expect(new Set(each.people.map(({ id }) => storyWay({ board: each, speaker: id }))).size).toBe(each.size);
      const clue = { template: "row-count", params: { count: 1, role: "werewolf", row: 2 } } as const;
      expect(
        new Set(each.people.map(({ id }) => tellWhoStory(clue, DEFAULT_ROLES, { speaker: id, board: each }))).size,
      ).toBe(each.size);
    }
  });

  it("speak of lines as the teller sees them", () => {
    const clue = { template: "row-count", params: { count: 2, role: "werewolf", row: 2 } } as const;
    expect(storiesOf(clue, DEFAULT_ROLES, at)[0]).toBe("I've counted the werewolves in my row: there are exactly two.");
    expect(storiesOf(clue, DEFAULT_ROLES, { board, speaker: 0 })[0]).toContain("in row 2:");
    expect(storiesOf(clue, DEFAULT_ROLES, at).filter((story) => !/\bmy row\b/i.test(story))).toEqual([]);
  });
});

describe("themes", () => {
  it("change words, not meanings", () => {
    const roles = parseRoles({
      villager: { one: "sailor", many: "sailors" },
      werewolf: { one: "octopus", many: "octopodes" },
    });
    const themed = makeWho(roles);
    const small = boardOf(3, 3);
    for (const clue of themed.candidates(3, 0b10110, small)) {
      const text = String(themed.makeClue(clue, 3, small).mechanic);
      expect(parseMechanic(text, { board: small, speaker: 3 }, roles)).toEqual(clue);
      expect(themed.meaning(clue, 3, small)).toEqual(who.meaning(clue, 3, small));
    }
    const clue = { template: "is-werewolf", params: { character: small.people[0]?.name ?? "" } };
    expect(themed.sayClue(clue, 3, small)).toMatch(/ is an octopus\.$/);
  });

  it.each([
    [{ villager: { one: "a", many: "as" } }],
    [{ villager: { one: "fox", many: "foxes" }, werewolf: { one: "Fox", many: "Foxen" } }],
    [{ villager: { one: "fox!", many: "foxes" }, werewolf: { one: "hen", many: "hens" } }],
    ["fox"],
  ])("%j is refused", (data) => {
    expect(() => parseRoles(data)).toThrow(ClueError);
  });
});
