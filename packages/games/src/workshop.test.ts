// Puzzles in the making, in every game and dialect that has them: fixed clues stay, answers are those of the audit and of all worlds tried
// one by one.

import { audit, evidenceFrom, generate, makeRng, type Puzzle, PuzzleError } from "@demonstrandum/engine";
import {
  adjustDraft,
  auditDraft,
  fillInDraft,
  layDraft,
  leewaysIn,
  puzzleOfDraft,
  readTyped,
  suggestClues,
  surveyDraft,
  unneededSpeakers,
  type Workshop,
} from "@demonstrandum/engine/workshop";
import { indices, predicate } from "@demonstrandum/logic";
import { describe, expect, it } from "vitest";
import { en } from "./english.ts";
import { WORKSHOPS, workshopOf } from "./workshop.ts";

const KINDS = [
  ["cultivators", { dialect: "classic" }],
  ["cultivators", { dialect: "atoms" }],
  ["cultivators", { dialect: "mixed" }],
  ["cultivators", { dialect: "classic", liars: true }],
  ["who", {}],
  ["who", { rows: 6, cols: 5 }],
  ["who", { liars: true }],
  ["village", { N: 12, statementsPerSpeakerMin: 1 }],
  ["village", { N: 12, wolvesAlsoTellTruth: true }],
] as const;

const workshopFor = (id: string): Workshop => workshopOf(id) as Workshop;
const wordsFor = (id: keyof typeof en) => en[id];

function make(workshop: Workshop, config: object, seed: string): Puzzle {
  const made = generate(workshop.game, { ...config, difficulty: "easy" }, seed);
  if (!made.ok) throw new Error(made.failure.text);
  return made.puzzle;
}

/** So many people are left who speak. */
function silence({ drafts }: Workshop, puzzle: Puzzle, left: number, seed: string): Puzzle {
  const people = [...drafts.lay(drafts.parse(puzzle)).people.keys()];
  const silent = makeRng(seed).shuffle(people).slice(left);
  return silent.reduce((draft, person) => drafts.withClue(draft, person, undefined), drafts.parse(puzzle));
}

/** Everybody is of the hidden kind, of whom there are too many then. */
function allHidden(puzzle: Puzzle, hidden: string): Puzzle {
  const {
    characters,
    solution,
    ...head
  }: Puzzle & Partial<{ characters: readonly object[]; solution: readonly boolean[] }> = puzzle;
  return {
    ...head,
    ...(characters ? { characters: characters.map((each) => ({ ...each, identity: hidden })) } : {}),
    ...(solution ? { solution: solution.map(() => true) } : {}),
  };
}

