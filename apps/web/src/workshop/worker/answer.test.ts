// What the page is told of drafts, in both languages and every kind of draft that can be begun.
import {
  type Game,
  makeCode,
  type Puzzle,
  PuzzleError,
  parseCode,
  readCode,
  UnsoundError,
} from "@demonstrandum/engine";
import { who } from "@demonstrandum/games";
import { zh } from "@demonstrandum/games/chinese";
import { en } from "@demonstrandum/games/english";
import { describe, expect, it } from "vitest";
import { turned, withClue } from "../store/edits.ts";
import { answer, reasonOf, type WorkshopWords } from "./answer.ts";
import type { ClueChoice, DraftData, SentencePiece, WorkshopAnswers, WorkshopQuestion } from "./messages.ts";

const KINDS = [
  ["cultivators", { dialect: "classic" }],
  ["cultivators", { dialect: "mixed" }],
  ["cultivators", { dialect: "atoms" }],
  ["who", {}],
  ["who", { rows: 6, cols: 5 }],
  ["who", { liars: true }],
  ["village", { N: 9, statementsPerSpeakerMin: 1 }],
] as const;

const TONGUES: readonly (readonly [string, WorkshopWords])[] = [
  ["English", en],
  ["Chinese", zh],
];

function ask<Q extends WorkshopQuestion>(tongue: WorkshopWords, question: Q): WorkshopAnswers[Q["kind"]] {
  return answer(tongue, question) as WorkshopAnswers[Q["kind"]];
}

/** What is said of a question that is refused. */
function reasonWhy(tongue: WorkshopWords, question: WorkshopQuestion): string | undefined {
  try {
    answer(tongue, question);
  } catch (error) {
    return reasonOf(tongue, error, question);
  }
  throw new Error("It was answered.");
}

const textOf = (pieces: readonly SentencePiece[]): string =>
  pieces.map((piece) => (typeof piece === "string" ? piece : piece.text)).join("");

const begin = (game: string, config: object): DraftData =>
  ask(en, { kind: "begin", game, config: { ...config, difficulty: "easy" }, seed: "answer" });

