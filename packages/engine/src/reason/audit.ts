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
  predicate,
  TooMuch,
  within,
} from "@demonstrandum/logic";
import { cutShort, type Remark } from "@demonstrandum/text";
import type { Defect, Finding, Game } from "../game/game.ts";
import { evidenceOf } from "../game/honesty.ts";
import { ConfigError, type Puzzle, PuzzleError } from "../game/puzzle.ts";
import type { Table } from "../game/table.ts";
import { puzzleRemark } from "../remarks/en.ts";
import type { GameWords, ToldGame } from "../say/game-words.ts";
import type { TableWords } from "../say/table-words.ts";
import { kindWord, quoted } from "../say/words/at-table.ts";
import type { SeenWords } from "../say/words/wording.ts";
import { BOUNDS } from "./bounds.ts";
import { deservedEarlier } from "./earlier-level.ts";
import { emptySpeakers, repeatsIn } from "./idle.ts";
import { pathFrom } from "./path.ts";
import { identityOf, isKnown, type LaidPuzzle, layOut, reveal, startPosition } from "./position.ts";
import { deservedLabel, labelBySentences } from "./rate.ts";

/** All defects; none means that no player can meet a false, ambiguous, stuck or mislabeled puzzle. */
export const audit = <P extends Puzzle>({ game, words }: ToldGame<P, SeenWords>, puzzle: P): Defect[] =>
  findDefects(game, puzzle, Number.POSITIVE_INFINITY).map((flaw) => {
    const { text, ...about } = filled(flaw, () => words.wordsFor(puzzle, game.lay(puzzle)));
    return { ...about, text: cutShort(words.troubles.say(text)) };
  });

/** The first defect, without looking for others; without words for the table, what would quote people is not told. */
export function findDefect<P extends Puzzle>(
  game: Game<P>,
  puzzle: P,
  words?: GameWords<P, SeenWords>,
): FoundDefect | undefined {
  const [first] = findDefects(game, puzzle, 1);
  if (!first || (typeof first.text === "function" && !words)) return first && { ...first, text: undefined };
  return filled(first, () => (words as GameWords<P, SeenWords>).wordsFor(puzzle, game.lay(puzzle)));
}

/** What is wrong, if that can be told. */
type FoundDefect = Omit<Finding, "text"> & { readonly text: Remark | undefined };

function findDefects<P extends Puzzle>(game: Game<P>, puzzle: P, most: number): Flaw[] {
  const found: Flaw[] = [];
  const end = within(BOUNDS.puzzle, () => {
    for (const defect of defectsOf(game, puzzle)) {
      if (found.push(defect) >= most) return;
    }
  });
  if (end instanceof TooMuch) found.push({ kind: "too much", text: puzzleRemark.restTooMuch() });
  return found;
}

/** A finding of the game's, or one that quotes what people say and so takes the words for the table. */
type Flaw = Omit<Finding, "text"> & { readonly text: Remark | ((words: TableWords<SeenWords>) => Remark) };

const filled = (flaw: Flaw, wordsFor: () => TableWords<SeenWords>): Finding => ({
  ...flaw,
  text: typeof flaw.text === "function" ? flaw.text(wordsFor()) : flaw.text,
});

