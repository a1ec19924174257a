import { isNaming, type Statement, truthMask } from "@demonstrandum/clues";
import { ConfigError, generate } from "@demonstrandum/engine";
import { describe, expect, it } from "vitest";
import { parseConfig } from "./config.ts";
import { villageLabelOf } from "./deduction.ts";
import { buildStatementLibrary } from "./library.ts";
import { makeVillage } from "./make-village.ts";
import { compileTestimonies } from "./testimony.ts";
import { CONCISE, sizesMade } from "./two-statements.cases.ts";
import { village } from "./village.ts";
import type { Village } from "./village-model.ts";
import { villageOf } from "./village-puzzle.ts";
import { villageInChinese } from "./village-zh.ts";

describe("a village with two statements each and none idle", () => {
  it.each(["medium", "hard"] as const)("is made at %s", (difficulty) => {
    expect(sizesMade(difficulty, [[4, "a"]])).toEqual([4]);
  });

  it("is not made by a village without growth, which is the same in everything else", () => {
    const plainVillage = makeVillage();
    const wish = { ...CONCISE, N: 7, difficulty: "hard" };
    expect(() => generate(plainVillage, wish, "a")).toThrow("irredundant: villages are not grown here.");
    const usual = { N: 6, difficulty: "medium" };
    expect(generate(plainVillage, usual, "a")).toEqual(generate(village, usual, "a"));
  });

  it("differs from seed to seed in more than who is where", () => {
    const forms = ["a", "b", "c", "d"].map((seed) => {
      const made = generate(village, { ...CONCISE, N: 7, difficulty: "hard" }, seed);
      return made.ok
        ? villageOf(made.puzzle)
            .statements.flat()
            .map(({ form }) => form)
            .sort()
            .join()
        : seed;
    });
    expect(new Set(forms).size).toBe(4);
  });

  it("is not easy, as both languages say", () => {
    for (const N of [3, 6, 16]) {
      const easy = { ...CONCISE, N, difficulty: "easy", maxCountStatementsTotal: 2 * N };
      expect(() => parseConfig(easy)).toThrow(N === 3 ? "three villagers" : "difficulty cannot be easy");
      expect(refusalInChinese(easy)).toContain(N === 3 ? "三个村民" : "难度不可能是简单");
    }
  });

  it("fails with what helps where hardly anybody may be a werewolf", () => {
    const config = { ...CONCISE, N: 6, difficulty: "hard", wolvesMax: 2, maxAttempts: 1 };
    const failed = generate(village, config, "few");
    if (failed.ok) throw new Error("There is a village.");
    expect(failed.failure.text).toMatch(
      /most are werewolves: wolvesMax 5, statementsPerSpeakerMin 1, .* makes it possible\.$/,
    );
    expect(villageInChinese.troubles.failure(failed.failure)).toContain("把狼人上限改成5");
  });
});

function refusalInChinese(config: unknown): string {
  try {
    parseConfig(config);
  } catch (error) {
    if (error instanceof ConfigError) return villageInChinese.troubles.say(error.says);
    throw error;
  }
  return "";
}

/** What one speaker could say, as bits of worlds: where it fits, and where it would fit without one statement or the other. */
interface Words {
  readonly said: readonly Statement[];
  readonly fits: number;
  readonly without: readonly number[];
}

/** Every choice of two statements with different meanings, by definition. */
function wordsOf(speaker: number, size: number, maxCountStatementsTotal: number): Words[] {
  const human = ~(truthMask({ form: "COUNT_EQ", scope: [speaker], count: 1 }, size)[0] as number);
  const meanings = new Map<number, Statement>();
  const library = buildStatementLibrary({ N: size, allowCountStatements: true, maxCountStatementsTotal });
  for (const statement of library)
    if (!isNaming(statement, speaker)) meanings.set(truthMask(statement, size)[0] as number, statement);
  const all = 2 ** (2 ** size) - 1;
  const fit = (truth: number): number => ~(truth ^ human) & all;
  return [...meanings].flatMap(([first, one], index) =>
    [...meanings].slice(index + 1).map(([second, other]) => ({
      said: [one, other],
      fits: fit(first & second),
      without: [fit(second), fit(first)],
    })),
  );
}

function groupByFit(words: readonly Words[]): Map<number, Words[]> {
  const groups = new Map<number, Words[]>();
  for (const each of words) groups.set(each.fits, [...(groups.get(each.fits) ?? []), each]);
  return groups;
}

const isSingle = (worlds: number): boolean => worlds !== 0 && (worlds & (worlds - 1)) === 0;

/** One village for each choice of what the testimonies tell, in which all statements are needed; the wolves are the first ones. */
function villagesOf(size: number, wolves: number, counts: number): Village[] {
  const solution = 1 << (2 ** wolves - 1);
  const byMeaning = Array.from({ length: size }, (_, speaker) =>
    [...groupByFit(wordsOf(speaker, size, counts))].filter(([fits]) => fits & solution),
  );
  const found: Village[] = [];
  const chosen: Words[][] = [];
  const choose = (left: number): void => {
    const isLast = chosen.length === size - 1;
    for (const [fits, words] of byMeaning[chosen.length] ?? []) {
      if (isLast && (left & fits) !== solution) continue;
      chosen.push(words);
      if (isLast) found.push(...withoutIdle(chosen));
      else choose(left & fits);
      chosen.pop();
    }
  };
  choose(2 ** (2 ** size) - 1);
  return found;
}

/** The village, if everybody can say what they tell in a way that needs both statements. */
function withoutIdle(chosen: readonly (readonly Words[])[]): Village[] {
  const statements: (readonly Statement[])[] = [];
  for (const [speaker, words] of chosen.entries()) {
    const others = chosen.reduce((worlds, [each], i) => (i === speaker ? worlds : worlds & (each?.fits ?? 0)), -1);
    const needed = words.find(({ without }) => without.every((worlds) => !isSingle(worlds & others)));
    if (needed === undefined) return [];
    statements.push(needed.said);
  }
  return [{ statements, wolvesAlsoTellTruth: false }];
}

describe("of all villages with two statements each", () => {
  it("none of three with a human does without an idle one, whatever is counted", () => {
    for (const wolves of [0, 1, 2]) expect(villagesOf(3, wolves, 6)).toEqual([]);
    const labels = villagesOf(3, 3, 6).map((each) => villageLabelOf(compileTestimonies(each)));
    expect(labels).toContain("easy");
  });

  it("those of four without counts that do have three werewolves or more and are not easy", () => {
    for (const wolves of [0, 1, 2]) expect(villagesOf(4, wolves, 0)).toEqual([]);
    const labels = villagesOf(4, 3, 0).map((each) => villageLabelOf(compileTestimonies(each)));
    expect(new Set(labels)).toEqual(new Set(["medium", "hard"]));
  });
});
