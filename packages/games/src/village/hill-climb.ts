// Changes one testimony at a time until the village is what was asked for: the right level, and no idle statement if
// none is wanted. A change is kept when it brings the village no further away.

import { type OpenTheory, type Rng, readSpeakers } from "@demonstrandum/engine";
import type { Compiled, Facts, Literal, World } from "@demonstrandum/logic";
import { compile, countBits, NOTHING, negated, withLiteral } from "@demonstrandum/logic";
import { type AimedPlan, type DrawTestimony, makeTestimonyDraw, type Testimony } from "./candidate-testimonies.ts";
import { type GenerationConfig, isTerse } from "./config.ts";
import { villageLabelOf } from "./deduction.ts";
import { makeRedundancySearch, type StatementPlace } from "./redundancy.ts";
import type { SharedLibrary } from "./shared-library.ts";
import { isAffordable } from "./statement-budget.ts";
import { testimonyMeaning } from "./testimony.ts";
import { isUniquelySatisfiable, type Village } from "./village-model.ts";

/** Changes tried for each villager before giving up; idle statements take more of them, but each is cheap. */
const STEPS_PER_VILLAGER = 100;
const CONCISE_STEPS_PER_VILLAGER = 1000;
/** Each such change weighs every testimony over all worlds: so many words of masks may be read in one climb. */
const MOST_WORDS = 2 ** 26;
/** Where wolves tell the truth too, a climb that comes to an end does so soon, and another try is worth more than a longer one. */
const MOST_WORDS_OF_MIXED = 2 ** 23;

export interface HillClimb {
  readonly config: AimedPlan;
  readonly shared: SharedLibrary;
  readonly target: World;
  /** What a medium village lets one find by supposing the opposite. */
  readonly pivot: Literal;
  readonly rng: Rng;
  /** Whose words stay as they are, where anybody's do. */
  readonly fixed?: readonly (Testimony | undefined)[];
}

/** How far a village is from what was asked for, and which of its statements are idle. */
interface Stand {
  readonly village: Village;
  readonly distance: number;
  readonly idle: readonly StatementPlace[];
}

/** The village that was asked for, near the start; undefined when it was not found. */
export function hillClimb(start: Village, problem: HillClimb): Village | undefined {
  const { config } = problem;
  const stand = makeStand(problem);
  const draws = makeDraws(problem);
  const steps = stepsOf(config, problem.shared.speakers.all.length);
  let here = stand(start);
  for (let step = 0; step < steps; step++) {
    if (here.distance === 0) return here.village;
    const village = changed(here, draws, problem);
    if (village === undefined || !isAffordable(village.statements, problem.shared.truth, config)) continue;
    const there = stand(village);
    if (there.distance <= Math.max(here.distance, PLAIN)) here = there;
  }
  return undefined;
}

/** Changes tried for each villager of a village that is already what was asked for. */
const VARIATIONS_PER_VILLAGER = 20;

/** Another such village, by changes that each leave it what was asked for. */
export function vary(start: Village, problem: HillClimb): Village {
  const { config, shared } = problem;
  const stand = makeStand(problem);
  const draws = makeDraws(problem);
  let { statements } = start;
  for (let step = 0; step < config.N * VARIATIONS_PER_VILLAGER; step++) {
    const idle = statements.flatMap((said, speaker) => said.map((_, position) => ({ speaker, position })));
    const village = changed({ village: { ...start, statements }, distance: 0, idle }, draws, problem);
    if (village === undefined || !isAffordable(village.statements, shared.truth, config)) continue;
    if (stand(village).distance === 0) statements = village.statements;
  }
  return { ...start, statements };
}

function stepsOf({ N, irredundant, wolvesAlsoTellTruth }: GenerationConfig, words: number): number {
  if (!irredundant) return N * STEPS_PER_VILLAGER;
  const most = wolvesAlsoTellTruth ? MOST_WORDS_OF_MIXED : MOST_WORDS;
  return Math.min(N * CONCISE_STEPS_PER_VILLAGER, Math.floor(most / (N * words)));
}

