// What a caller can ask of the generator. Unknown keys are errors; what cannot be had is refused at once with the reason.

import { flawOfName, nameKey } from "@demonstrandum/clues/name";
import { MAX_VILLAGERS, MIN_VILLAGERS } from "@demonstrandum/clues/village";
import type { Config } from "@demonstrandum/engine";
import { ConfigError } from "@demonstrandum/engine";
import { said } from "@demonstrandum/text";
import * as v from "valibot";
import { findHiddenKey } from "../keys.ts";
import { en } from "./config-words/en.ts";
import type { VillageConfigWording } from "./config-words/wording.ts";

/** Easiest first: falls to single speakers, needs one supposition refuted, needs more. */
export const VILLAGE_LABELS = ["easy", "medium", "hard"] as const;
export type VillageLabel = (typeof VILLAGE_LABELS)[number];

export interface GenerationConfig extends Config {
  readonly N: number;
  readonly statementsPerSpeakerMin: number;
  readonly statementsPerSpeakerMax: number;
  /** False allows villages that leave some identities open: what can be proved has to be found as the label says, no more. */
  readonly requireUniqueSolution: boolean;
  /** No statement names its own speaker. A count over the whole village includes the speaker and names nobody. */
  readonly forbidSelfReference: boolean;
  readonly allowCountStatements: boolean;
  readonly maxCountStatementsTotal: number;
  /** The least number of statements that relate two villagers. */
  readonly minRelationStatementsTotal: number;
  /** The most that the costs of all statements may add up to. */
  readonly complexityBudget: number;
  readonly maxAttempts: number;
  /** How many testimonies are tried for each speaker. */
  readonly greedyCandidatePoolSize: number;
  readonly wolvesMin: number;
  readonly wolvesMax: number;
  /** The document's variant: a werewolf also says something true. */
  readonly wolvesAlsoTellTruth: boolean;
  /** No statement can be left out without losing the one solution. */
  readonly irredundant: boolean;
  /** The document's last step: another solver has to agree before the village is published. */
  readonly verifyWithSolver: boolean;
  readonly difficulty: VillageLabel;
  readonly names?: readonly string[];
  /** What the caller set, apart from what a puzzle shows anyway. */
  readonly given: Readonly<Record<string, unknown>>;
}

const MAX_STATEMENTS = 3;
const MAX_TRIES = 1_000_000;

function makeSchema(words: VillageConfigWording) {
  const whole = (least: number, most: number) =>
    v.pipe(
      v.number(words.whole(least, most)),
      v.integer(words.whole(least, most)),
      v.minValue(least, words.whole(least, most)),
      v.maxValue(most, words.whole(least, most)),
    );
  const yesNo = v.boolean(words.yesNo);
  return v.strictObject({
    N: v.optional(whole(MIN_VILLAGERS, MAX_VILLAGERS), 6),
    statementsPerSpeakerMin: v.optional(whole(1, MAX_STATEMENTS)),
    statementsPerSpeakerMax: v.optional(whole(1, MAX_STATEMENTS)),
    requireUniqueSolution: v.optional(yesNo, true),
    forbidSelfReference: v.optional(yesNo, true),
    allowCountStatements: v.optional(yesNo, true),
    maxCountStatementsTotal: v.optional(whole(0, MAX_VILLAGERS * MAX_STATEMENTS)),
    minRelationStatementsTotal: v.optional(whole(0, MAX_VILLAGERS * MAX_STATEMENTS), 0),
    complexityBudget: v.optional(whole(1, 1000)),
    maxAttempts: v.optional(whole(1, MAX_TRIES)),
    attempts: v.optional(whole(1, MAX_TRIES)),
    greedyCandidatePoolSize: v.optional(whole(1, 1000), 24),
    wolvesMin: v.optional(whole(0, MAX_VILLAGERS)),
    wolvesMax: v.optional(whole(0, MAX_VILLAGERS)),
    wolvesAlsoTellTruth: v.optional(yesNo, false),
    irredundant: v.optional(yesNo, false),
    verifyWithSolver: v.optional(yesNo, false),
    difficulty: v.optional(v.picklist(VILLAGE_LABELS, words.oneOf(VILLAGE_LABELS)), "medium"),
    names: v.optional(v.array(v.pipe(v.string(words.text), v.trim(), v.minLength(1, words.notEmpty)))),
  });
}

/** Read again and again, by every audit. */
const IN_ENGLISH = makeSchema(en);

type Asked = v.InferOutput<typeof IN_ENGLISH>;

/** Fills in what is left out. Throws ConfigError with the key and the reason. */
export function parseConfig(data: unknown, words: VillageConfigWording = en): GenerationConfig {
  if (Array.isArray(data)) throw new ConfigError(words.notObject);
  const hidden = findHiddenKey(data);
  if (hidden !== undefined) throw new ConfigError(words.noSetting(hidden));
  const result = v.safeParse(words === en ? IN_ENGLISH : makeSchema(words), data ?? {});
  if (!result.success) throw new ConfigError(sayIssue(words, result.issues[0]));
  const config: GenerationConfig = { ...fillIn(result.output), given: givenOf(data ?? {}) };
  const reason = whyImpossible(config, result.output, words);
  if (reason !== undefined) throw new ConfigError(reason);
  return config;
}