describe.each(KINDS)("%s %o", (game, config) => {
  const empty = begin(game, config);

  it("begins with everybody silent", () => {
    const { survey, view } = ask(en, { kind: "survey", draft: empty });
    expect(survey.silent.length).toBe(view.people.length);
    expect(survey.worlds).toEqual({ count: 2 ** view.people.length, isExact: true });
  });

  it.each(TONGUES)("takes every sentence apart so that it still reads as it is said, in %s", (_, tongue) => {
    const { kinds } = ask(tongue, { kind: "build", draft: empty, speaker: 4, page: 0 });
    expect(kinds.length).toBeGreaterThan(3);
    const chips = kinds.slice(0, 6).map((kind) => checkOne(tongue, empty, 4, kind));
    expect(chips.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(5);
  });

  it.each(TONGUES)("reads what is typed, goes on with it, and says where it goes wrong, in %s", (_, tongue) => {
    const { kinds } = ask(tongue, { kind: "build", draft: empty, speaker: 4, page: 0 });
    for (const { text, worlds } of kinds.slice(0, 4)) {
      const typed = ask(tongue, { kind: "type", draft: empty, speaker: 4, text });
      expect(typed.read).toMatchObject({ worlds, isFitting: true });
      const begun = ask(tongue, { kind: "type", draft: empty, speaker: 4, text: text.slice(0, -4) });
      expect(begun.completions.length).toBeGreaterThan(0);
    }
    const wrong = ask(tongue, { kind: "type", draft: empty, speaker: 4, text: "neg().exat(1)" });
    expect(wrong.flaw?.text).toMatch(/./);
    if (config !== undefined && "dialect" in config) expect(wrong.flaw?.at).toBe(6);
  });

  it.each(TONGUES)("is filled in and then is a puzzle with a code, in %s", (_, tongue) => {
    const filled = ask(tongue, { kind: "fill", draft: empty, difficulty: "any", seed: "s" });
    const { code, survey, flaws } = ask(tongue, { kind: "survey", draft: filled });
    expect([typeof code, survey.untrue, flaws]).toEqual(["string", [], []]);
  });
});

it.each(TONGUES)(
  "says of too many werewolves the same where it is filled in as where it is checked, in %s",
  (_, tongue) => {
    let draft = begin("who", { rows: 3, cols: 3 });
    const { identities, view } = ask(tongue, { kind: "survey", draft });
    for (const { id, identity } of view.people) if (!identity) draft = turned(draft, id, identities);
    const { flaws } = ask(tongue, { kind: "survey", draft });
    const question = { kind: "fill", draft, difficulty: "any", seed: "s" } as const;
    expect(reasonWhy(tongue, question)).toMatch(/9/);
    expect(flaws.map(({ text }) => text)).toContain(reasonWhy(tongue, question));
  },
);

/** Every value that is offered is true and leaves as many worlds as it says. */
function checkOne(tongue: WorkshopWords, empty: DraftData, speaker: number, kind: ClueChoice): number {
  const draft = withClue(empty, speaker, kind.clue);
  const { pieces } = ask(tongue, { kind: "build", draft, speaker, page: 0 });
  expect(textOf(pieces)).toBe(kind.text);
  const found = pieces.filter((piece) => typeof piece !== "string");
  for (const { text, choices } of found) {
    expect(text).not.toBe("");
    const [choice] = choices as readonly ClueChoice[];
    if (!choice) throw new Error(`nothing instead of ${text}`);
    const { survey, view } = ask(tongue, { kind: "survey", draft: withClue(draft, speaker, choice.clue) });
    expect(survey.untrue).toEqual([]);
    expect(survey.worlds).toEqual(choice.worlds);
    expect(view.people[speaker]?.clue?.text).toBe(choice.text);
  }
  return found.length;
}

it("offers the parts of a sentence one by one, each with all that is true in its place", () => {
  const empty = begin("cultivators", { dialect: "atoms" });
  const { read } = ask(en, { kind: "type", draft: empty, speaker: 4, text: "neg().atLeast(1).column(B)" });
  if (!read) throw new Error("This is not read.");
  const { pieces } = ask(en, { kind: "build", draft: withClue(empty, 4, read.clue), speaker: 4, page: 0 });
  const chips = pieces.filter((piece) => typeof piece !== "string");
  expect(chips.map(({ text }) => text)).toEqual(expect.arrayContaining(["least", "B"]));
  const texts = chips.flatMap(({ choices }) => choices.map(({ text }) => text));
  const { view } = ask(en, { kind: "survey", draft: empty });
  for (const [col, name] of ["A", "C", "D"].map((each) => [each.charCodeAt(0) - 65, each] as const))
    expect(texts.some((text) => text.startsWith("At least 1 person in column ".concat(name)))).toBe(
      view.people.some(({ id, identity }) => identity === true && id % view.cols === col),
    );
});

it.each(["classic", "mixed"])(
  "makes a puzzle of nine people by taking the first suggestion each time, in %s",
  (dialect) => {
    let draft = begin("cultivators", { dialect, rows: 3, cols: 3 });
    for (let said = 0; said < 9; said++) {
      const { proved, silent } = ask(en, { kind: "survey", draft }).survey;
      const speaker = proved.find((person) => silent.includes(person)) ?? (silent[0] as number);
      const [first] = ask(en, { kind: "suggest", draft, speaker });
      if (!first) throw new Error("nothing to say");
      draft = withClue(draft, speaker, first.clue);
    }
    const { code, flaws } = ask(en, { kind: "survey", draft });
    expect([flaws, typeof code]).toEqual([[], "string"]);
  },
);

it("works nothing out again for a name, and tells every name at once", () => {
  const draft = ask(en, { kind: "fill", draft: begin("who", {}), difficulty: "any", seed: "s" });
  const before = ask(en, { kind: "survey", draft });
  const name = `${before.view.people[2]?.name}a`;
  const renamed = ask(en, { kind: "rename", draft, person: 2, name, seed: "" });
  const after = ask(en, { kind: "survey", draft: renamed.draft });
  expect([after.survey === before.survey, renamed.isOnlyName]).toEqual([true, true]);
  expect(after.view.people[2]?.name).toBe(name);
  expect(() => ask(en, { kind: "rename", draft, person: 2, name: "a\u200bb", seed: "" })).toThrow(PuzzleError);
});

it("opens what is not sound, which nobody may play, and says who made it", () => {
  const filled = ask(en, { kind: "fill", draft: begin("who", {}), difficulty: "any", seed: "s" });
  const { code } = ask(en, { kind: "survey", draft: filled });
  const { game, puzzle } = readCode([who as Game], code ?? "");
  const { identities } = ask(en, { kind: "survey", draft: filled });
  const { flaws, survey } = ask(en, { kind: "survey", draft: turned(filled, 3, identities) });
  expect(survey.untrue.length).toBeGreaterThan(0);
  expect(flaws.map(({ person }) => person)).toEqual(expect.arrayContaining([...survey.untrue]));
  const unsound: Puzzle = { ...puzzle, ...{ characters: turned(filled, 3, identities).characters } };
  const broken = makeCode(game, unsound, { title: "Broken", author: "" });
  expect(() => parseCode([game], broken)).toThrow(UnsoundError);
  expect(ask(en, { kind: "open", code: broken })).toMatchObject({ byline: { title: "Broken" } });
});

it("shows how a draft looks without working anything out, and proves a step where it is asked", () => {
  const draft = ask(en, { kind: "fill", draft: begin("village", { N: 6 }), difficulty: "easy", seed: "s" });
  const { view, survey } = ask(en, { kind: "survey", draft });
  const bare = ask(en, { kind: "survey", draft, isBare: true });
  const texts = (shown: typeof view) => shown.people.map(({ clue }) => clue?.text);
  expect([bare.isBare, bare.survey.proved, texts(bare.view)]).toEqual([true, [], texts(view)]);
  const person = survey.insights[survey.hardest ?? 0]?.people[0] ?? 0;
  expect(ask(en, { kind: "prove", draft, person }).join(" ")).toContain(view.people[person]?.name);
});

it("says in words why a draft cannot be read", () => {
  const draft: DraftData = { ...begin("who", {}), characters: [] };
  expect(reasonWhy(en, { kind: "survey", draft: { ...draft, format: "other" } })).toMatch(/./);
});
