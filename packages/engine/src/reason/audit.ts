// Trusts nothing. Everything a puzzle promises is shown again from the clues alone; each broken promise is named with the
// person it concerns. Generation and `qed check` use this same audit.

import {
  countBits,
  countWorlds,
  entailed,
  type Facts,
  fullMask,
  isConsistent,
  LogicError,
  type Mask,
  NOTHING,
  predicate,
  scopeOf,
  TooMuch,
  within,
} from "@demonstrandum/logic";
import { cutShort, type Remark, said, textOf, withArticle } from "@demonstrandum/text";
import type { Defect, Finding, Game } from "../game/game.ts";
import { evidenceOf } from "../game/honesty.ts";
import { ConfigError, type Puzzle, PuzzleError, type Told } from "../game/puzzle.ts";
import type { Person, Table } from "../game/table.ts";
import { wordsOf } from "../say/prose.ts";
import { areAll } from "../say/saying.ts";
import { BOUNDS } from "./bounds.ts";
import { earlierLabel } from "./earlier-level.ts";
import { pathFrom } from "./path.ts";
import { identityOf, implies, isIdleIn, isKnown, type LaidPuzzle, layOut, reveal, startPosition } from "./position.ts";
import { deservedLabel } from "./rate.ts";

/** All defects; none means that no player can meet a false, ambiguous, stuck or mislabeled puzzle. */
export const audit = <P extends Puzzle>(game: Game<P>, puzzle: P): Defect[] =>
  findDefects(game, puzzle, Number.POSITIVE_INFINITY);

/** The first defect, without looking for others. */
export const findDefect = <P extends Puzzle>(game: Game<P>, puzzle: P): Defect | undefined =>
  findDefects(game, puzzle, 1)[0];

function findDefects<P extends Puzzle>(game: Game<P>, puzzle: P, most: number): Defect[] {
  const found: Defect[] = [];
  const end = within(BOUNDS.puzzle, () => {
    for (const defect of defectsOf(game, puzzle)) {
      if (found.push(inItsWords(game, defect)) >= most) return;
    }
  });
  if (end instanceof TooMuch)
    found.push(inItsWords(game, { kind: "too much", text: said`The rest of this puzzle is too much to work out.` }));
  return found;
}

/** In the game's language, and short: what is wrong may be a text of many megabytes, or one that plays tricks on a terminal. */
const inItsWords = ({ troubles }: Pick<Game, "troubles">, found: Finding): Defect => ({
  ...found,
  text: cutShort(troubles?.say(found.text) ?? textOf(found.text)),
});

/** In the order in which they are looked for. One defect hides no other, unless it leaves nothing to look at. */
function* defectsOf<P extends Puzzle>(game: Game<P>, puzzle: P): Generator<Finding> {
  const own = orReason(() => game.check(puzzle));
  if ("reason" in own) return yield { kind: "format", text: own.reason };
  yield* own.value;
  const laying = orReason(() => game.lay(puzzle));
  if ("reason" in laying) return yield* own.value.length > 0 ? [] : [{ kind: "format", text: laying.reason }];
  const table = laying.value;
  const wrong = [...checkCount(table), ...checkAxioms(table), ...checkTruth(table)];
  yield* wrong;
  // What cannot be true at all has no place in a theory.
  const laid = orReason(() => layOut(game, puzzle, table));
  if ("reason" in laid) return yield* wrong.length > 0 ? [] : [{ kind: "format", text: laid.reason }];
  yield* checkTold(laid.value);
  // From falsehoods everything follows, so nothing can be said of what is proved.
  if (wrong.length === 0) yield* checkProved(game, puzzle, laid.value);
}

/** What the work comes to, or why this puzzle has no such thing. */
function orReason<T>(work: () => T): { readonly value: T } | { readonly reason: Told } {
  try {
    return { value: work() };
  } catch (error) {
    if (error instanceof PuzzleError || error instanceof ConfigError) return { reason: error.says };
    if (error instanceof LogicError) return { reason: said`Its constraints cannot be read: ${error.message}` };
    throw error;
  }
}

function* checkTold(laid: LaidPuzzle): Generator<Finding> {
  const { isGated, start } = laid.table;
  yield* checkContent(laid);
  yield* checkRepeats(laid);
  yield* checkOrder(laid.table);
  if (isGated && start.length === 0) yield { kind: "start", text: said`Nobody is revealed at the start.` };
}

function* checkProved<P extends Puzzle>(game: Game<P>, puzzle: P, laid: LaidPuzzle): Generator<Finding> {
  const { start, isOpenEnded } = laid.table;
  if (!isOpenEnded && checkOrder(laid.table).length === 0) yield* checkChain(laid);
  const unproved = [...checkWorlds(laid)];
  yield* unproved;
  // A path that ends early says nothing of how hard the puzzle is.
  if (unproved.length > 0) return;
  const provable = countBits(entailed(laid.theory)?.known ?? 0);
  if (pathFrom(laid).length + start.length < provable)
    return yield { kind: "too much", text: said`How this puzzle is solved is too much to work out.` };
  yield* checkLabel(game, puzzle);
}

function* checkCount({ people, clues, start }: Table): Generator<Finding> {
  if (clues.length !== people.length) {
    yield { kind: "cast", text: said`There are ${people.length} people and ${clues.length} clues.` };
  }
  for (const person of start) {
    if (!people[person]) yield { kind: "start", text: said`The start names person ${person}, who does not exist.` };
  }
}

