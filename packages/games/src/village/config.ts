// What a caller can ask of the generator. Unknown keys are errors; what cannot be had is refused at once with the reason.

import { flawOfName, nameKey } from "@demonstrandum/clues/name";
import { withHint } from "@demonstrandum/clues/nearest";
import { MAX_VILLAGERS, MIN_VILLAGERS } from "@demonstrandum/clues/village";
import type { Config } from "@demonstrandum/engine";
import { ANY_LABEL, ConfigError, remarkIssue } from "@demonstrandum/engine";
import { needs, type Remark } from "@demonstrandum/text";
import * as v from "valibot";
import { findHiddenKey } from "../keys.ts";
import { gameRemark } from "../remarks/en.ts";
import { nearestSetting, remarkElsewhere, respell, spellingIn } from "../spelling.ts";
import { villageRemark } from "./remarks/en.ts";

/** Easiest first: falls to single speakers, needs one supposition refuted, needs more. */
export const VILLAGE_LABELS = ["easy", "medium", "hard"] as const;
export type VillageLabel = (typeof VILLAGE_LABELS)[number];

/** The settings of a village, all of them filled in. */
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
  /** A label; or any, where the village is made first and rated after. */
  readonly difficulty: VillageLabel | typeof ANY_LABEL;
  /** The document's search and nothing after it; left out where what it finds may be changed until it fits. */
  readonly strategy?: "greedy";
  readonly names?: readonly string[];
  /** What the caller set, apart from what a puzzle shows anyway. */
  readonly given: Readonly<Record<string, unknown>>;
}

/** The settings of one try, which aims at a label; where any will do, another is as good. */
export interface AimedConfig extends GenerationConfig {
  readonly difficulty: VillageLabel;
  readonly takesAny?: true;
}

const DIFFICULTIES = [...VILLAGE_LABELS, ANY_LABEL] as const;
const STRATEGIES = ["aimed", "greedy"] as const;
const MAX_STATEMENTS = 3;
const MAX_TRIES = 1_000_000;

function whole(least: number, most: number) {
  const message = needs(villageRemark.mustBeWhole({ least, most }));
  return v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message));
}

const yesNo = v.boolean(needs(villageRemark.mustBeYesNo()));

const oneOf = <const Choices extends readonly string[]>(choices: Choices) =>
  v.picklist(choices, needs(villageRemark.mustBeOneOf({ choices })));

export const VillageSettings = v.strictObject({
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
  difficulty: v.optional(oneOf(DIFFICULTIES), "medium"),
  strategy: v.optional(oneOf(STRATEGIES), "aimed"),
  names: v.optional(
    v.array(
      v.pipe(
        v.string(needs(villageRemark.mustBeText())),
        v.trim(),
        v.minLength(1, needs(villageRemark.mustNotBeEmpty())),
      ),
    ),
  ),
});

type Asked = v.InferOutput<typeof VillageSettings>;

/** Fills in what is left out. Throws ConfigError with the key and the reason. */
export function parseConfig(data: unknown): GenerationConfig {
  if (Array.isArray(data)) throw new ConfigError(villageRemark.noObject());
  const hidden = findHiddenKey(data);
  if (hidden !== undefined) throw new ConfigError(villageRemark.noSetting({ key: hidden }));
  const respelt = respell(data ?? {}, KEYS);
  const result = v.safeParse(VillageSettings, respelt);
  if (!result.success) throw new ConfigError(remarkSetting(result.issues[0], data));
  const config: GenerationConfig = { ...fillIn(result.output), given: givenOf(Object(respelt)) };
  const reason = whyImpossible(config, result.output);
  if (reason !== undefined) throw new ConfigError(reason);
  return config;
}

const KEYS = Object.keys(VillageSettings.entries);

function remarkSetting(issue: v.BaseIssue<unknown>, data: unknown): Remark {
  const name = v.getDotPath(issue);
  if (name === null) return villageRemark.noObject();
  const key = spellingIn(data, name);
  return issue.type === "strict_object"
    ? (remarkElsewhere(key) ??
        withHint(villageRemark.noSetting({ key: gameRemark.key({ key }) }), nearestSetting(key, KEYS)))
    : villageRemark.setting({ key, must: remarkIssue(issue) });
}

const SHOWN_ANYWAY = ["N", "names", "difficulty", "wolvesAlsoTellTruth", "attempts", "maxAttempts", "verifyWithSolver"];

const givenOf = (data: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(data).filter(
      ([key, value]) => !SHOWN_ANYWAY.includes(key) || (key === "difficulty" && value === ANY_LABEL),
    ),
  );

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
    ...(asked.strategy === "greedy" ? { strategy: asked.strategy } : {}),
    ...(names === undefined ? {} : { names }),
  };
}

/** Each rule is a proof that no puzzle can exist, and says so in one sentence. */
function whyImpossible(config: GenerationConfig, asked: Asked): Remark | undefined {
  return (
    whyRangeImpossible(config) ??
    whyNamesImpossible(config) ??
    whyStatementsImpossible(config, asked) ??
    whyLabelsImpossible(config)
  );
}

