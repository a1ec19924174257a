// What only a village can check about itself: its cast, how much everybody says, and what its configuration promises.

import { complexityCost, isNaming, isRelation, makeStatement, nameKey, type Statement } from "@demonstrandum/clues";
import { ConfigError, type Defect } from "@demonstrandum/engine";
import { type GenerationConfig, parseConfig } from "./config.ts";
import { redundantStatements } from "./redundancy.ts";
import type { Village } from "./village-model.ts";
import { namesOf, type VillagePuzzle, villageOf } from "./village-puzzle.ts";

export function checkVillage(puzzle: VillagePuzzle): Defect[] {
  const cast = [...checkCast(puzzle)];
  try {
    const config = configOf(puzzle);
    const village = villageOf(puzzle);
    return [...cast, ...checkSpeakers(puzzle, village, config), ...checkTotals(puzzle, village, config)];
  } catch (error) {
    if (error instanceof ConfigError) return [...cast, { kind: "config", text: error.message }];
    throw error;
  }
}

/** The configuration a puzzle was made with. One that names none may say one to three things each, about anyone. */
function configOf({ config, difficulty, villagers, wolvesAlsoTellTruth }: VillagePuzzle): GenerationConfig {
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
  return parseConfig({ ...(config ?? anything), N, difficulty, wolvesAlsoTellTruth: wolvesAlsoTellTruth === true });
}

function* checkCast(puzzle: VillagePuzzle): Generator<Defect> {
  const names = namesOf(puzzle);
  for (const [person, { index, name }] of puzzle.villagers.entries()) {
    if (index !== person) yield { kind: "cast", person, text: `${name} has index ${index} instead of ${person}.` };
    if (names.findIndex((other) => nameKey(other) === nameKey(name)) !== person)
      yield { kind: "cast", person, text: `Two villagers are called ${name}.` };
  }
}

function* checkSpeakers(puzzle: VillagePuzzle, village: Village, config: GenerationConfig): Generator<Defect> {
  const { statementsPerSpeakerMin: least, statementsPerSpeakerMax: most } = config;
  for (const [person, testimony] of village.statements.entries()) {
    const name = puzzle.villagers[person]?.name ?? "";
    if (testimony.length < least || testimony.length > most) {
      const range = least === most ? String(least) : `${least} to ${most}`;
      yield {
        kind: "testimony",
        person,
        text: `${name} makes ${testimony.length} ${testimony.length === 1 ? "statement" : "statements"} instead of ${range}.`,
      };
    }
    const selfish = config.forbidSelfReference ? testimony.find((statement) => isNaming(statement, person)) : undefined;
    if (selfish !== undefined)
      yield { kind: "self-reference", person, text: `${name} speaks of themselves: ${makeStatement(selfish)}.` };
  }
}

function* checkTotals(puzzle: VillagePuzzle, village: Village, config: GenerationConfig): Generator<Defect> {
  const said = village.statements.flat();
  const counts = said.filter((statement) => !isRelation(statement)).length;
  const cost = said.reduce((sum, statement: Statement) => sum + complexityCost(statement), 0);
  const wolves = puzzle.solution.filter((isWolf) => isWolf).length;
  const { maxCountStatementsTotal, minRelationStatementsTotal, complexityBudget, wolvesMin, wolvesMax } = config;
  const relations = said.length - counts;
  if (relations < minRelationStatementsTotal)
    yield {
      kind: "relations",
      text: `There are ${relations} relations instead of at least ${minRelationStatementsTotal}.`,
    };
  if (counts > maxCountStatementsTotal)
    yield { kind: "counts", text: `There are ${counts} counts instead of at most ${maxCountStatementsTotal}.` };
  if (cost > complexityBudget)
    yield { kind: "cost", text: `The statements cost ${cost} instead of at most ${complexityBudget}.` };
  if (wolves < wolvesMin || wolves > wolvesMax)
    yield { kind: "wolves", text: `There are ${wolves} werewolves instead of ${wolvesMin} to ${wolvesMax}.` };
  for (const idle of config.irredundant ? redundantStatements(village) : []) {
    const text = puzzle.statements[idle.speaker]?.[idle.position] ?? "";
    const name = puzzle.villagers[idle.speaker]?.name ?? "";
    yield { kind: "idle statement", person: idle.speaker, text: `The village does not need ${text} of ${name}.` };
  }
}