/** In the order in which they are looked for. One defect hides no other, unless it leaves nothing to look at. */
function* defectsOf<P extends Puzzle>(game: Game<P>, puzzle: P): Generator<Flaw> {
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
function orReason<T>(work: () => T): { readonly value: T } | { readonly reason: Remark } {
  try {
    return { value: work() };
  } catch (error) {
    if (error instanceof PuzzleError || error instanceof ConfigError) return { reason: error.says };
    if (error instanceof LogicError) return { reason: puzzleRemark.unreadConstraints({ why: error.message }) };
    throw error;
  }
}

function* checkTold(laid: LaidPuzzle): Generator<Flaw> {
  const { isGated, start } = laid.table;
  yield* checkContent(laid);
  yield* checkRepeats(laid);
  yield* checkOrder(laid.table);
  if (isGated && start.length === 0) yield { kind: "start", text: puzzleRemark.noStart() };
}

function* checkProved<P extends Puzzle>(game: Game<P>, puzzle: P, laid: LaidPuzzle): Generator<Flaw> {
  const { start, isOpenEnded } = laid.table;
  if (!isOpenEnded && checkOrder(laid.table).length === 0) yield* checkChain(laid);
  const unproved = [...checkWorlds(laid)];
  yield* unproved;
  // A path that ends early says nothing of how hard the puzzle is.
  if (unproved.length > 0) return;
  const provable = countBits(entailed(laid.theory)?.known ?? 0);
  if (pathFrom(laid).length + start.length < provable)
    return yield { kind: "too much", text: puzzleRemark.pathTooMuch() };
  yield* checkLabel(game, puzzle);
}

function* checkCount({ people, clues, start }: Table): Generator<Flaw> {
  if (clues.length !== people.length) {
    yield { kind: "cast", text: puzzleRemark.unevenClues({ people: people.length, clues: clues.length }) };
  }
  for (const person of start) {
    if (!people[person]) yield { kind: "start", text: puzzleRemark.strangeStart({ person }) };
  }
}

function* checkAxioms({ axioms, solution }: Table): Generator<Flaw> {
  if (axioms.every((axiom) => predicate(axiom)(solution))) return;
  yield { kind: "false axiom", text: puzzleRemark.falseAxiom() };
}

const nameIn = ({ people }: TableWords<SeenWords>, person: number): string => people[person]?.name ?? String(person);

function* checkTruth(table: Table): Generator<Flaw> {
  const { clues, solution, honesty } = table;
  for (let person = 0; person < clues.length; person++) {
    if (predicate(evidenceOf(table, person))(solution)) continue;
    const isLie = honesty === "truthful" || !identityOf(table, person);
    const text = (told: TableWords<SeenWords>): Remark => {
      const [speaker, words] = [nameIn(told, person), quoted(told, { speaker: person })];
      if (isLie) return puzzleRemark.notTrue({ speaker, words });
      return puzzleRemark.notSaidBy({ speaker, kind: kindWord(told, true).one, words });
    };
    yield { kind: "false clue", person, text };
  }
}

function* checkContent(laid: LaidPuzzle): Generator<Flaw> {
  for (const person of emptySpeakers(laid)) {
    const text = (told: TableWords<SeenWords>): Remark => {
      const [speaker, words] = [nameIn(told, person), quoted(told, { speaker: person })];
      return words === "" ? puzzleRemark.saysNothing({ speaker }) : puzzleRemark.tellsNothing({ speaker, words });
    };
    yield { kind: "empty clue", person, text };
  }
}

/** Two people never say the same, however differently they put it. */
function* checkRepeats(laid: LaidPuzzle): Generator<Flaw> {
  for (const { person, other } of repeatsIn(laid)) {
    const text = (told: TableWords<SeenWords>): Remark => {
      const [first, second] = [nameIn(told, other), nameIn(told, person)];
      return puzzleRemark.saySame({ first, second, words: quoted(told, { speaker: person }) });
    };
    yield { kind: "repeated clue", person, text };
  }
}

function checkOrder({ people, chain, start }: Table): Finding[] {
  const isPermutation = chain.length === people.length && people.every((_, person) => chain.includes(person));
  if (isPermutation && start.every((person, i) => chain[i] === person)) return [];
  const text = puzzleRemark.wrongChain();
  return [{ kind: "chain", text }];
}

function* checkChain({ table, theory }: LaidPuzzle): Generator<Flaw> {
  let position = startPosition(table);
  for (const person of table.chain) {
    if (isKnown(position, person)) continue;
    // All clues are true of the answer, so what cannot be otherwise is as it should be.
    if (isConsistent(theory, { facts: withOther(table, position.facts, person), clues: position.clues })) {
      const identity = identityOf(table, person);
      const text = (told: TableWords<SeenWords>): Remark =>
        puzzleRemark.stuckChain({ person: nameIn(told, person), kind: kindWord(told, identity).one });
      yield { kind: "stuck", person, text };
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

function* checkWorlds({ theory, table }: LaidPuzzle): Generator<Flaw> {
  const forced = entailed(theory);
  if (!forced) yield { kind: "contradiction", text: puzzleRemark.contradiction() };
  else if (table.isOpenEnded) {
    if (forced.known === 0) yield { kind: "ambiguous", text: puzzleRemark.provesNothing() };
  } else if (forced.known !== fullMask(theory.size)) {
    const count = within(BOUNDS.answer, () => countWorlds(theory));
    const isMany = count instanceof TooMuch;
    const text = isMany ? puzzleRemark.manyWorlds() : puzzleRemark.someWorlds({ count });
    yield { kind: "ambiguous", text };
  }
}

/** A label that one of the tables in use before granted stays good. */
function* checkLabel<P extends Puzzle>(game: Game<P>, puzzle: P): Generator<Flaw> {
  const laid = layOut(game, puzzle);
  if (pathFrom(laid).some(({ isRough }) => isRough))
    return yield { kind: "too much", text: puzzleRemark.ratingTooMuch() };
  const deserved = deservedLabel(game, puzzle);
  if (deserved === puzzle.difficulty) return;
  if (deservedEarlier(laid, puzzle.difficulty) || labelBySentences(laid) === puzzle.difficulty) return;
  const text =
    deserved === undefined
      ? puzzleRemark.noLabel({ label: puzzle.difficulty })
      : puzzleRemark.otherLabel({ label: puzzle.difficulty, deserved });
  yield { kind: "label", text };
}
