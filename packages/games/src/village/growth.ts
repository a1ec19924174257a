// A large village without an idle word from a small one: villagers come one at a time, and the level stays what it is. In the end
// everybody changes places, so that nothing tells who came last.

import { isRelation, makeStatement, type Statement } from "@demonstrandum/clues/village";
import type { OpenTheory, Rng } from "@demonstrandum/engine";
import { type Budget, countBits, isSpent, type Literal, maskOf } from "@demonstrandum/logic";
import type { Testimony } from "./candidate-testimonies.ts";
import type { GenerationConfig } from "./config.ts";
import { villageLabelOf } from "./deduction.ts";
import { makeReading, mediumDistance } from "./hill-climb.ts";
import { type Solved, withNewcomer } from "./newcomer.ts";
import type { Village } from "./village-model.ts";

/** So many pairs of statements are weighed in one try; finding out a level takes as long as so many of them. */
const MOST_PAIRS = 2 ** 28;
const PAIRS_FOR_A_PIVOT = 2 ** 13;
const PAIRS_FOR_A_LEVEL = 2 ** 22;

/** Undefined when no way was found within the budget. The statements are those of the library. */
export function growVillage(
  core: Solved,
  library: readonly Statement[],
  config: GenerationConfig,
  rng: Rng,
): Solved | undefined {
  const grown = growOn(core, { config, rng, budget: { left: MOST_PAIRS }, said: makeReading(config) });
  return grown && changePlaces(grown, library, rng);
}

interface Growth {
  readonly config: GenerationConfig;
  readonly rng: Rng;
  readonly budget: Budget;
  readonly said: (village: Village) => OpenTheory;
}

/** `pivots` are what may be found by supposing the opposite; all, where that is not asked. */
function growOn(here: Solved, growth: Growth, pivots: readonly Literal[] = literalsOf(here)): Solved | undefined {
  if (here.village.statements.length === growth.config.N) return here;
  for (const larger of withNewcomer(here.village, growth.rng, growth.budget)) {
    if (isSpent(growth.budget)) return undefined;
    const left = mayGrow(larger, growth.config) ? keptIn(larger, growth, pivots) : [];
    const grown = left.length > 0 ? growOn(larger, growth, left) : undefined;
    if (grown !== undefined) return grown;
  }
  return undefined;
}

const literalsOf = ({ village, target }: Solved): Literal[] =>
  village.statements.map((_, index) => ({ index, value: ((target >>> index) & 1) === 1 }));

/** No more werewolves and no more humans than there may be in the end. */
function mayGrow({ village, target }: Solved, { N, wolvesMin, wolvesMax }: GenerationConfig): boolean {
  const wolves = countBits(target);
  return wolves <= wolvesMax && village.statements.length - wolves <= N - wolvesMin;
}

/** Medium villages keep a supposition that opens them, which is quickly seen; of hard ones the level has to be found out. */
function keptIn({ village }: Solved, { config, said, budget }: Growth, pivots: readonly Literal[]): readonly Literal[] {
  const theory = said(village);
  if (config.difficulty === "medium") {
    budget.left -= PAIRS_FOR_A_PIVOT * pivots.length;
    return pivots.filter((pivot) => mediumDistance(theory, pivot) === 0);
  }
  budget.left -= PAIRS_FOR_A_LEVEL;
  return villageLabelOf(theory) === config.difficulty ? pivots : [];
}

function changePlaces({ village, target }: Solved, library: readonly Statement[], rng: Rng): Solved {
  const people = [...village.statements.keys()];
  const places = rng.shuffle(people);
  const known = new Map(library.map((statement) => [makeStatement(statement), statement]));
  const move = (statement: Statement): Statement => {
    if (!isRelation(statement)) throw new RangeError("Only relations change places.");
    const [a, b] = [places[statement.a] as number, places[statement.b] as number];
    const moved = [
      { form: statement.form, a, b },
      { form: statement.form, a: b, b: a },
    ].map(makeStatement);
    return moved.map((text) => known.get(text)).find((each) => each !== undefined) as Statement;
  };
  const statements: Testimony[] = [];
  for (const person of people)
    statements[places[person] as number] = rng.shuffle((village.statements[person] as Testimony).map(move));
  return {
    village: { ...village, statements },
    target: maskOf(people.filter((person) => (target >>> person) & 1).map((person) => places[person] as number)),
  };
}
