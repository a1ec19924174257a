// Constraints as a circuit of gates in conjunctive normal form. A literal is a variable or minus a variable; boolean i is variable i + 1.
// Every gate is defined in both directions, so each world extends to exactly one model and counting models counts worlds.

import type { Connected, Constraint } from "./constraint.ts";
import { countBits, indices } from "./mask.ts";

export interface Circuit {
  /** How many variables there are; gates come after the booleans. */
  variables: number;
  readonly clauses: number[][];
  /** Gates already built, by their inputs. */
  readonly gates: Map<string, number>;
}

/** Stand for no variable and are never left in a clause. */
const TRUE = 2 ** 30;
const FALSE = -TRUE;

export const makeCircuit = (size: number): Circuit => ({ variables: size, clauses: [], gates: new Map() });

export function assertLiteral(circuit: Circuit, literal: number): void {
  if (literal === TRUE) return;
  circuit.clauses.push([literal === FALSE ? solidLiteral(circuit, FALSE) : literal]);
}

/** A literal that other programs understand, also for what is always true or never. */
export function solidLiteral(circuit: Circuit, literal: number): number {
  if (Math.abs(literal) !== TRUE) return literal;
  const gate = gateOf(circuit, "true", (fresh) => [[fresh]]);
  return literal === TRUE ? gate : -gate;
}

/** The literal that is true in exactly the worlds where the constraint holds. */
export function literalOf(circuit: Circuit, constraint: Constraint): number {
  switch (constraint.kind) {
    case "count": {
      const members = indices(constraint.of).map(variableOf);
      return countIsIn(circuit, members, indices(constraint.allowed));
    }
    case "compare": {
      // What stands on both sides cancels out, and "minus the true ones" is "the false ones minus all of them".
      const added = indices(constraint.left & ~constraint.right).map(variableOf);
      const removed = indices(constraint.right & ~constraint.left).map((index) => -variableOf(index));
      return countIsIn(
        circuit,
        [...added, ...removed],
        constraint.allowed.map((difference) => difference + removed.length),
      );
    }
    case "connected":
      return isConnected(circuit, constraint);
    case "not":
      return -literalOf(circuit, constraint.of);
    case "all":
      return and(
        circuit,
        constraint.of.map((part) => literalOf(circuit, part)),
      );
    case "any":
      return or(
        circuit,
        constraint.of.map((part) => literalOf(circuit, part)),
      );
    case "iff":
      return iff(circuit, literalOf(circuit, constraint.left), literalOf(circuit, constraint.right));
  }
}

const variableOf = (index: number): number => index + 1;

function gateOf(circuit: Circuit, key: string, define: (gate: number) => number[][]): number {
  const known = circuit.gates.get(key);
  if (known !== undefined) return known;
  const gate = ++circuit.variables;
  circuit.gates.set(key, gate);
  circuit.clauses.push(...define(gate));
  return gate;
}

function and(circuit: Circuit, literals: readonly number[]): number {
  const inputs = [...new Set(literals)].filter((literal) => literal !== TRUE).sort((a, b) => a - b);
  if (inputs.some((literal) => literal === FALSE || (literal < 0 && inputs.includes(-literal)))) return FALSE;
  if (inputs.length <= 1) return inputs[0] ?? TRUE;
  return gateOf(circuit, `and ${inputs}`, (gate) => [
    ...inputs.map((input) => [-gate, input]),
    [gate, ...inputs.map((input) => -input)],
  ]);
}

const or = (circuit: Circuit, literals: readonly number[]): number =>
  -and(
    circuit,
    literals.map((literal) => -literal),
  );

function iff(circuit: Circuit, left: number, right: number): number {
  const [a, b] = [Math.abs(left), Math.abs(right)].sort((x, y) => x - y) as [number, number];
  const sign = left < 0 === right < 0 ? 1 : -1;
  if (a === b) return sign * TRUE;
  if (b === TRUE) return sign * a;
  const gate = gateOf(circuit, `iff ${a} ${b}`, (same) => [
    [-same, a, -b],
    [-same, -a, b],
    [same, a, b],
    [same, -a, -b],
  ]);
  return sign * gate;
}

function countIsIn(circuit: Circuit, members: readonly number[], allowed: readonly number[]): number {
  const atLeast = countUp(circuit, members);
  return or(
    circuit,
    [...new Set(allowed)]
      .filter((count) => count >= 0 && count <= members.length)
      .map((count) => and(circuit, [atLeast[count] ?? FALSE, -(atLeast[count + 1] ?? FALSE)])),
  );
}

/** Element k is true when at least k of the members are. */
function countUp(circuit: Circuit, members: readonly number[]): number[] {
  const atLeast = [TRUE];
  for (const member of members) {
    for (let k = atLeast.length; k > 0; k--) {
      atLeast[k] = or(circuit, [atLeast[k] ?? FALSE, and(circuit, [member, atLeast[k - 1] ?? FALSE])]);
    }
  }
  return atLeast;
}

/** Spreads from the first chosen member, one step at a time, as often as the longest possible path is long. */
function isConnected(circuit: Circuit, { of, value, adjacency }: Connected): number {
  const members = indices(of);
  const chosen = new Map(members.map((index) => [index, value ? variableOf(index) : -variableOf(index)]));
  const chosenOf = (index: number): number => chosen.get(index) ?? FALSE;
  const comesFrom = (index: number): number[] =>
    members.filter((other) => (((adjacency[other] ?? 0) >>> index) & 1) === 1);
  let reached = new Map(
    members.map((index, i) => [
      index,
      and(circuit, [chosenOf(index), ...members.slice(0, i).map((earlier) => -chosenOf(earlier))]),
    ]),
  );
  for (let step = 1; step < countBits(of); step++) {
    const before = reached;
    const reachedFrom = (index: number): number[] => comesFrom(index).map((other) => before.get(other) ?? FALSE);
    reached = new Map(
      members.map((index) => [
        index,
        or(circuit, [before.get(index) ?? FALSE, and(circuit, [chosenOf(index), or(circuit, reachedFrom(index))])]),
      ]),
    );
  }
  return and(
    circuit,
    members.map((index) => or(circuit, [-chosenOf(index), reached.get(index) ?? FALSE])),
  );
}
