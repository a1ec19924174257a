// Trusts nothing. Everything a puzzle promises is shown again from the clues alone; each broken promise is named with the
// person it concerns. Generation and `qed check` use this same audit.

import {
  countWorlds,
  entailed,
  type Facts,
  fullMask,
  isConsistent,
  type Mask,
  NOTHING,
  predicate,
  scopeOf,
} from "@demonstrandum/logic";
import type { Defect, Game } from "../game/game.ts";
import type { Puzzle } from "../game/puzzle.ts";
import type { Spoken, Table } from "../game/table.ts";
import { sayIs } from "../say/prose.ts";
import { pathOf } from "./path.ts";
import { canBreak, identityOf, implies, isKnown, type Laid, layOut, reveal, startPosition } from "./position.ts";
import { deservedLabel } from "./rate.ts";

/** All defects; none means that no player can meet a false, ambiguous, stuck or mislabelled puzzle. */
export function audit<P extends Puzzle>(game: Game<P>, puzzle: P): Defect[] {
  const own = game.check(puzzle);
  if (own.length > 0) return [...own];
  const table = game.lay(puzzle);
  const untrue = [...checkCount(table), ...checkAxioms(table), ...checkTruth(table)];
  // What cannot be true at all has no place in a theory.
  if (untrue.length > 0) return untrue;
  const laid = layOut(game, puzzle, table);
  const structure = [...checkContent(laid), ...checkRepeats(laid), ...checkChain(laid)];
  if (structure.length > 0) return structure;
  return [...checkWorlds(laid), ...checkQuotas(laid), ...checkLabel(game, puzzle)];
}

function* checkCount({ people, clues, start }: Table): Generator<Defect> {
  if (clues.length !== people.length) {
    yield { kind: "cast", text: `There are ${people.length} people and ${clues.length} clues.` };
  }
  for (const person of start) {
    if (!people[person]) yield { kind: "start", text: `The start names person ${person}, who does not exist.` };
  }
}

function* checkAxioms({ axioms, solution }: Table): Generator<Defect> {
  if (axioms.every((axiom) => predicate(axiom)(solution))) return;
  yield { kind: "false axiom", text: "The answer breaks something that holds without anybody saying so." };
}

function* checkTruth({ people, clues, solution }: Table): Generator<Defect> {
  for (let person = 0; person < clues.length; person++) {
    const { says, text } = clues[person] as Spoken;
    if (predicate(says)(solution)) continue;
    const name = people[person]?.name ?? String(person);
    yield { kind: "false clue", person, text: `What ${name} says is not true: “${text}”` };
  }
}

function* checkContent(laid: Laid): Generator<Defect> {
  const { people, clues, solution, isGated } = laid.table;
  for (let person = 0; person < clues.length; person++) {
    // In a gated game a clue is only read once its speaker is known, so it must tell more than that.
    const facts = isGated ? { known: 1 << person, value: solution & (1 << person) } : NOTHING;
    if (canBreak(laid, facts, person)) continue;
    const text = `What ${people[person]?.name} says tells nothing: “${clues[person]?.text}”`;
    yield { kind: "empty clue", person, text };
  }
}

/** Two people never say the same, however differently they put it. */
function* checkRepeats(laid: Laid): Generator<Defect> {
  const { people, clues } = laid.table;
  const scopes = clues.map(({ says }) => scopeOf(says));
  for (let person = 0; person < clues.length; person++) {
    const other = findRepeated(laid, scopes, person);
    if (other === undefined) continue;
    const text = `${people[other]?.name} and ${people[person]?.name} say the same: “${clues[person]?.text}”`;
    yield { kind: "repeated clue", person, text };
  }
}

/** The first who says the same before this person does. */
function findRepeated(laid: Laid, scopes: readonly Mask[], person: number): number | undefined {
  for (let other = 0; other < person; other++) {
    if (scopes[other] === scopes[person] && implies(laid, other, person) && implies(laid, person, other)) return other;
  }
  return undefined;
}

function* checkChain(laid: Laid): Generator<Defect> {
  const { table, theory } = laid;
  const { people, chain, start } = table;
  const isPermutation = chain.length === people.length && people.every((_, person) => chain.includes(person));
  if (!isPermutation || start.some((person, i) => chain[i] !== person)) {
    const text = "The solve chain does not name everyone once, starting with those revealed at the start.";
    yield { kind: "chain", text };
    return;
  }
  let position = startPosition(table);
  for (const person of chain) {
    if (isKnown(position, person)) continue;
    // All clues are true of the answer, so what cannot be otherwise is as it should be.
    if (isConsistent(theory, { facts: withOther(table, position.facts, person), clues: position.clues })) {
      const claim = sayIs(table, person, identityOf(table, person));
      yield { kind: "stuck", person, text: `The chain comes to a place where nothing proves that ${claim}.` };
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

function* checkWorlds({ table, theory }: Laid): Generator<Defect> {
  const forced = entailed(theory);
  if (!forced) yield { kind: "contradiction", text: "The clues contradict each other." };
  else if (forced.known !== fullMask(theory.size)) {
    yield { kind: "ambiguous", text: `All clues together leave ${countWorlds(theory)} worlds instead of one.` };
  }
  const { isGated, start } = table;
  if (isGated && start.length === 0) yield { kind: "start", text: "Nobody is revealed at the start." };
}

function* checkQuotas(laid: Laid): Generator<Defect> {
  const { people, clues } = laid.table;
  for (let person = 0; person < clues.length; person++) {
    const { kind, text } = clues[person] as Spoken;
    if (kind !== "quota" || pathOf(laid).some(({ speakers }) => speakers.includes(person))) continue;
    const name = people[person]?.name ?? String(person);
    yield { kind: "idle quota", person, text: `No step needs what ${name} says: “${text}”` };
  }
}

function* checkLabel<P extends Puzzle>(game: Game<P>, puzzle: P): Generator<Defect> {
  const deserved = deservedLabel(game, puzzle);
  if (deserved === puzzle.difficulty) return;
  const verdict = deserved === undefined ? "fits no label" : `is ${deserved}`;
  yield { kind: "label", text: `The puzzle is called ${puzzle.difficulty} but ${verdict}.` };
}
