import { complexityCost, evaluate, isNaming, isRelation, truthMask } from "@demonstrandum/clues";
import {
  audit,
  evidenceOf,
  generate,
  generateVerified,
  layOut,
  makeCode,
  makeRng,
  newSession,
  parseCode,
  playIn,
  rate,
  reasonBySupposing,
  solveIn,
  viewIn,
} from "@demonstrandum/engine";
import { checkProof, countBits, maskOf, predicate, prove, TooMuch } from "@demonstrandum/logic";
import { describe, expect, it } from "vitest";
import { inEnglish } from "../in-english.cases.ts";
import { parseConfig, wolfCounts } from "./config.ts";
import { redundantStatements } from "./redundancy.ts";
import { saySolution } from "./story.ts";
import { chooseTargetAssignment } from "./target.ts";
import { compileTestimonies } from "./testimony.ts";
import { village } from "./village.ts";
import { enumerateSolutions } from "./village-model.ts";
import { type VillagePuzzle, villageOf } from "./village-puzzle.ts";

function make(config: object, seed: string): VillagePuzzle {
  const generated = generate(village, config, seed);
  if (!generated.ok) throw new Error(`${JSON.stringify(config)} ${seed}: ${generated.failure.text}`);
  return generated.puzzle;
}

const SEEDS = ["1", "2", "3", "4", "5", "6"];
const VILLAGE_LABELS = ["easy", "medium", "hard"];

const solutionOf = (puzzle: VillagePuzzle): number =>
  maskOf(puzzle.villagers.filter(({ index }) => puzzle.solution[index]).map(({ index }) => index));

/** Every switch of the configuration, with what it promises of each puzzle. */
const SWITCHES: readonly [object, (puzzle: VillagePuzzle) => void][] = [
  [
    { minRelationStatementsTotal: 12 },
    (puzzle) => expect(villageOf(puzzle).statements.flat().filter(isRelation)).toHaveLength(12),
  ],
  [{}, (puzzle) => expect(puzzle.statements.map(({ length }) => length)).toEqual([2, 2, 2, 2, 2, 2])],
  [
    { statementsPerSpeakerMin: 1, statementsPerSpeakerMax: 3 },
    (puzzle) => {
      for (const said of puzzle.statements) expect([1, 2, 3]).toContain(said.length);
    },
  ],
  [
    { statementsPerSpeakerMax: 1 },
    (puzzle) => expect(new Set(puzzle.statements.map((said) => said.length))).toEqual(new Set([1])),
  ],
  [
    { statementsPerSpeakerMin: 3 },
    (puzzle) => expect(new Set(puzzle.statements.map((said) => said.length))).toEqual(new Set([3])),
  ],
  [{ allowCountStatements: false }, (puzzle) => expect(countsIn(puzzle)).toBe(0)],
  [{ maxCountStatementsTotal: 1 }, (puzzle) => expect(countsIn(puzzle)).toBeLessThanOrEqual(1)],
  [
    { forbidSelfReference: true },
    (puzzle) => {
      for (const [speaker, said] of villageOf(puzzle).statements.entries())
        for (const statement of said) expect(isNaming(statement, speaker)).toBe(false);
    },
  ],
  [{ forbidSelfReference: false }, () => {}],
  [{ complexityBudget: 20 }, (puzzle) => expect(costOf(puzzle)).toBeLessThanOrEqual(20)],
  [{ complexityBudget: 14, difficulty: "hard" }, (puzzle) => expect(costOf(puzzle)).toBeLessThanOrEqual(14)],
  [{ wolvesMin: 2, wolvesMax: 2 }, (puzzle) => expect(puzzle.solution.filter((wolf) => wolf)).toHaveLength(2)],
  [{ wolvesMin: 0, wolvesMax: 0 }, (puzzle) => expect(solutionOf(puzzle)).toBe(0)],
  [{ wolvesMin: 6 }, (puzzle) => expect(solutionOf(puzzle)).toBe(63)],
  [
    { wolvesAlsoTellTruth: true },
    (puzzle) => {
      for (const [speaker, said] of villageOf(puzzle).statements.entries())
        if (puzzle.solution[speaker])
          expect(said.some((statement) => evaluate(statement, solutionOf(puzzle), 6))).toBe(true);
    },
  ],
  [{ irredundant: true }, (puzzle) => expect(redundantStatements(villageOf(puzzle))).toEqual([])],
  [{ greedyCandidatePoolSize: 4 }, () => {}],
  [
    { N: 3, names: ["Ann", "Ben", "Cid"] },
    (puzzle) => expect(puzzle.villagers.map(({ name }) => name)).toEqual(["Ann", "Ben", "Cid"]),
  ],
];