/** Where any label will do, one that can be had is enough. */
function whyLabelsImpossible(config: GenerationConfig): Remark | undefined {
  const reasons = labelsIn(config).map((difficulty) => whyLevelImpossible({ ...config, difficulty }));
  return reasons.includes(undefined) ? undefined : reasons[0];
}

const labelsIn = ({ difficulty }: GenerationConfig): readonly VillageLabel[] =>
  difficulty === ANY_LABEL ? VILLAGE_LABELS : [difficulty];

/** The labels that will do and of which it is not known that they cannot be had. */
export const possibleLabels = (config: GenerationConfig): readonly VillageLabel[] =>
  labelsIn(config).filter((difficulty) => whyLevelImpossible({ ...config, difficulty }) === undefined);

function whyRangeImpossible(config: GenerationConfig): Remark | undefined {
  const { N, statementsPerSpeakerMin: least, statementsPerSpeakerMax: most, wolvesMin, wolvesMax } = config;
  if (least > most)
    return villageRemark.over({
      least: "statementsPerSpeakerMin",
      atLeast: least,
      most: "statementsPerSpeakerMax",
      atMost: most,
    });
  if (wolvesMin > wolvesMax)
    return villageRemark.over({ least: "wolvesMin", atLeast: wolvesMin, most: "wolvesMax", atMost: wolvesMax });
  return wolvesMax > N ? villageRemark.tooManyWolves({ wolvesMax, size: N }) : undefined;
}

function whyNamesImpossible({ N, names }: GenerationConfig): Remark | undefined {
  if (names === undefined) return undefined;
  if (names.length !== N) return villageRemark.namesCount({ names: names.length, size: N });
  const flaw = names.map(flawOfName).find((each) => each !== undefined);
  if (flaw !== undefined) return villageRemark.nameUnfit({ flaw });
  const repeated = names.find((name, index) => names.findIndex((other) => nameKey(other) === nameKey(name)) !== index);
  return repeated === undefined ? undefined : villageRemark.nameTwice({ name: repeated });
}

function whyStatementsImpossible(config: GenerationConfig, asked: Asked): Remark | undefined {
  const { N, statementsPerSpeakerMin, statementsPerSpeakerMax, complexityBudget, maxAttempts } = config;
  if (asked.attempts !== undefined && asked.attempts !== maxAttempts)
    return villageRemark.twoAttempts({ attempts: asked.attempts, maxAttempts });
  if (!asked.allowCountStatements && asked.maxCountStatementsTotal)
    return villageRemark.countsOff({ count: asked.maxCountStatementsTotal });
  const room = N * statementsPerSpeakerMax;
  if (config.minRelationStatementsTotal > room)
    return villageRemark.tooManyRelations({ relations: config.minRelationStatementsTotal, size: N, room });
  if (config.irredundant && !config.requireUniqueSolution) return villageRemark.conciseNeedsUnique();
  if (config.strategy && !config.requireUniqueSolution) return villageRemark.greedyNeedsUnique();
  const cheapest = N * statementsPerSpeakerMin;
  if (complexityBudget < cheapest) return villageRemark.smallBudget({ budget: complexityBudget, statements: cheapest });
  return config.wolvesAlsoTellTruth && statementsPerSpeakerMax < 2 ? villageRemark.mixedNeedsTwo() : undefined;
}

/** Somebody's words alone must settle an identity. Words that leave their speaker out do so only by contradicting themselves. */
function whyLevelImpossible(config: GenerationConfig): Remark | undefined {
  const terse = whyTerseImpossible(config);
  if (terse !== undefined) return terse;
  if (config.difficulty !== "easy" || opensWithoutContradiction(config)) return undefined;
  return config.statementsPerSpeakerMax >= 2 && config.wolvesMax >= 1 ? undefined : villageRemark.nothingSettled();
}

/** All villages of three were tried; of easy ones there is a proof for every size. Both are in docs/terse-villages.md. */
function whyTerseImpossible(config: GenerationConfig): Remark | undefined {
  const { N, statementsPerSpeakerMax, forbidSelfReference, wolvesMax, difficulty, maxCountStatementsTotal } = config;
  if (!isTerse(config) || !forbidSelfReference) return undefined;
  if (N === 3 && statementsPerSpeakerMax === 2 && wolvesMax < N) return villageRemark.terseThree();
  if (difficulty !== "easy") return undefined;
  return wolvesMax < N || maxCountStatementsTotal === 0 ? villageRemark.terseEasy({ size: N }) : undefined;
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
export function explainFailure(config: GenerationConfig): Remark | undefined {
  const { N, irredundant, wolvesMax } = config;
  if (!irredundant) return undefined;
  if (isTerse(config)) return villageRemark.helpsTerse({ wolves: wolvesMax < N - 1 ? N - 1 : undefined });
  return isDense(config)
    ? villageRemark.helpsDense({ wolves: wolvesMax < N ? N : undefined })
    : villageRemark.helpsConcise();
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
