// One more villager in a village where two statements each are all needed, so that they are afterwards, too: the newcomer says
// two things, and one statement of somebody else gives way to one that names the newcomer. All that the newcomer could say is
// weighed over the few worlds which fit everybody else's words.

import { evaluate, isNaming, makeStatement, type Statement, variablesMask } from "@demonstrandum/clues/village";
import type { Rng } from "@demonstrandum/engine";
import { type Budget, countBits, fullMask, isSpent, lowestIndex, type Mask, type World } from "@demonstrandum/logic";
import type { Testimony } from "./candidate-testimonies.ts";
import { relationsOf } from "./library.ts";
import { type Charge, chargeOf, findMisses, type Guard, isWolf, speechOf } from "./near-misses.ts";
import type { StatementPlace } from "./redundancy.ts";
import type { Village } from "./village-model.ts";

/** A village and its one solution. */
export interface Solved {
  readonly village: Village;
  readonly target: World;
}

/** Looking at everybody else's statements takes as long as weighing so many pairs. */
const PAIRS_FOR_A_LOOK = 2 ** 8;

/** The statement that gives way, and what is said in its place. */
interface Opening extends StatementPlace {
  readonly statement: Statement;
}

/** A village can be extended in many ways or in none: after so many openings another village is the better choice. */
const MOST_OPENINGS = 1000;

/** Where one pair of statements will do, others will, too: some of them are tried, and then another opening. */
const MOST_STATEMENTS = 100;

/** Villages with one more villager, who is the last, in random order as far as the budget of pairs of statements reaches. */
export function* withNewcomer(village: Village, rng: Rng, budget: Budget): Generator<Solved> {
  const misses = findMisses(village);
  const charges = village.statements.map((_, speaker) => chargeOf(speaker, village, misses));
  const words = sayableIn(village);
  for (const opening of rng.shuffle(openingsIn(village)).slice(0, MOST_OPENINGS)) {
    if (isSpent(budget)) return;
    const some = rng.shuffle(words).slice(0, MOST_STATEMENTS);
    budget.left -= (some.length * some.length) / 2;
    yield* openTo(village, opening, charges[opening.speaker] as Charge, some, budget);
  }
}

/** What a newcomer could say and nobody says yet, each meaning once. */
function sayableIn({ statements }: Village): Statement[] {
  const said = new Set(statements.flat().map(makeStatement));
  return plainRelations(statements.length).filter((statement) => !said.has(makeStatement(statement)));
}

const plainRelations = (size: number): Statement[] => relationsOf(size).filter(({ form }) => form !== "NOT_IMP");

function openingsIn({ statements }: Village): Opening[] {
  const newcomer = statements.length;
  const naming = plainRelations(newcomer + 1).filter((statement) => isNaming(statement, newcomer));
  return statements.flatMap((testimony, speaker) =>
    naming
      .filter((statement) => !isNaming(statement, speaker))
      .flatMap((statement) => testimony.map((_, position) => ({ speaker, position, statement }))),
  );
}

/** Worlds are bits of a number here; where there are more, the speaker has too much to decide. */
const MOST_WORLDS = 31;

function* openTo(
  village: Village,
  opening: Opening,
  charge: Charge,
  words: readonly Statement[],
  budget: Budget,
): Generator<Solved> {
  const { worlds } = charge;
  if (worlds.length > MOST_WORLDS) return;
  const scale = makeScale(village, opening, worlds);
  const bits = words.map((statement) => scale.bitsOf(statement));
  const sayable = [...bits.keys()].filter((word) => countBits(scale.fitAlone(bits[word] as Mask)) !== 1);
  for (const [index, first] of sayable.entries())
    for (let i = index + 1; i < sayable.length; i++) {
      const second = sayable[i] as number;
      const only = scale.fitOnly(bits[first] as Mask, bits[second] as Mask);
      if (only === undefined) continue;
      budget.left -= PAIRS_FOR_A_LOOK;
      if (isSpent(budget)) return;
      const said = [words[first] as Statement, words[second] as Statement];
      const larger = addNewcomer(village, opening, said, worlds[only] as World);
      if (isSound(larger, opening, charge.guards)) yield larger;
    }
}