function sayIssue(words: VillageConfigWording, issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  if (path === null) return words.notObject;
  return issue.type === "strict_object" ? words.noSetting(path) : words.setting(path, issue.message);
}

const SHOWN_ANYWAY = ["N", "names", "difficulty", "wolvesAlsoTellTruth", "attempts", "maxAttempts", "verifyWithSolver"];

const givenOf = (data: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(data).filter(([key]) => !SHOWN_ANYWAY.includes(key)));

/** A try at a concise village takes long, so there are fewer; and fewest where hardly any try comes to an end. */
function defaultTries({ irredundant, wolvesAlsoTellTruth }: Asked): number {
  if (!irredundant) return 200;
  return wolvesAlsoTellTruth ? 24 : 80;
}

function fillIn(asked: Asked): Omit<GenerationConfig, "given"> {
  const { N, names, statementsPerSpeakerMin: least, statementsPerSpeakerMax: most } = asked;
  // Two statements each are rarely all needed, so a concise village may leave one out; but where wolves say two things,
  // whoever says only one is human at once, and nothing hard remains.
  const usual = asked.irredundant && !(asked.wolvesAlsoTellTruth && asked.difficulty === "hard") ? 1 : 2;
  const statementsPerSpeakerMin = least ?? Math.min(usual, most ?? usual);
  const statementsPerSpeakerMax = most ?? Math.max(2, statementsPerSpeakerMin);
  const maxAttempts = asked.maxAttempts ?? asked.attempts ?? defaultTries(asked);
  return {
    N,
    statementsPerSpeakerMin,
    statementsPerSpeakerMax,
    requireUniqueSolution: asked.requireUniqueSolution,
    forbidSelfReference: asked.forbidSelfReference,
    allowCountStatements: asked.allowCountStatements,
    maxCountStatementsTotal: asked.allowCountStatements ? (asked.maxCountStatementsTotal ?? Math.ceil(N / 3)) : 0,
    minRelationStatementsTotal: asked.minRelationStatementsTotal,
    complexityBudget: asked.complexityBudget ?? 3 * N * statementsPerSpeakerMax,
    maxAttempts,
    attempts: maxAttempts,
    greedyCandidatePoolSize: asked.greedyCandidatePoolSize,
    wolvesMin: asked.wolvesMin ?? Math.min(1, asked.wolvesMax ?? 1),
    wolvesMax: asked.wolvesMax ?? Math.max(N - 1, asked.wolvesMin ?? 0),
    wolvesAlsoTellTruth: asked.wolvesAlsoTellTruth,
    irredundant: asked.irredundant,
    verifyWithSolver: asked.verifyWithSolver,
    difficulty: asked.difficulty,
    ...(names === undefined ? {} : { names }),
  };
}

/** Each rule is a proof that no puzzle can exist, and says so in one sentence. */
function whyImpossible(config: GenerationConfig, asked: Asked, words: VillageConfigWording): string | undefined {
  return (
    whyRangeImpossible(config, words) ??
    whyNamesImpossible(config, words) ??
    whyStatementsImpossible(config, asked, words) ??
    whyLevelImpossible(config, words)
  );
}

function whyRangeImpossible(config: GenerationConfig, words: VillageConfigWording): string | undefined {
  const { N, statementsPerSpeakerMin: least, statementsPerSpeakerMax: most, wolvesMin, wolvesMax } = config;
  if (least > most) return words.over("statementsPerSpeakerMin", least, "statementsPerSpeakerMax", most);
  if (wolvesMin > wolvesMax) return words.over("wolvesMin", wolvesMin, "wolvesMax", wolvesMax);
  return wolvesMax > N ? words.tooManyWolves(wolvesMax, N) : undefined;
}

function whyNamesImpossible({ N, names }: GenerationConfig, words: VillageConfigWording): string | undefined {
  if (names === undefined) return undefined;
  if (names.length !== N) return words.namesCount(names.length, N);
  const unfit = names.find((name) => flawOfName(name) !== undefined);
  if (unfit !== undefined) return words.nameUnfit(flawOfName(unfit) ?? said``);
  const repeated = names.find((name, index) => names.findIndex((other) => nameKey(other) === nameKey(name)) !== index);
  return repeated === undefined ? undefined : words.nameTwice(repeated);
}

