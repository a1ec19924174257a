// What only a village can check about itself: its cast, how much everybody says, and what its configuration promises.

import { nameKey } from "@demonstrandum/clues/name";
import { complexityCost, isNaming, isRelation, makeStatement, type Statement } from "@demonstrandum/clues/village";
import { ConfigError, type Finding } from "@demonstrandum/engine";
import { type GenerationConfig, parseConfig } from "./config.ts";
import { redundantStatements } from "./redundancy.ts";
import { villageRemark } from "./remarks/en.ts";
import type { Village } from "./village-model.ts";
import { namesOf, type VillagePuzzle, villageOf } from "./village-puzzle.ts";

export function checkVillage(puzzle: VillagePuzzle): Finding[] {
  const cast = [...checkCast(puzzle)];
  try {
    const config = configOf(puzzle);
    const village = villageOf(puzzle);
    return [...cast, ...checkSpeakers(puzzle, village, config), ...checkTotals(puzzle, village, config)];
  } catch (error) {
    if (error instanceof ConfigError) return [...cast, { kind: "config", text: error.says }];
    throw error;
  }
}

/** The configuration a puzzle was made with. One that names none may say one to three things each, about anyone. */
const configOf = (puzzle: VillagePuzzle): GenerationConfig =>
  parseConfig({ difficulty: puzzle.difficulty, ...openSettings(puzzle) });

/** The same as a person would write it, apart from the label. */
export function openSettings({
  config,
  villagers,
  wolvesAlsoTellTruth,
}: VillagePuzzle): Readonly<Record<string, unknown>> {
  const N = villagers.length;
  const anything = {
    statementsPerSpeakerMin: 1,
    statementsPerSpeakerMax: 3,
    forbidSelfReference: false,
    maxCountStatementsTotal: 3 * N,
    complexityBudget: 1000,
    wolvesMin: 0,
    wolvesMax: N,
  };
  return { ...(config ?? anything), N, wolvesAlsoTellTruth: wolvesAlsoTellTruth === true };
}

function* checkCast(puzzle: VillagePuzzle): Generator<Finding> {
  const names = namesOf(puzzle);
  for (const [person, { index, name }] of puzzle.villagers.entries()) {
    if (index !== person)
      yield { kind: "cast", person, text: villageRemark.wrongIndex({ name, index, wanted: person }) };
    if (names.findIndex((other) => nameKey(other) === nameKey(name)) !== person)
      yield { kind: "cast", person, text: villageRemark.villagersSameName({ name }) };
  }
}

function* checkSpeakers(puzzle: VillagePuzzle, village: Village, config: GenerationConfig): Generator<Finding> {
  const { statementsPerSpeakerMin: least, statementsPerSpeakerMax: most } = config;
  for (const [person, testimony] of village.statements.entries()) {
    const name = puzzle.villagers[person]?.name ?? "";
    if (testimony.length < least || testimony.length > most) {
      const { length } = testimony;
      yield { kind: "testimony", person, text: villageRemark.wrongLength({ name, count: length, least, most }) };
    }
    const selfish = config.forbidSelfReference ? testimony.find((statement) => isNaming(statement, person)) : undefined;
    if (selfish !== undefined)
      yield {
        kind: "self-reference",
        person,
        text: villageRemark.ofThemself({ name, statement: makeStatement(selfish) }),
      };
  }
}

function* checkTotals(puzzle: VillagePuzzle, village: Village, config: GenerationConfig): Generator<Finding> {
  const all = village.statements.flat();
  const counts = all.filter((statement) => !isRelation(statement)).length;
  const cost = all.reduce((sum, statement: Statement) => sum + complexityCost(statement), 0);
  const wolves = puzzle.solution.filter((isWolf) => isWolf).length;
  const { maxCountStatementsTotal, minRelationStatementsTotal, complexityBudget, wolvesMin, wolvesMax } = config;
  const relations = all.length - counts;
  if (relations < minRelationStatementsTotal)
    yield {
      kind: "relations",
      text: villageRemark.fewRelations({ count: relations, least: minRelationStatementsTotal }),
    };
  if (counts > maxCountStatementsTotal)
    yield { kind: "counts", text: villageRemark.manyCounts({ count: counts, most: maxCountStatementsTotal }) };
  if (cost > complexityBudget) yield { kind: "cost", text: villageRemark.highCost({ cost, most: complexityBudget }) };
  if (wolves < wolvesMin || wolves > wolvesMax)
    yield { kind: "wolves", text: villageRemark.wolfCount({ count: wolves, least: wolvesMin, most: wolvesMax }) };
  for (const idle of config.irredundant ? redundantStatements(village) : []) {
    const text = puzzle.statements[idle.speaker]?.[idle.position] ?? "";
    const name = puzzle.villagers[idle.speaker]?.name ?? "";
    yield {
      kind: "idle statement",
      person: idle.speaker,
      text: villageRemark.idleStatement({ statement: text, name }),
    };
  }
}