describe.each(KINDS)("%s %o", (id, config) => {
  const workshop = workshopFor(id);
  const { drafts, game } = workshop;
  const puzzle = make(workshop, config, "workshop");

  it.each([0, 4, 8])("fills in around %i people whose words stay, and what comes out passes the audit", (left) => {
    const draft = silence(workshop, puzzle, left, `left ${left}`);
    const made = fillInDraft(workshop, draft, "any", "fill");
    expect(made.ok).toBe(true);
    if (!made.ok) return;
    expect(audit({ game, words: wordsFor(id) as never }, made.puzzle)).toEqual([]);
    const whole = drafts.parse(made.puzzle);
    const speakers = [...drafts.lay(draft).people.keys()].filter((person) => drafts.clueOf(draft, person));
    expect(speakers.length).toBe(left);
    for (const person of speakers)
      expect(drafts.clueOf(whole, person)).toMatchObject({ ...drafts.clueOf(draft, person) });
    expect(drafts.lay(whole).solution).toBe(drafts.lay(draft).solution);
  });

  it("says at once why no words can make a puzzle of such a cast", () => {
    const draft = drafts.parse(allHidden(puzzle, drafts.identitiesOf(puzzle)[1]));
    const reasons = drafts.check(draft).map(({ text }) => text.text);
    for (const each of [draft, silence(workshop, draft, 0, "cast")]) {
      let said: unknown;
      try {
        fillInDraft(workshop, each, "any", "fill");
      } catch (error) {
        said = error;
      }
      expect(said).toBeInstanceOf(PuzzleError);
      expect(reasons).toContain((said as PuzzleError).message);
    }
  });

  it("surveys a whole puzzle as the audit sees it", () => {
    const survey = surveyDraft(workshop, drafts.parse(puzzle));
    expect(survey.worlds).toEqual({ count: 1, isExact: true });
    expect(survey.label).toBe(puzzle.difficulty);
    expect(survey.stuck).toBeUndefined();
    expect([...survey.proved].sort((a, b) => a - b)).toEqual([...drafts.lay(drafts.parse(puzzle)).people.keys()]);
    expect(puzzleOfDraft(workshop, drafts.parse(puzzle))).toMatchObject({ difficulty: puzzle.difficulty });
  });

  it("tells of a draft what is missing, and where it cannot go on", () => {
    const draft = silence(workshop, puzzle, 8, "missing");
    const survey = surveyDraft(workshop, draft);
    const defects = auditDraft(workshop, wordsFor(id) as never, draft);
    expect(defects.filter(({ kind }) => kind === "empty clue").map(({ person }) => person)).toEqual(survey.silent);
    const repeated = defects.filter(({ kind }) => kind === "repeated clue");
    expect(repeated.filter(({ person = 0 }) => survey.silent.includes(person))).toEqual([]);
    expect(puzzleOfDraft(workshop, draft)).toBeUndefined();
    const { table } = layDraft(workshop, draft);
    const [here, there] = survey.stuck?.worlds ?? [];
    expect(here).toBe(table.solution);
    expect(indices((here ?? 0) ^ (there ?? 0))).toEqual(survey.stuck?.differ);
    const heard = table.isGated ? survey.proved : [...table.people.keys()];
    for (const world of [here, there]) {
      for (const person of survey.proved) expect(((world ?? 0) >>> person) & 1).toBe((table.solution >>> person) & 1);
      for (const person of heard)
        expect(predicate(evidenceFrom(table.honesty, person, table.clues[person]?.says ?? []))(world ?? 0)).toBe(true);
    }
  });

  it("suggests what the speaker could say, a dozen at most, each with what it does", () => {
    const draft = silence(workshop, puzzle, 10, "suggest");
    const { silent, proved } = surveyDraft(workshop, draft);
    const speaker = silent.find((person) => proved.includes(person)) ?? (silent[0] as number);
    const list = suggestClues(workshop, draft, speaker);
    expect(list.length).toBeGreaterThan(0);
    expect(list.length).toBeLessThanOrEqual(12);
    expect(new Set(list.map(({ clue }) => JSON.stringify(clue))).size).toBe(list.length);
    for (const { clue, effect, worlds, proves } of list) {
      const after = surveyDraft(workshop, drafts.withClue(draft, speaker, clue));
      expect(after.untrue).toEqual([]);
      expect(after.worlds).toEqual(worlds);
      if (effect === "opens" || effect === "unique") expect(proves.length).toBeGreaterThan(0);
      expect(proves.every((person) => after.proved.includes(person) && !proved.includes(person))).toBe(true);
    }
  });
});

it("says who is tightest: of whoever could speak next, in how many ways that opens another step", () => {
  const workshop = workshopFor("cultivators");
  const draft = silence(workshop, make(workshop, {}, "tight"), 6, "tight");
  const { proved, silent } = surveyDraft(workshop, draft);
  const leeways = leewaysIn(workshop, draft);
  expect(leeways.map(({ person }) => person).sort()).toEqual(silent.filter((each) => proved.includes(each)).sort());
  expect(leeways.length).toBeGreaterThan(0);
  for (const { person, ways, of } of leeways) {
    expect(ways).toBeLessThanOrEqual(of);
    const opens = suggestClues(workshop, draft, person).some(({ proves }) => proves.length > 0);
    if (ways > 0) expect(opens).toBe(true);
  }
  expect(leeways.map(({ ways }) => ways)).toEqual(leeways.map(({ ways }) => ways).sort((a, b) => a - b));
});