const countsIn = (puzzle: VillagePuzzle): number =>
  villageOf(puzzle)
    .statements.flat()
    .filter((statement) => !isRelation(statement)).length;

const costOf = (puzzle: VillagePuzzle): number =>
  villageOf(puzzle)
    .statements.flat()
    .reduce((sum, statement) => sum + complexityCost(statement), 0);

describe("a generated village", () => {
  it.each(SWITCHES)("keeps what %j promises", (config, check) => {
    for (const seed of SEEDS.slice(0, 2)) {
      const puzzle = make(config, seed);
      check(puzzle);
      expect(audit(inEnglish(village), puzzle)).toEqual([]);
      expect(enumerateSolutions(villageOf(puzzle))).toEqual([solutionOf(puzzle)]);
    }
  });

  it.each(VILLAGE_LABELS)("that is %s says nothing twice, by meaning", (difficulty) => {
    for (const seed of SEEDS) {
      const said = villageOf(make({ difficulty }, seed)).statements.flat();
      expect(new Set(said.map((statement) => truthMask(statement, 6).join())).size).toBe(said.length);
    }
  });

  it.each([3, 4, 5, 7, 8, 10])("of %i exists at every level", (N) => {
    for (const difficulty of VILLAGE_LABELS) {
      const puzzle = make({ N, difficulty }, "size");
      expect(puzzle.villagers).toHaveLength(N);
      expect(rate(village, puzzle)).toMatchObject({ label: difficulty });
    }
  });

  it("chooses its wolves among the allowed numbers only", () => {
    const config = parseConfig({ N: 9, wolvesMin: 2, wolvesMax: 4 });
    const rng = makeRng("target");
    const seen = Array.from({ length: 60 }, () => countBits(chooseTargetAssignment(config, rng)));
    expect([...new Set(seen)].sort()).toEqual(wolfCounts(config));
  });

  it("is the same for the same seed and another for another", () => {
    expect(make({}, "same")).toEqual(make({}, "same"));
    expect(make({}, "same").statements).not.toEqual(make({}, "other").statements);
  });

  it("is refused with reasons when the tries are used up", () => {
    const generated = generate(village, { N: 3, statementsPerSpeakerMin: 3, irredundant: true, maxAttempts: 2 }, "1");
    expect(generated.ok ? undefined : generated.failure.attempts).toBe(2);
    expect(generated.ok ? undefined : Object.keys(generated.failure.reasons).length).toBeGreaterThan(0);
  });
});

