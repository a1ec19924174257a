// The village of liars: everybody speaks from the start, humans truly, werewolves not only truly. One clue of the theory is
// one villager's whole testimony. How villages are grown comes in as a part; the game with all its parts is `village.ts`.

import {
  complexityCost,
  isRelation,
  type Statement,
  statementMeaning,
  variablesMask,
} from "@demonstrandum/clues/village";
import {
  ANY_LABEL,
  type Drawn,
  type Game,
  type GameWords,
  type Rng,
  type SeenWords,
  type Spoken,
  type SpokenNaming,
  type Table,
  TESTIMONY_TELLING,
} from "@demonstrandum/engine";
import { indices, maskOf, TooMuch, within } from "@demonstrandum/logic";
import { gameRemark } from "../remarks/en.ts";
import { explainFailure, type GenerationConfig, parseConfig, VILLAGE_LABELS } from "./config.ts";
import { EARLIER_VILLAGE_LEVELS, largestExplanation, openLabelOf, villageLevelsFor } from "./deduction.ts";
import { drawVillage, type Grow } from "./draw.ts";
import { compileTestimonies, honestyOf, theoryOf } from "./testimony.ts";
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
import { englishVillage, tellVillage } from "./village-words.ts";

export const makeVillage = (grow?: Grow): Game<VillagePuzzle, GenerationConfig> => ({
  id: "village",
  tag: "v",
  dialects: [],
  labels: VILLAGE_LABELS,
  parseConfig,
  draw: (config, rng, seed) => drawPuzzle(config, rng, seed, grow),
  withLabel: (puzzle, label) => ({
    ...puzzle,
    difficulty: VILLAGE_LABELS.find((each) => each === label) ?? puzzle.difficulty,
  }),
  explainFailure,
  parse: parseVillagePuzzle,
  lay: layVillage,
  testimony: TESTIMONY_TELLING,
  check: (puzzle) => checkVillage(puzzle),
  readClue: () => ({ flaw: gameRemark.noWriting() }),
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

/** All but the puzzle on paper. */
export const makeVillageWords = <Proof extends SeenWords>(proof: Proof): GameWords<VillagePuzzle, Proof> =>
  tellVillage(englishVillage(proof));

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
  const { village, target } = drawn;
  const label = config.difficulty === ANY_LABEL ? openLabelOf(compileTestimonies(village)) : config.difficulty;
  return label === undefined
    ? { rejected: "label" }
    : { puzzle: makeVillagePuzzle(village, target, config, label, seed) };
}

export function layVillage(puzzle: VillagePuzzle): Table {
  const names = namesOf(puzzle);
  const model = villageOf(puzzle);
  const cols = Math.ceil(Math.sqrt(names.length));
  return {
    rows: Math.ceil(names.length / cols),
    cols,
    people: names.map((name, index) => ({
      name,
      row: Math.floor(index / cols),
      col: index % cols,
      place: String(index + 1),
      marks: [],
    })),
    clues: names.map((_, speaker) => speak(speaker, model)),
    axioms: [],
    solution: maskOf(puzzle.villagers.filter(({ index }) => puzzle.solution[index]).map(({ index }) => index)),
    start: [],
    isGated: false,
    ...(isOpenEnded(puzzle) ? { isOpenEnded: true } : {}),
    honesty: honestyOf(model),
    chain: names.map((_, index) => index),
    regionOf: (person) => rowOf(person, names.length, cols),
    openLevels: villageLevelsFor(names.length, puzzle.config?.irredundant === true),
    earlierOpenLevels: EARLIER_VILLAGE_LEVELS,
  };
}

function speak(speaker: number, { statements }: Village): Spoken {
  const testimony = statements[speaker] ?? [];
  const size = statements.length;
  return {
    says: testimony.map((statement) => statementMeaning(statement, size)),
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

function rowOf(person: number, size: number, cols: number): readonly number[] {
  const first = person - (person % cols);
  return Array.from({ length: size }, (_, index) => index).slice(first, first + cols);
}