describe.each(KINDS)("%s %o", (id, config) => {
  const workshop = workshopFor(id);
  const { drafts } = workshop;
  const draft = drafts.parse(make(workshop, config, "by hand"));
  const speakers = [...drafts.lay(draft).people.keys()];

  it("reads every clue of a puzzle that is typed as it is said, or as it is written", () => {
    for (const speaker of speakers) {
      const clue = drafts.clueOf(draft, speaker);
      const written = clue?.dsl ?? clue?.mechanic ?? clue?.text;
      const statements = (clue?.statements ?? []) as readonly string[];
      // Of two statements each is typed by itself.
      if (statements.length > 1) continue;
      for (const text of clue?.text === undefined ? statements : [clue.text, written])
        expect(
          readTyped(workshop, wordsFor(id), drafts.withClue(draft, speaker, undefined), speaker, String(text)),
        ).toMatchObject({
          ...{
            isFitting: true,
            ...(clue?.text === undefined ? {} : { said: clue.text }),
            worlds: surveyDraft(workshop, draft).worlds,
          },
        });
    }
  });

  it("calls somebody otherwise without changing what anybody says", () => {
    const before = layDraft(workshop, draft).table;
    const renamed = drafts.renamed(draft, 3, undefined, makeRng("name"));
    const { people, clues, solution } = layDraft(workshop, renamed).table;
    expect(people[3]?.name).not.toBe(before.people[3]?.name);
    expect([clues.map(({ people: who }) => who), solution]).toEqual([
      before.clues.map((each) => each.people),
      before.solution,
    ]);
    expect(JSON.stringify(renamed)).not.toContain(JSON.stringify(before.people[3]?.name));
    expect(() => drafts.renamed(draft, 3, before.people[4]?.name, makeRng(""))).toThrow(PuzzleError);
  });

  it("names the clues without which everybody could still be proved", () => {
    const unneeded = unneededSpeakers(workshop, draft);
    for (const speaker of speakers.slice(0, 6)) {
      const { proved } = surveyDraft(workshop, drafts.withClue(draft, speaker, undefined));
      expect(proved.length === speakers.length).toBe(unneeded.includes(speaker));
    }
  });
});

it("makes a puzzle harder, and easier again, by exchanging a few clues, and leaves the others as they are", () => {
  const workshop = workshopFor("who");
  const { drafts } = workshop;
  const draft = drafts.parse(make(workshop, {}, "adjust"));
  const harder = adjustDraft(workshop, draft, "harder");
  const easier = harder && adjustDraft(workshop, harder.draft, "easier");
  for (const [before, after] of [
    [draft, harder],
    [harder?.draft ?? draft, easier],
  ] as const) {
    if (!after) throw new Error("nothing was found");
    const changed = [...drafts.lay(draft).people.keys()].filter(
      (person) => drafts.clueOf(before, person)?.text !== drafts.clueOf(after.draft, person)?.text,
    );
    expect(changed).toEqual([...after.changed].sort((a, b) => a - b));
    expect(changed.length).toBeLessThanOrEqual(3);
    expect(puzzleOfDraft(workshop, after.draft)?.difficulty).toBe(after.survey.label);
  }
  expect(adjustDraft(workshop, silence(workshop, draft, 4, "no"), "harder")).toBeUndefined();
});

it("counts the worlds that trying all of them leaves", () => {
  const workshop = workshopFor("who");
  const puzzle = make(workshop, {}, "worlds");
  for (const left of [3, 6, 9, 12]) {
    const draft = silence(workshop, puzzle, left, `worlds ${left}`);
    const { clues } = workshop.drafts.lay(draft);
    const holds = clues.flatMap(({ says }) => says).map((each) => predicate(each));
    let count = 0;
    for (let world = 0; world < 2 ** clues.length; world++) if (holds.every((each) => each(world))) count++;
    expect(surveyDraft(workshop, draft).worlds).toEqual({ count, isExact: true });
  }
});

it("names whose words are not true once somebody is turned, and proves nothing from them", () => {
  const workshop = workshopFor("cultivators");
  const puzzle = make(workshop, {}, "turned") as Puzzle & { characters: readonly { identity: string }[] };
  const turned = {
    ...puzzle,
    characters: puzzle.characters.map((each, id) =>
      id === 7 ? { ...each, identity: each.identity === "Demon" ? "Cultivator" : "Demon" } : each,
    ),
  };
  const survey = surveyDraft(workshop, workshop.drafts.parse(turned));
  expect(survey.untrue.length).toBeGreaterThan(0);
  expect(survey.proved).toEqual([]);
});

it("refuses what is no draft", () => {
  for (const { drafts } of WORKSHOPS)
    expect(() => drafts.parse({ format: "demonstrandum/1", characters: [] })).toThrow(PuzzleError);
});