function whyStatementsImpossible(
  config: GenerationConfig,
  asked: Asked,
  words: VillageConfigWording,
): string | undefined {
  const { N, statementsPerSpeakerMin, statementsPerSpeakerMax, complexityBudget, maxAttempts } = config;
  if (asked.attempts !== undefined && asked.attempts !== maxAttempts)
    return words.twoAttempts(asked.attempts, maxAttempts);
  if (!asked.allowCountStatements && asked.maxCountStatementsTotal)
    return words.countsOff(asked.maxCountStatementsTotal);
  const room = N * statementsPerSpeakerMax;
  if (config.minRelationStatementsTotal > room)
    return words.tooManyRelations(config.minRelationStatementsTotal, N, room);
  if (config.irredundant && !config.requireUniqueSolution) return words.conciseNeedsUnique;
  const cheapest = N * statementsPerSpeakerMin;
  if (complexityBudget < cheapest) return words.budget(complexityBudget, cheapest);
  return config.wolvesAlsoTellTruth && statementsPerSpeakerMax < 2 ? words.mixedNeedsTwo : undefined;
}

/** Somebody's words alone must settle an identity. Words that leave their speaker out do so only by contradicting themselves. */
function whyLevelImpossible(config: GenerationConfig, words: VillageConfigWording): string | undefined {
  const terse = whyTerseImpossible(config, words);
  if (terse !== undefined) return terse;
  if (config.difficulty !== "easy" || opensWithoutContradiction(config)) return undefined;
  return config.statementsPerSpeakerMax >= 2 && config.wolvesMax >= 1 ? undefined : words.nothingSettled;
}

/** All villages of three were tried; of easy ones there is a proof for every size. Both are in decision 124. */
function whyTerseImpossible(config: GenerationConfig, words: VillageConfigWording): string | undefined {
  const { N, statementsPerSpeakerMax, forbidSelfReference, wolvesMax, difficulty, maxCountStatementsTotal } = config;
  if (!isTerse(config) || !forbidSelfReference) return undefined;
  if (N === 3 && statementsPerSpeakerMax === 2 && wolvesMax < N) return words.terseThree;
  if (difficulty !== "easy") return undefined;
  return wolvesMax < N || maxCountStatementsTotal === 0 ? words.terseEasy(N) : undefined;
}

export const opensWithoutContradiction = (config: GenerationConfig): boolean =>
  !config.forbidSelfReference || config.maxCountStatementsTotal > 0;

/** Everybody says at least two things and none is idle. That takes many werewolves: see decision 124. */
export const isTerse = ({ irredundant, statementsPerSpeakerMin, wolvesAlsoTellTruth }: GenerationConfig): boolean =>
  irredundant && statementsPerSpeakerMin > 1 && !wolvesAlsoTellTruth;

/** The size of villages from which those are grown that hardly come together at once; undefined where they do. See decision 201. */
export function coreSizeOf(config: GenerationConfig): number | undefined {
  const { N, statementsPerSpeakerMin, difficulty, wolvesMax } = config;
  if (statementsPerSpeakerMin !== 2 || difficulty === "easy") return undefined;
  const core = isTerse(config) ? TERSE_CORE : isDense(config) && difficulty === "hard" ? DENSE_CORE : N;
  const isLarger = N > (isTerse(config) ? TERSE_CORE : MOST_DENSE);
  return isLarger && wolvesMax >= core - 1 ? core : undefined;
}

/** Smaller ones with a human and two statements each do not exist. */
const TERSE_CORE = 4;
const DENSE_CORE = 8;
/** Up to this size those with werewolves who mix in some truth come together at once. */
const MOST_DENSE = 12;

/** In larger villages than this, and in hard ones of any size, concise villages with werewolves who mix in some truth have hardly a human. */
const LARGE = 10;

/** Nobody says a word too many though werewolves mix in some truth: what a human says is idle nearly always. See decision 192. */
const isDense = ({ N, irredundant, wolvesAlsoTellTruth, difficulty }: GenerationConfig): boolean =>
  irredundant && wolvesAlsoTellTruth && (difficulty === "hard" || N > LARGE);

/** What would make a village possible that did not come together, where that is known. */
export function explainFailure(config: GenerationConfig, words: VillageConfigWording = en): string | undefined {
  const { N, irredundant, wolvesMax } = config;
  if (!irredundant) return undefined;
  if (isTerse(config)) return words.helpsTerse(wolvesMax < N - 1 ? N - 1 : undefined);
  return isDense(config) ? words.helpsDense(wolvesMax < N ? N : undefined) : words.helpsConcise;
}

/** The numbers of werewolves to choose from; easy villages may need one who contradicts themselves. */
export const wolfCounts = (config: GenerationConfig): readonly number[] => {
  const mostWolves = config.difficulty === "easy" || isDense(config) ? config.N : config.N - 1;
  if (isTerse(config) || isDense(config)) return [Math.max(config.wolvesMin, Math.min(mostWolves, config.wolvesMax))];
  const least =
    config.difficulty === "easy" && !opensWithoutContradiction(config)
      ? Math.max(1, config.wolvesMin)
      : config.wolvesMin;
  return Array.from({ length: config.wolvesMax - least + 1 }, (_, i) => least + i);
};
