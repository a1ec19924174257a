// One try at a village: a target, candidates, a first choice of testimonies, and the climb to what was asked for.

import { isRelation } from "@demonstrandum/clues/village";
import { ANY_LABEL, ConfigError, type Rng } from "@demonstrandum/engine";
import { type Literal, NOTHING, type World, withLiteral } from "@demonstrandum/logic";
import { type AimedPlan, listCandidateBundlesForSpeaker, type Testimony } from "./candidate-testimonies.ts";
import { assignStatementsInChain } from "./chain.ts";
import {
  type AimedConfig,
  coreSizeOf,
  type GenerationConfig,
  isTerse,
  possibleLabels,
  type VillageLabel,
} from "./config.ts";
import { openLabelOf, villageLabelOf } from "./deduction.ts";
import { greedyAssignStatementsUntilUnique } from "./greedy.ts";
import type { growVillage } from "./growth.ts";
import { hillClimb, vary } from "./hill-climb.ts";
import { redundantStatements } from "./redundancy.ts";
import { villageRemark } from "./remarks/en.ts";
import { type SharedLibrary, sharedLibraryFor, sharedLibraryWith } from "./shared-library.ts";
import { canAfford, isAffordable, makeStatementBudget, pay } from "./statement-budget.ts";
import { chooseTargetAssignment, chooseWolfCount, mayContradict } from "./target.ts";
import { compileTestimonies } from "./testimony.ts";
import type { Village } from "./village-model.ts";

export type DrawnVillage = { readonly village: Village; readonly target: World } | { readonly rejected: string };

/** Makes a small village a large one. Few ask for such villages, and a page loads it for those. */
export type Grow = typeof growVillage;

export function drawVillage(given: GenerationConfig, rng: Rng, seed: string, grow: Grow | undefined): DrawnVillage {
  const config = aimed(given, rng);
  const size = config.strategy === "greedy" ? undefined : coreSizeOf(config);
  if (size === undefined) return drawAtOnce(config, rng, seed);
  if (!grow) throw new ConfigError(villageRemark.notGrown());
  return drawGrown(config, { size, grow }, rng, seed);
}

const aimed = ({ difficulty, ...config }: GenerationConfig, rng: Rng): AimedConfig =>
  difficulty === ANY_LABEL
    ? { ...config, difficulty: rng.pick(possibleLabels({ ...config, difficulty })), takesAny: true }
    : { ...config, difficulty };

interface Growing {
  /** Of the village to begin with. */
  readonly size: number;
  readonly grow: Grow;
}

/** A small village of the kind that was asked for, grown to its size and varied. */
function drawGrown(given: AimedConfig, { size, grow }: Growing, rng: Rng, seed: string): DrawnVillage {
  const core = drawAtOnce(coreOf(given, size), rng, seed);
  if ("rejected" in core) return core;
  const shared = sharedLibraryFor(given);
  const grown = grow(core, shared.library, given, rng);
  if (grown === undefined) return { rejected: sayMissed(given) };
  const { target } = grown;
  const config: AimedPlan = { ...given, mayContradict: false };
  if (!isAffordable(grown.village.statements, shared.truth, config)) return { rejected: "cost" };
  const village = vary(grown.village, { config, shared, target, pivot: choosePivot(target, config, rng), rng });
  return relationsIn(village) < config.minRelationStatementsTotal
    ? { rejected: "too few relations" }
    : { village, target };
}

/** Two statements each, and relations only: counts over everybody would mean something else in a larger village. */
const coreOf = (config: AimedConfig, N: number): AimedConfig => ({
  ...config,
  N,
  statementsPerSpeakerMax: 2,
  allowCountStatements: false,
  maxCountStatementsTotal: 0,
  minRelationStatementsTotal: 0,
  complexityBudget: 6 * N,
  wolvesMin: config.wolvesMin === config.N ? N : Math.min(config.wolvesMin, N - 1),
  wolvesMax: config.wolvesMax === config.N ? N : N - 1,
});

function drawAtOnce(given: AimedConfig, rng: Rng, seed: string): DrawnVillage {
  const config: AimedPlan = { ...given, mayContradict: mayContradict(given, rng, seed) };
  const target = chooseTargetAssignment(config, rng, chooseWolfCount(config, rng, seed));
  return drawFor(target, sharedLibraryFor(given), config, rng);
}