describe("a village in play", () => {
  const puzzles = VILLAGE_LABELS.flatMap((difficulty) => SEEDS.slice(0, 3).map((seed) => make({ difficulty }, seed)));

  it("shows every testimony from the start and no identity", () => {
    for (const puzzle of puzzles) {
      const { people, words } = viewIn(inEnglish(village), newSession(puzzle));
      expect(words[1].many).toBe("werewolves");
      expect(people.every(({ clue, identity }) => clue !== undefined && identity === undefined)).toBe(true);
    }
  });

  it("can be finished by following the hints, each proof checked", () => {
    for (const puzzle of puzzles) {
      const { theory } = layOut(village, puzzle);
      let session = newSession(puzzle);
      let facts = { known: 0, value: 0 };
      for (const _ of puzzle.villagers) {
        const { outcome } = playIn(inEnglish(village), session, { kind: "hint", level: 4 });
        if (outcome.kind !== "hint") throw new Error("no hint");
        const { proof = [], speakers = [], verdicts = [] } = outcome.hint;
        for (const { text } of proof) expect(text).toMatch(/^[A-Z“][^\n]*[^ ]\.$/);
        for (const { person, identity } of verdicts) {
          const formal = prove(theory, { facts, clues: speakers }, { index: person, value: identity });
          expect(formal.kind === "proved" && checkProof(theory, { facts, clues: speakers }, formal.proof)).toBe(true);
          const verdict = playIn(inEnglish(village), session, { kind: "verdict", person, identity });
          expect(verdict.outcome.kind).toBe("accepted");
          session = verdict.session;
          const bit = 1 << person;
          facts = { known: facts.known | bit, value: facts.value | (identity ? bit : 0) };
        }
        if (viewIn(inEnglish(village), session).isDone) break;
      }
      expect(viewIn(inEnglish(village), session).isDone).toBe(true);
    }
  });

  it.each([
    ["easy", 0, 4],
    ["medium", 1, 30],
    ["hard", 3, 100],
  ] as const)(
    "that is %s is explained with suppositions at most %i deep, even with many villagers",
    (difficulty, depth, lines) => {
      for (const N of difficulty === "hard" ? [6, 12] : [6, 9]) {
        let session = newSession(make({ difficulty, N }, "proofs"));
        while (!viewIn(inEnglish(village), session).isDone) {
          const { outcome } = playIn(inEnglish(village), session, { kind: "hint", level: 4 });
          if (outcome.kind !== "hint") throw new Error("no hint");
          const { proof = [], person = 0, identity = false } = outcome.hint;
          expect(proof.length).toBeGreaterThan(0);
          expect(proof.length).toBeLessThanOrEqual(lines);
          expect(Math.max(...proof.map((line) => line.depth))).toBeLessThanOrEqual(depth);
          session = playIn(inEnglish(village), session, { kind: "verdict", person, identity }).session;
        }
      }
    },
  );

  it("refuses the wrong verdict and shows why", () => {
    const [puzzle] = puzzles as [VillagePuzzle];
    const lie = { person: 0, identity: !puzzle.solution[0] };
    expect(playIn(inEnglish(village), newSession(puzzle), { kind: "verdict", ...lie }).outcome.kind).toBe("refused");
    const { outcome } = playIn(inEnglish(village), newSession(puzzle), { kind: "why", ...lie });
    if (outcome.kind !== "why" || outcome.why.kind !== "refuted") throw new Error("A village forces the truth.");
    // The testimonies it names leave no world in which the verdict were right.
    const { table } = layOut(village, puzzle);
    const named = outcome.why.speakers.map((speaker) => predicate(evidenceOf(table, speaker)));
    const worlds = Array.from({ length: 2 ** table.people.length }, (_, world) => world);
    const left = worlds.filter((world) => named.every((holds) => holds(world)));
    expect(left.length).toBeGreaterThan(0);
    expect(left.every((world) => ((world & 1) === 1) === puzzle.solution[0])).toBe(true);
  });

  it("publishes level, suppositions and smallest explanations on its card", () => {
    const card = rate(village, puzzles.at(-1) as VillagePuzzle);
    if (card instanceof TooMuch) throw card;
    expect(card.label).toBe("hard");
    expect(card.remarks?.suppositions).toBeGreaterThan(0);
    expect(card.remarks?.["clues together"]).toBeGreaterThan(1);
    expect(card.steps.reduce((sum, count) => sum + count, 0)).toBe(6);
  });

  it("travels in a share code and comes back the same", () => {
    const others = [
      make({ N: 16, difficulty: "easy" }, "code"),
      make({ wolvesAlsoTellTruth: true, complexityBudget: 30 }, "code"),
      make({ N: 3, names: ["Zoë", "Ünal", "李木"] }, "code"),
    ];
    for (const puzzle of [...puzzles, ...others]) {
      const code = makeCode(village, puzzle);
      expect(parseCode([village], code).puzzle).toEqual(puzzle);
    }
    const promisingNothing: Record<string, unknown> = { ...puzzles[0] };
    delete promisingNothing.config;
    const puzzle = village.parse(promisingNothing);
    expect(parseCode([village], makeCode(village, puzzle)).puzzle).toEqual(puzzle);
  });
});

describe("goldens", () => {
  it.each(VILLAGE_LABELS)("of %s villages", async (difficulty) => {
    const made = [
      make({ difficulty }, "golden"),
      make({ difficulty, N: 9, statementsPerSpeakerMin: 1, statementsPerSpeakerMax: 3 }, "golden"),
      make({ difficulty, irredundant: true }, "golden"),
      make({ difficulty, wolvesAlsoTellTruth: true, forbidSelfReference: false }, "golden"),
    ];
    await expect(`${JSON.stringify(made, undefined, 1)}\n`).toMatchFileSnapshot(`./village-${difficulty}.golden.json`);
  });
});

it("a score that a village brings along is on its card", () => {
  const puzzle = village.parse({ ...make({}, "score"), difficulty_score: 41.5 });
  const card = rate(village, puzzle);
  expect(card instanceof TooMuch ? {} : card.remarks).toMatchObject({ "difficulty score": 41.5 });
  expect(audit(inEnglish(village), puzzle)).toEqual([]);
});