interface Scale {
  readonly bitsOf: (statement: Statement) => Mask;
  /** Where everybody's words fit, should the newcomer say only this. */
  readonly fitAlone: (only: Mask) => Mask;
  /** Which world alone fits if the newcomer says both, and neither statement of whoever names the newcomer is idle. */
  readonly fitOnly: (first: Mask, second: Mask) => number | undefined;
}

const EVERYWHERE = -1;

function makeScale(village: Village, { speaker, position, statement }: Opening, worlds: readonly World[]): Scale {
  const size = village.statements.length;
  const { fit, fitAlone } = speechOf(village);
  const where = (holds: (world: World) => boolean): Mask =>
    worlds.reduce((mask, world, index) => (holds(world) ? mask | (1 << index) : mask), 0);
  const bitsOf = (each: Statement): Mask => where((world) => evaluate(each, world, size));
  const all = fullMask(worlds.length);
  const human = where((world) => !isWolf(world, speaker));
  const kept = bitsOf(village.statements[speaker]?.[1 - position] as Statement);
  const ifHuman = where((world) => evaluate(statement, world, size + 1));
  const ifWolf = where((world) => evaluate(statement, world | (1 << size), size + 1));
  const freshOf = (asHuman: Mask, asWolf: Mask): Mask => (ifHuman & asHuman) | (ifWolf & asWolf);
  return {
    bitsOf,
    fitAlone: (only) => {
      const asHuman = fitAlone(EVERYWHERE, only);
      const asWolf = fitAlone(0, only);
      return fit(human, kept, freshOf(asHuman, asWolf)) & (asHuman | asWolf) & all;
    },
    fitOnly: (first, second) => {
      const asHuman = fit(EVERYWHERE, first, second);
      const asWolf = fit(0, first, second);
      const possible = (asHuman | asWolf) & all;
      const fresh = freshOf(asHuman, asWolf);
      const fitting = fit(human, kept, fresh) & possible;
      if (fitting === 0 || (fitting & (fitting - 1)) !== 0) return undefined;
      const isIdle = (alone: Mask): boolean => countBits(fitAlone(human, alone) & possible) === 1;
      return isIdle(fresh) || isIdle(kept) ? undefined : lowestIndex(fitting);
    },
  };
}

function addNewcomer(
  { statements, wolvesAlsoTellTruth }: Village,
  { speaker, position, statement }: Opening,
  said: Testimony,
  world: World,
): Solved {
  const size = statements.length;
  const changed = (statements[speaker] as Testimony).with(position, statement);
  const isLying = !said.every((each) => evaluate(each, world, size));
  return {
    village: { statements: [...statements.with(speaker, changed), said], wolvesAlsoTellTruth },
    target: isLying ? world | (1 << size) : world,
  };
}

/** Nobody contradicts themselves, and nobody else's statement has become idle. */
function isSound({ village, target }: Solved, { speaker }: Opening, guards: readonly Guard[]): boolean {
  const { statements } = village;
  const size = statements.length;
  const speech = speechOf(village);
  const truthIn = (statement: Statement, world: World): Mask => (evaluate(statement, world, size) ? 1 : 0);
  const fits = (person: number, world: World): boolean => {
    const [first, second] = statements[person] as [Statement, Statement];
    return (speech.fit(isWolf(world, person) ? 0 : 1, truthIn(first, world), truthIn(second, world)) & 1) === 1;
  };
  const fitsSomehow = (world: World): boolean =>
    [world, world | (1 << (size - 1))].some((each) => fits(size - 1, each) && fits(speaker, each));
  const countWithout = ({ speaker: person, other, worlds }: Guard): number =>
    (speech.fitAlone(isWolf(target, person) ? 0 : 1, truthIn(other, target)) & 1) + worlds.filter(fitsSomehow).length;
  return (
    guards.every((guard) => countWithout(guard) !== 1) &&
    canBeTrue(statements[speaker] as Testimony, size) &&
    canBeTrue(statements[size - 1] as Testimony, size)
  );
}

/** Whether some werewolves, among those whom the statements name, make all of them true. */
function canBeTrue(testimony: Testimony, size: number): boolean {
  const named = testimony.reduce((mask, statement) => mask | variablesMask(statement, size), 0);
  for (let wolves = named; ; wolves = (wolves - 1) & named) {
    if (testimony.every((statement) => evaluate(statement, wolves, size))) return true;
    if (wolves === 0) return false;
  }
}