/** One try at letting everybody speak of whom nothing is given, in a village whose people are settled. */
export function drawAround(
  target: World,
  fixed: readonly (Testimony | undefined)[],
  given: GenerationConfig,
  rng: Rng,
): DrawnVillage {
  const config = aimed(given, rng);
  const plan: AimedPlan = { ...config, mayContradict: config.difficulty === "easy" };
  return drawFor(
    target,
    sharedLibraryWith(
      config,
      fixed.flatMap((each) => each ?? []),
    ),
    plan,
    rng,
    fixed,
  );
}

function drawFor(
  target: World,
  shared: SharedLibrary,
  config: AimedPlan,
  rng: Rng,
  fixed: readonly (Testimony | undefined)[] = [],
): DrawnVillage {
  const { library, truth } = shared;
  const candidates = Array.from({ length: config.N }, (_, speaker) => {
    const said = fixed[speaker];
    return said ? [said] : listCandidateBundlesForSpeaker(speaker, target, library, truth, config, rng);
  });
  if (!config.requireUniqueSolution) return drawOpenEnded(target, candidates, shared, config, rng);
  const pivot = choosePivot(target, config, rng);
  const start = chooseStart(target, candidates, pivot, shared, config, rng);
  if ("rejected" in start) return start;
  if (isAsAsked(start.village, config, shared)) return { village: start.village, target };
  if (config.strategy === "greedy") return { rejected: sayMissed(config) };
  const village = hillClimb(start.village, { config, shared, target, pivot, rng, fixed });
  if (village !== undefined && relationsIn(village) < config.minRelationStatementsTotal)
    return { rejected: "too few relations" };
  if (village === undefined) return { rejected: sayMissed(config) };
  return { village, target };
}

const sayMissed = ({ difficulty, irredundant }: GenerationConfig): string =>
  `not ${difficulty}${irredundant ? " and concise" : ""}`;

/** Words that fit the target and no more is asked of them; what can be proved has to be found as the label says. */
function drawOpenEnded(
  target: World,
  candidates: readonly (readonly Testimony[])[],
  { truth }: SharedLibrary,
  config: AimedConfig,
  rng: Rng,
): DrawnVillage {
  const budget = makeStatementBudget(config);
  const statements: Testimony[] = [];
  for (const own of candidates) {
    const affordable = own.filter((testimony) => canAfford(budget, testimony, truth));
    if (affordable.length === 0) return { rejected: "nothing left to say" };
    const testimony = rng.pick(affordable);
    statements.push(testimony);
    pay(budget, testimony, truth);
  }
  const village = { statements, wolvesAlsoTellTruth: config.wolvesAlsoTellTruth };
  if (relationsIn(village) < config.minRelationStatementsTotal) return { rejected: "too few relations" };
  return fits(openLabelOf(compileTestimonies(village)), config)
    ? { village, target }
    : { rejected: `not ${config.difficulty}` };
}

function choosePivot(target: World, { N }: GenerationConfig, rng: Rng): Literal {
  const index = rng.below(N);
  return { index, value: ((target >>> index) & 1) === 1 };
}

/** Greedy choices interlock and are hard as a rule; easier villages start from a chain, medium ones at the pivot. */
function chooseStart(
  target: World,
  candidates: readonly (readonly Testimony[])[],
  pivot: Literal,
  { truth, speakers }: SharedLibrary,
  config: GenerationConfig,
  rng: Rng,
): { readonly village: Village } | { readonly rejected: string } {
  if (config.strategy === "greedy" || config.difficulty === "hard" || isTerse(config))
    return greedyAssignStatementsUntilUnique(target, candidates, truth, speakers, config, rng);
  const facts = config.difficulty === "easy" ? NOTHING : withLiteral(NOTHING, pivot);
  const village = assignStatementsInChain(facts, candidates, truth, config, rng);
  return village === undefined ? { rejected: "nothing left to say" } : { village };
}

const relationsIn = ({ statements }: Village): number => statements.flat().filter(isRelation).length;

/** Whether the label is the one that was aimed at, or any will do. */
const fits = (label: VillageLabel | undefined, { difficulty, takesAny }: AimedConfig): boolean =>
  label !== undefined && (takesAny === true || label === difficulty);

function isAsAsked(village: Village, config: AimedConfig, { truth, speakers }: SharedLibrary): boolean {
  if (relationsIn(village) < config.minRelationStatementsTotal) return false;
  if (config.irredundant && redundantStatements(village, { truth, speakers }).length > 0) return false;
  return fits(villageLabelOf(compileTestimonies(village)), config);
}