/** As far away as this, a village may drift: one idle statement, or none but the wrong level. */
const PLAIN = 2;

const makeDraws = ({ config, shared, target, rng }: HillClimb): readonly DrawTestimony[] =>
  shared.speakers.wolf.map((_, speaker) =>
    makeTestimonyDraw(speaker, target, shared.library, shared.truth, config, rng),
  );

/** An idle statement left out or replaced; or one speaker's words replaced as a whole. */
function changed(
  { village, idle }: Stand,
  draws: readonly DrawTestimony[],
  { config, rng, fixed }: HillClimb,
): Village | undefined {
  const { statements } = village;
  const place = idle.length > 0 && rng.below(2) === 0 ? rng.pick(idle) : undefined;
  const speaker = place?.speaker ?? rng.below(config.N);
  if (fixed?.[speaker]) return undefined;
  const rest = place === undefined ? [] : (statements[speaker] as Testimony).toSpliced(place.position, 1);
  const fresh = rest.length >= config.statementsPerSpeakerMin ? rest : draws[speaker]?.(rest);
  return fresh && { ...village, statements: statements.with(speaker, fresh) };
}

/** Distances by level first: one identity that cannot be read weighs more than all idle statements. */
function makeStand({ config, pivot, shared }: HillClimb): (village: Village) => Stand {
  const said = makeReading(config);
  const findIdle = makeRedundancySearch(shared, config.wolvesAlsoTellTruth);
  const most = config.N * config.statementsPerSpeakerMax + PLAIN;
  /** Concise villages interlock, so the dear question waits until nothing is idle. */
  const conciseDistance = (village: Village, idle: number): number => {
    if (!isUniquelySatisfiable(village, shared)) return most;
    return idle > 0 ? PLAIN - 1 + idle : villageLabelOf(said(village)) === config.difficulty ? 0 : 1;
  };
  const distanceOf = (village: Village, idle: number): number => {
    if (isTerse(config)) return conciseDistance(village, idle);
    switch (config.difficulty) {
      case "easy":
        return most * countUnread(said(village), NOTHING) + idle;
      case "medium":
        return most * mediumDistance(said(village), pivot) + idle;
      case "hard":
        return conciseDistance(village, idle);
    }
  };
  return (village) => {
    const idle = config.irredundant ? findIdle(village.statements) : [];
    return { village, distance: distanceOf(village, idle.length), idle };
  };
}

/** Villages on the way share most testimonies: each is compiled once. Only relations may be shared by villages of several sizes. */
export function makeReading({ N, wolvesAlsoTellTruth }: GenerationConfig): (village: Village) => OpenTheory {
  const kept = Array.from({ length: N }, () => new WeakMap<Testimony, Compiled>());
  const read = (speaker: number, testimony: Testimony, size: number): Compiled => {
    const compiled =
      kept[speaker]?.get(testimony) ?? compile(testimonyMeaning(speaker, testimony, size, wolvesAlsoTellTruth));
    kept[speaker]?.set(testimony, compiled);
    return compiled;
  };
  return ({ statements }) => {
    const size = statements.length;
    return { size, evidence: statements.map((testimony, speaker) => read(speaker, testimony, size)) };
  };
}

/** How many villagers reading does not reach; all of them when it ends in a contradiction. */
const countUnread = (said: OpenTheory, facts: Facts): number =>
  said.size - countBits(readSpeakers(said, facts)?.known ?? 0);

/** One supposition about one villager: reading refutes it, its opposite tells the rest, and without it reading ends. */
export function mediumDistance(said: OpenTheory, pivot: Literal): number {
  const rest = countUnread(said, withLiteral(NOTHING, pivot));
  const isOpen = readSpeakers(said, withLiteral(NOTHING, negated(pivot))) !== undefined;
  const isTooEasy = rest === 0 && countUnread(said, NOTHING) === 0;
  return rest + (isOpen ? 1 : 0) + (isTooEasy ? 1 : 0);
}
