// The village of liars: everybody speaks from the start, humans truly, werewolves not only truly. One clue of the theory is
// one villager's whole testimony. This is the game as it is mostly played: what few ask for, and what only a terminal does, is in the whole.

import {
  complexityCost,
  isRelation,
  type Statement,
  sayStatement,
  statementMeaning,
  variablesMask,
} from "@demonstrandum/clues/village";
import {
  type Drawn,
  type Game,
  HEARD_TELLING,
  type Region,
  type Rng,
  type Spoken,
  type SpokenNaming,
  type Table,
} from "@demonstrandum/engine";
import { indices, maskOf, TooMuch, within } from "@demonstrandum/logic";
import { said, sayList } from "@demonstrandum/text";
import { explainFailure, type GenerationConfig, parseConfig, VILLAGE_LABELS } from "./config.ts";
import { EARLIER_VILLAGE_LEVELS, largestExplanation, villageLevelsFor } from "./deduction.ts";
import { drawVillage, type Grow } from "./draw.ts";
import { honestyOf, theoryOf } from "./testimony.ts";
import { checkVillage } from "./village-check.ts";
import { packVillage, unpackVillage } from "./village-code.ts";
import { enumerateSolutions, type Village } from "./village-model.ts";
import {
  isOpenEnded,
  makeVillagePuzzle,
  namesOf,
  parseVillagePuzzle,
  type VillagePuzzle,
  villageOf,
} from "./village-puzzle.ts";
import { en } from "./words/en.ts";

const NOT_READ = said`Clues in writing are not read here.`;

export const makeVillage = (grow?: Grow): Game<VillagePuzzle, GenerationConfig> => ({
  id: "village",
  title: en.title,
  tag: "v",
  dialects: [],
  labels: VILLAGE_LABELS,
  parseConfig,
  draw: (config, rng, seed) => drawPuzzle(config, rng, seed, grow),
  explainFailure,
  parse: parseVillagePuzzle,
  lay: layVillage,
  check: (puzzle) => checkVillage(puzzle),
  readClue: () => ({ flaw: NOT_READ.text, says: NOT_READ }),
  remarks: (puzzle) => {
    const model = villageOf(puzzle);
    return {
      ...togetherIn(model),
      cost: costOf(model),
      ...(isOpenEnded(puzzle) ? { solutions: enumerateSolutions(model).length } : {}),
      ...(puzzle.difficulty_score === undefined ? {} : { "difficulty score": puzzle.difficulty_score }),
    };
  },
  pack: packVillage,
  unpack: unpackVillage,
});

/** As most of it is played. */
export const plainVillage = makeVillage();

/** Left out where it is too much to work out, as suppositions are. */
function togetherIn(model: Village): Readonly<Record<string, number>> {
  const together = within(MOST_BRANCHES, () => largestExplanation(theoryOf(model)));
  return together instanceof TooMuch ? {} : { "clues together": together };
}

const MOST_BRANCHES = 100_000;

const costOf = ({ statements }: Village): number =>
  statements.flat().reduce((sum, statement) => sum + complexityCost(statement), 0);

function drawPuzzle(config: GenerationConfig, rng: Rng, seed: string, grow?: Grow): Drawn<VillagePuzzle> {
  const drawn = drawVillage(config, rng, seed, grow);
  if ("rejected" in drawn) return drawn;
  return { puzzle: makeVillagePuzzle(drawn.village, drawn.target, config, seed) };
}

function layVillage(puzzle: VillagePuzzle): Table {
  const names = namesOf(puzzle);
  const model = villageOf(puzzle);
  const cols = Math.ceil(Math.sqrt(names.length));
  return {
    rows: Math.ceil(names.length / cols),
    cols,
    words: en.kinds,
    clueWord: { one: "testimony", many: "testimonies" },
    people: names.map((name, index) => ({
      name,
      row: Math.floor(index / cols),
      col: index % cols,
      place: String(index + 1),
      marks: [],
    })),
    clues: names.map((_, speaker) => speak(speaker, model, names)),
    axioms: [],
    solution: maskOf(puzzle.villagers.filter(({ index }) => puzzle.solution[index]).map(({ index }) => index)),
    start: [],
    isGated: false,
    ...(isOpenEnded(puzzle) ? { isOpenEnded: true } : {}),
    honesty: honestyOf(model),
    heardTelling: HEARD_TELLING,
    chain: names.map((_, index) => index),
    regionOf: (person) => rowOf(person, names, cols),
    openLevels: villageLevelsFor(names.length, puzzle.config?.irredundant === true),
    earlierOpenLevels: EARLIER_VILLAGE_LEVELS,
  };
}

function speak(speaker: number, { statements }: Village, names: readonly string[]): Spoken {
  const testimony = statements[speaker] ?? [];
  const size = statements.length;
  const sentences = testimony.map((statement) => sayStatement(statement, names));
  return {
    says: testimony.map((statement) => statementMeaning(statement, size)),
    text: sentences.join(" "),
    sentences,
    people: indices(testimony.reduce((mask, statement) => mask | variablesMask(statement, size), 0)),
    references: [],
    naming: namingIn(testimony),
    form: testimony.map(({ form }) => form).join("+"),
    kind: "plain",
  };
}

/** All forms count werewolves but "If A is human, …", which nothing is summed up by; only "Neither A nor B" says of people by name what they are. */
const namingIn = (testimony: readonly Statement[]): SpokenNaming => ({
  identity: testimony.some(({ form }) => form !== "NOT_IMP"),
  ...(testimony.every(({ form }) => form === "NOT_IMP") ? { isNumberless: true } : {}),
  stated: testimony.reduce(
    (mask, each) => (isRelation(each) && each.form === "NOR" ? mask | maskOf([each.a, each.b]) : mask),
    0,
  ),
  groups: [],
});

function rowOf(person: number, names: readonly string[], cols: number): Region {
  const first = person - (person % cols);
  const people = names.map((_, index) => index).slice(first, first + cols);
  return { name: sayList(people.map((index) => names[index] ?? "")), people };
}