describe("a village that may have several solutions", () => {
  const made = VILLAGE_LABELS.flatMap((difficulty) =>
    SEEDS.slice(0, 3).map((seed) => make({ difficulty, requireUniqueSolution: false }, seed)),
  );

  it("says so, is sound, and usually has several, the maker's among them", () => {
    for (const puzzle of made) {
      expect(puzzle.config).toEqual({ requireUniqueSolution: false });
      expect(audit(inEnglish(village), puzzle)).toEqual([]);
      expect(enumerateSolutions(villageOf(puzzle))).toContain(solutionOf(puzzle));
    }
    const several = made.filter((puzzle) => enumerateSolutions(villageOf(puzzle)).length > 1);
    expect(several.length).toBeGreaterThan(made.length / 2);
  });

  it("is labeled by how all that can be proved is found, which a hint never goes beyond", () => {
    for (const puzzle of made) {
      const { steps, trouble, open } = solveIn(inEnglish(village), puzzle);
      const worlds = enumerateSolutions(villageOf(puzzle));
      const isSame = (person: number): boolean => new Set(worlds.map((world) => (world >>> person) & 1)).size === 1;
      const proved = steps.flatMap(({ people }) => people.map(({ person }) => person));
      expect(proved.sort((a, b) => a - b)).toEqual(puzzle.villagers.map(({ index }) => index).filter(isSame));
      expect(trouble).toBeUndefined();
      expect(open ?? []).toHaveLength(puzzle.villagers.length - proved.length);
      const suppositions = reasonBySupposing(compileTestimonies(villageOf(puzzle)))?.suppositions.length ?? 0;
      expect(suppositions === 0).toBe(puzzle.difficulty === "easy");
    }
  });

  it("tells on its card and in print how many there are and who can be either", () => {
    const puzzle = village.parse({
      ...make({ N: 3 }, "either"),
      config: { requireUniqueSolution: false, statementsPerSpeakerMin: 1 },
      difficulty: "easy",
      statements: [["IFF(1,2)", "XOR(1,2)"], ["IMP(0,2)"], ["IMP(0,1)"]],
      solution: [true, true, false],
    });
    expect(enumerateSolutions(villageOf(puzzle))).toEqual([3, 5]);
    const card = rate(village, puzzle);
    expect(card instanceof TooMuch ? {} : card.remarks).toMatchObject({ solutions: 2 });
    expect(saySolution(puzzle)).toBe("Alchemist Alice is a werewolf. Barber Bob and Captain Charles can be either.");
  });

  it("of which nothing can be proved is a defect, and so is one that promises one solution", () => {
    const nothing = { statements: [["IFF(1,2)"], ["IFF(0,2)"], ["IFF(0,1)"]], solution: [false, false, false] };
    const puzzle = village.parse({
      ...make({ N: 3 }, "either"),
      ...nothing,
      config: { requireUniqueSolution: false, statementsPerSpeakerMin: 1, wolvesMin: 0 },
    });
    expect(audit(inEnglish(village), puzzle).map(({ kind }) => kind)).toContain("ambiguous");
    const [several] = made.filter((each) => enumerateSolutions(villageOf(each)).length > 1);
    const { config: _, ...promised } = several as VillagePuzzle;
    expect(audit(inEnglish(village), { ...promised, config: {} }).map(({ kind }) => kind)).toContain("ambiguous");
  });

  it("cannot be put into a code, since codes are for playing", () => {
    expect(() => makeCode(village, made[0] as VillagePuzzle)).toThrow(/may have several solutions/);
  });
});

it("a generated village says its difficulty score, higher the more has to be supposed, and so does its code", () => {
  const average = (difficulty: string): number => {
    const scores = SEEDS.map((seed) => make({ difficulty }, seed).difficulty_score ?? Number.NaN);
    return scores.reduce((sum, score) => sum + score, 0) / scores.length;
  };
  expect(average("easy")).toBeLessThan(10);
  expect(average("medium")).toBeGreaterThanOrEqual(10);
  expect(average("hard")).toBeGreaterThan(average("medium"));
  const puzzle = make({}, "score");
  expect(parseCode([village], makeCode(village, puzzle)).puzzle).toEqual(puzzle);
});

it("asking for another solver's word changes nothing about the village, and cannot be had where there is none", async () => {
  const settings = { verifyWithSolver: true };
  expect(() => generate(village, settings, "asked")).toThrow("there is no other solver to ask");
  const agreed = await generateVerified(village, settings, "asked", async () => true);
  expect(agreed).toEqual(generate(village, {}, "asked"));
  const refused = await generateVerified(village, settings, "asked", async () => false);
  expect(refused).toMatchObject({ ok: false, failure: { text: expect.stringContaining("does not agree") } });
});
