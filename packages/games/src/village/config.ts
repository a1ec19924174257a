// What a caller can ask of the generator. Unknown keys are errors; what cannot be had is refused at once with the reason.

import { flawOfName, MAX_VILLAGERS, MIN_VILLAGERS, nameKey } from "@demonstrandum/clues";
import type { Config } from "@demonstrandum/engine";
import { ConfigError } from "@demonstrandum/engine";
import * as v from "valibot";
import { findHiddenKey } from "../keys.ts";

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

const whole = (least: number, most: number) =>
  v.pipe(
    v.number(`must be a whole number from ${least} to ${most}`),
    v.integer(`must be a whole number from ${least} to ${most}`),
    v.minValue(least, `must be a whole number from ${least} to ${most}`),
    v.maxValue(most, `must be a whole number from ${least} to ${most}`),
  );
const yesNo = v.boolean("must be true or false");

const MAX_STATEMENTS = 3;
const MAX_TRIES = 1_000_000;

const ConfigSchema = v.strictObject({
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
  difficulty: v.optional(v.picklist(VILLAGE_LABELS, `must be one of ${VILLAGE_LABELS.join(", ")}`), "medium"),
  names: v.optional(v.array(v.pipe(v.string("must be text"), v.trim(), v.minLength(1, "must not be empty")))),
});

type Asked = v.InferOutput<typeof ConfigSchema>;

/** Fills in what is left out. Throws ConfigError with the key and the reason. */
export function parseConfig(data: unknown): GenerationConfig {
  if (Array.isArray(data)) throw new ConfigError("The configuration must be an object.");
  const hidden = findHiddenKey(data);
  if (hidden !== undefined) throw new ConfigError(`${hidden} is not a setting of the village.`);
  const result = v.safeParse(ConfigSchema, data ?? {});
  if (!result.success) throw new ConfigError(sayIssue(result.issues[0]));
  const config: GenerationConfig = { ...fillIn(result.output), given: givenOf(data ?? {}) };
  const reason = whyImpossible(config, result.output);
  if (reason !== undefined) throw new ConfigError(reason);
  return config;
}

function sayIssue(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  if (path === null) return "The configuration must be an object.";
  return issue.type === "strict_object" ? `${path} is not a setting of the village.` : `${path} ${issue.message}.`;
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
function whyImpossible(config: GenerationConfig, asked: Asked): string | undefined {
  return (
    whyRangeImpossible(config) ??
    whyNamesImpossible(config) ??
    whyStatementsImpossible(config, asked) ??
    whyLevelImpossible(config)
  );
}

function whyRangeImpossible(config: GenerationConfig): string | undefined {
  const { N, statementsPerSpeakerMin, statementsPerSpeakerMax, wolvesMin, wolvesMax } = config;
  if (statementsPerSpeakerMin > statementsPerSpeakerMax)
    return `statementsPerSpeakerMin is ${statementsPerSpeakerMin}, more than statementsPerSpeakerMax, which is ${statementsPerSpeakerMax}.`;
  if (wolvesMin > wolvesMax) return `wolvesMin is ${wolvesMin}, more than wolvesMax, which is ${wolvesMax}.`;
  if (wolvesMax > N) return `wolvesMax is ${wolvesMax}, but there are only ${N} villagers.`;
  return undefined;
}

function whyNamesImpossible({ N, names }: GenerationConfig): string | undefined {
  if (names === undefined) return undefined;
  if (names.length !== N) return `names has ${names.length} entries for ${N} villagers.`;
  const flaw = names.map(flawOfName).find((each) => each !== undefined);
  if (flaw !== undefined) return `names: ${flaw}`;
  const repeated = names.find((name, index) => names.findIndex((other) => nameKey(other) === nameKey(name)) !== index);
  return repeated === undefined ? undefined : `names has ${repeated} twice.`;
}

function whyStatementsImpossible(config: GenerationConfig, asked: Asked): string | undefined {
  const { N, statementsPerSpeakerMin, statementsPerSpeakerMax, complexityBudget } = config;
  if (asked.attempts !== undefined && asked.attempts !== config.maxAttempts)
    return `attempts is ${asked.attempts} and maxAttempts is ${config.maxAttempts}: they are two names of one setting.`;
  if (!asked.allowCountStatements && (asked.maxCountStatementsTotal ?? 0) > 0)
    return `maxCountStatementsTotal is ${asked.maxCountStatementsTotal}, but allowCountStatements is false.`;
  const room = N * statementsPerSpeakerMax;
  if (config.minRelationStatementsTotal > room)
    return `minRelationStatementsTotal is ${config.minRelationStatementsTotal}, but ${N} villagers make at most ${room} statements.`;
  if (config.irredundant && !config.requireUniqueSolution)
    return "irredundant needs requireUniqueSolution: a statement is idle if the one solution stays the same without it.";
  const cheapest = N * statementsPerSpeakerMin;
  if (complexityBudget < cheapest)
    return `complexityBudget is ${complexityBudget}, but ${cheapest} statements cost at least ${cheapest}.`;
  if (config.wolvesAlsoTellTruth && statementsPerSpeakerMax < 2)
    return "wolvesAlsoTellTruth needs statementsPerSpeakerMax of at least 2: a werewolf says something true and something false.";
  return undefined;
}

/** Somebody's words alone must settle an identity. Words that leave their speaker out do so only by contradicting themselves. */
function whyLevelImpossible(config: GenerationConfig): string | undefined {
  const terse = whyTerseImpossible(config);
  if (terse !== undefined) return terse;
  if (config.difficulty !== "easy" || opensWithoutContradiction(config)) return undefined;
  if (config.statementsPerSpeakerMax >= 2 && config.wolvesMax >= 1) return undefined;
  return "difficulty cannot be easy: without counts and self-reference, one speaker settles nothing unless a werewolf's two statements contradict each other.";
}

/** All villages of three were tried; for easy ones there is a proof. Both are in decision 124. */
function whyTerseImpossible(config: GenerationConfig): string | undefined {
  const { N, statementsPerSpeakerMax, forbidSelfReference, wolvesMax } = config;
  if (!isTerse(config) || statementsPerSpeakerMax > 2 || !forbidSelfReference || wolvesMax === N) return undefined;
  if (N === 3) return "irredundant cannot be had where each of three villagers makes two statements and one is human.";
  if (config.difficulty !== "easy" || config.maxCountStatementsTotal > 0) return undefined;
  return "difficulty cannot be easy: where everybody makes two statements and none is idle, no human can be found without counts over the whole village.";
}

export const opensWithoutContradiction = (config: GenerationConfig): boolean =>
  !config.forbidSelfReference || config.maxCountStatementsTotal > 0;

/** Everybody says at least two things and none is idle. That takes werewolves all over: see decision 124. */
export const isTerse = ({ irredundant, statementsPerSpeakerMin, wolvesAlsoTellTruth }: GenerationConfig): boolean =>
  irredundant && statementsPerSpeakerMin > 1 && !wolvesAlsoTellTruth;

/** The numbers of werewolves to choose from; easy villages may need one who contradicts themselves. */
export const wolfCounts = (config: GenerationConfig): readonly number[] => {
  const mostWolves = config.difficulty === "easy" ? config.N : config.N - 1;
  if (isTerse(config)) return [Math.max(config.wolvesMin, Math.min(mostWolves, config.wolvesMax))];
  const least =
    config.difficulty === "easy" && !opensWithoutContradiction(config)
      ? Math.max(1, config.wolvesMin)
      : config.wolvesMin;
  return Array.from({ length: config.wolvesMax - least + 1 }, (_, i) => least + i);
};