function* checkAxioms({ axioms, solution }: Table): Generator<Finding> {
  if (axioms.every((axiom) => predicate(axiom)(solution))) return;
  yield { kind: "false axiom", text: said`The answer breaks something that holds without anybody saying so.` };
}

const nameIn = ({ people }: Table, person: number): string => people[person]?.name ?? String(person);

/** A word with its article, which other languages leave out. */
const aWord = (word: string): Remark => (withArticle(word).startsWith("an ") ? said`an ${word}` : said`a ${word}`);

function* checkTruth(table: Table): Generator<Finding> {
  const { clues, solution, honesty } = table;
  for (let person = 0; person < clues.length; person++) {
    if (predicate(evidenceOf(table, person))(solution)) continue;
    const name = nameIn(table, person);
    const isLie = honesty === "truthful" || !identityOf(table, person);
    const words = clues[person]?.text ?? "";
    const text = isLie
      ? said`What ${name} says is not true: “${words}”`
      : said`What ${name} says is not what ${aWord(table.words[1].one)} would say: “${words}”`;
    yield { kind: "false clue", person, text };
  }
}

function* checkContent(laid: LaidPuzzle): Generator<Finding> {
  const { people, clues, solution, isGated } = laid.table;
  for (let person = 0; person < clues.length; person++) {
    // In a gated game a clue is only read once its speaker is known, so it must tell more than that.
    const facts = isGated ? { known: 1 << person, value: solution & (1 << person) } : NOTHING;
    if (!isIdleIn(laid, facts, person)) continue;
    const { name } = people[person] as Person;
    const words = clues[person]?.text ?? "";
    const text = words === "" ? said`${name} says nothing.` : said`What ${name} says tells nothing: “${words}”`;
    yield { kind: "empty clue", person, text };
  }
}

/** Two people never say the same, however differently they put it. */
function* checkRepeats(laid: LaidPuzzle): Generator<Finding> {
  const { clues } = laid.table;
  const scopes = laid.theory.clues.map(({ says }) => scopeOf(says));
  for (let person = 0; person < clues.length; person++) {
    const other = findRepeated(laid, scopes, person);
    if (other === undefined) continue;
    const [first, second] = [nameIn(laid.table, other), nameIn(laid.table, person)];
    const text = said`${first} and ${second} say the same: “${clues[person]?.text ?? ""}”`;
    yield { kind: "repeated clue", person, text };
  }
}

/** The first who says the same before this person does. */
function findRepeated(laid: LaidPuzzle, scopes: readonly Mask[], person: number): number | undefined {
  for (let other = 0; other < person; other++) {
    if (scopes[other] === scopes[person] && implies(laid, other, person) && implies(laid, person, other)) return other;
  }
  return undefined;
}

function checkOrder({ people, chain, start }: Table): Finding[] {
  const isPermutation = chain.length === people.length && people.every((_, person) => chain.includes(person));
  if (isPermutation && start.every((person, i) => chain[i] === person)) return [];
  const text = said`The solve chain does not name everyone once, starting with those revealed at the start.`;
  return [{ kind: "chain", text }];
}

function* checkChain({ table, theory }: LaidPuzzle): Generator<Finding> {
  let position = startPosition(table);
  for (const person of table.chain) {
    if (isKnown(position, person)) continue;
    // All clues are true of the answer, so what cannot be otherwise is as it should be.
    if (isConsistent(theory, { facts: withOther(table, position.facts, person), clues: position.clues })) {
      const claim = wordsOf(table).clause(areAll([person], identityOf(table, person)), table);
      yield { kind: "stuck", person, text: said`The chain comes to a place where nothing proves that ${claim}.` };
      return;
    }
    position = reveal(table, position, person);
  }
}

/** The facts, and of one person what they are not. */
const withOther = ({ solution }: Table, { known, value }: Facts, person: number): Facts => ({
  known: known | (1 << person),
  value: value | (~solution & (1 << person)),
});

function* checkWorlds({ theory, table }: LaidPuzzle): Generator<Finding> {
  const forced = entailed(theory);
  if (!forced) yield { kind: "contradiction", text: said`The clues contradict each other.` };
  else if (table.isOpenEnded) {
    if (forced.known === 0) yield { kind: "ambiguous", text: said`All clues together prove nothing about anybody.` };
  } else if (forced.known !== fullMask(theory.size)) {
    const count = within(BOUNDS.answer, () => countWorlds(theory));
    const isMany = count instanceof TooMuch;
    const text = isMany
      ? said`All clues together leave many worlds instead of one.`
      : said`All clues together leave ${count} worlds instead of one.`;
    yield { kind: "ambiguous", text };
  }
}

/** A label that the table in use before granted stays good. */
function* checkLabel<P extends Puzzle>(game: Game<P>, puzzle: P): Generator<Finding> {
  const laid = layOut(game, puzzle);
  if (pathFrom(laid).some(({ isRough }) => isRough))
    return yield { kind: "too much", text: said`How hard this puzzle is, is too much to work out.` };
  const deserved = deservedLabel(game, puzzle);
  if (deserved === puzzle.difficulty) return;
  if (earlierLabel(laid) === puzzle.difficulty) return;
  const text =
    deserved === undefined
      ? said`The puzzle is called ${puzzle.difficulty} but fits no label.`
      : said`The puzzle is called ${puzzle.difficulty} but is ${deserved}.`;
  yield { kind: "label", text };
}
