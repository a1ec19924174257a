// What only a village can check about itself: its cast, how much everybody says, and what its configuration promises.

import { nameKey } from "@demonstrandum/clues/name";
import { complexityCost, isNaming, isRelation, makeStatement, type Statement } from "@demonstrandum/clues/village";
import { ConfigError, type Finding } from "@demonstrandum/engine";
import { said } from "@demonstrandum/text";
import { type GenerationConfig, parseConfig } from "./config.ts";
import type { VillageConfigWording } from "./config-words/wording.ts";
import { redundantStatements } from "./redundancy.ts";
import type { Village } from "./village-model.ts";
import { namesOf, type VillagePuzzle, villageOf } from "./village-puzzle.ts";

/** `words` are what is wrong with its configuration said in. */
export function checkVillage(puzzle: VillagePuzzle, words?: VillageConfigWording): Finding[] {
  const cast = [...checkCast(puzzle)];
  try {
    const config = configOf(puzzle, words);
    const village = villageOf(puzzle);
    return [...cast, ...checkSpeakers(puzzle, village, config), ...checkTotals(puzzle, village, config)];
  } catch (error) {
    if (error instanceof ConfigError) return [...cast, { kind: "config", text: error.says }];
    throw error;
  }
}

/** The configuration a puzzle was made with. One that names none may say one to three things each, about anyone. */
function configOf(
  { config, difficulty, villagers, wolvesAlsoTellTruth }: VillagePuzzle,
  words?: VillageConfigWording,
): GenerationConfig {
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
  return parseConfig(
    { ...(config ?? anything), N, difficulty, wolvesAlsoTellTruth: wolvesAlsoTellTruth === true },
    words,
  );
}

function* checkCast(puzzle: VillagePuzzle): Generator<Finding> {
  const names = namesOf(puzzle);
  for (const [person, { index, name }] of puzzle.villagers.entries()) {
    if (index !== person) yield { kind: "cast", person, text: said`${name} has index ${index} instead of ${person}.` };
    if (names.findIndex((other) => nameKey(other) === nameKey(name)) !== person)
      yield { kind: "cast", person, text: said`Two villagers are called ${name}.` };
  }
}

function* checkSpeakers(puzzle: VillagePuzzle, village: Village, config: GenerationConfig): Generator<Finding> {
  const { statementsPerSpeakerMin: least, statementsPerSpeakerMax: most } = config;
  for (const [person, testimony] of village.statements.entries()) {
    const name = puzzle.villagers[person]?.name ?? "";
    if (testimony.length < least || testimony.length > most) {
      const range = least === most ? said`${least}` : said`${least} to ${most}`;
      const { length } = testimony;
      const makes = length === 1 ? said`1 statement` : said`${length} statements`;
      yield { kind: "testimony", person, text: said`${name} makes ${makes} instead of ${range}.` };
    }
    const selfish = config.forbidSelfReference ? testimony.find((statement) => isNaming(statement, person)) : undefined;
    if (selfish !== undefined)
      yield { kind: "self-reference", person, text: said`${name} speaks of themselves: ${makeStatement(selfish)}.` };
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
      text: said`There are ${relations} relations instead of at least ${minRelationStatementsTotal}.`,
    };
  if (counts > maxCountStatementsTotal)
    yield { kind: "counts", text: said`There are ${counts} counts instead of at most ${maxCountStatementsTotal}.` };
  if (cost > complexityBudget)
    yield { kind: "cost", text: said`The statements cost ${cost} instead of at most ${complexityBudget}.` };
  if (wolves < wolvesMin || wolves > wolvesMax)
    yield { kind: "wolves", text: said`There are ${wolves} werewolves instead of ${wolvesMin} to ${wolvesMax}.` };
  for (const idle of config.irredundant ? redundantStatements(village) : []) {
    const text = puzzle.statements[idle.speaker]?.[idle.position] ?? "";
    const name = puzzle.villagers[idle.speaker]?.name ?? "";
    yield { kind: "idle statement", person: idle.speaker, text: said`The village does not need ${text} of ${name}.` };
  }
}
