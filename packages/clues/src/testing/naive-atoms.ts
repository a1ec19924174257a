// Chains of atoms, evaluated straight from the decisions on their meaning, on lists of people. The oracle of tests.

import type { Atom, Chain } from "../atoms/atom.ts";
import { type Board, type BoardPerson, ELEMENTS } from "../board.ts";

type Test = (person: BoardPerson) => boolean;

const QUANTIFIERS = "exact of atLeast atMost oneof inTotal even odd most all any".split(" ");

const isNear = (a: BoardPerson, b: BoardPerson): boolean =>
  Math.abs(a.row - b.row) <= 1 && Math.abs(a.col - b.col) <= 1 && a !== b;

const isBetween = (low: number, x: number, high: number): boolean => (low < x && x < high) || (high < x && x < low);

function selects({ atom, args }: Atom, board: Board): Test {
  const [x, y] = args.map((arg) => board.people[Number(arg)]) as [BoardPerson, BoardPerson];
  const [row, col] = [board.rows - 1, board.cols - 1];
  const isEnd = (index: number, last: number): boolean => index === 0 || index === last;
  switch (atom) {
    case "row":
      return (p) => p.row === args[0];
    case "column":
      return (p) => p.col === args[0];
    case "corner":
      return (p) => isEnd(p.row, row) && isEnd(p.col, col);
    case "edge":
      return (p) => (isEnd(p.row, row) || isEnd(p.col, col)) && !(isEnd(p.row, row) && isEnd(p.col, col));
    case "be":
      return (p) => p.spiritualRoot?.some((root) => root === args[0]) ?? false;
    case "between":
      return (p) =>
        x.row === y.row
          ? p.row === x.row && isBetween(x.col, p.col, y.col)
          : p.col === x.col && isBetween(x.row, p.row, y.row);
    case "leftOf":
      return (p) => p.row === x.row && p.col < x.col;
    case "rightOf":
      return (p) => p.row === x.row && p.col > x.col;
    case "above":
      return (p) => p.col === x.col && p.row < x.row;
    case "below":
      return (p) => p.col === x.col && p.row > x.row;
    case "directlyLeftOf":
      return (p) => p.row === x.row && p.col + 1 === x.col;
    case "directlyRightOf":
      return (p) => p.row === x.row && p.col - 1 === x.col;
    case "directlyAbove":
      return (p) => p.col === x.col && p.row + 1 === x.row;
    case "directlyBelow":
      return (p) => p.col === x.col && p.row - 1 === x.row;
    case "neighbor":
      return (p) => isNear(p, x);
    case "commonNeighbors":
      return (p) => isNear(p, x) && isNear(p, y);
    default:
      throw new Error(`${atom} selects nobody`);
  }
}

function selectsNamed(name: string, board: Board): Test {
  const row = /^row(\d+)$/.exec(name);
  if (row) return (p) => p.row === Number(row[1]) - 1;
  const column = /^column([A-Z])$/.exec(name);
  if (column) return (p) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[p.col] === column[1];
  if (name === "corners") return selects({ atom: "corner", args: [] }, board);
  if (name === "edges") return selects({ atom: "edge", args: [] }, board);
  return () => true;
}

/** Walks from one member to all it can reach by shared sides. */
function formOnePiece(members: readonly BoardPerson[]): boolean {
  const reached = new Set(members.slice(0, 1));
  for (const person of reached) {
    for (const other of members) {
      if (Math.abs(person.row - other.row) + Math.abs(person.col - other.col) === 1) reached.add(other);
    }
  }
  return reached.size === members.length;
}

/** The other members of the family that a selector belongs to. */
function rivals({ atom, args }: Atom, board: Board): Atom[] {
  const family = {
    row: Array.from({ length: board.rows }, (_, row) => [row]),
    column: Array.from({ length: board.cols }, (_, col) => [col]),
    neighbor: board.people.map(({ id }) => [id]),
    be: ELEMENTS.map((element) => [element]),
  }[atom as "row" | "column" | "neighbor" | "be"];
  return family.filter(([member]) => member !== args[0]).map((rival) => ({ atom, args: rival }));
}

export function naiveAtoms(chain: Chain, board: Board, isDemon: (id: number) => boolean): boolean {
  const [root, ...steps] = chain;
  const isKind: Test = ({ id }) => isDemon(id) === (root?.atom === "neg");
  const connected = steps.find(({ atom }) => atom === "connected");
  const quantifier = steps.find(({ atom }) => QUANTIFIERS.includes(atom));
  const selectors = steps.filter((step) => step !== connected && step !== quantifier);
  const tests = selectors.map((step) => selects(step, board));
  if (connected?.args[0] !== undefined) tests.push(selectsNamed(String(connected.args[0]), board));
  const group = board.people.filter((person) => tests.every((test) => test(person)));
  const kind = group.filter(isKind);
  if (connected && !formOnePiece(kind)) return false;
  const [m, n] = (quantifier?.args ?? []).map(Number) as [number, number];
  switch (quantifier?.atom) {
    case "exact":
    case "inTotal":
      return kind.length === m;
    case "of":
      return group.length === n && kind.length === m;
    case "atLeast":
      return kind.length >= m;
    case "atMost":
      return kind.length <= m;
    case "oneof":
      return group.length === m && kind.length === 1;
    case "even":
      return kind.length % 2 === 0;
    case "odd":
      return kind.length % 2 === 1;
    case "most": {
      const [first, ...others] = selectors as [Atom, ...Atom[]];
      const count = (step: Atom): number =>
        board.people.filter((p) => [step, ...others].every((s) => selects(s, board)(p)) && isKind(p)).length;
      return rivals(first, board).every((rival) => count(rival) < count(first));
    }
    case "any": {
      const last = tests.at(-1) as Test;
      const earlier = board.people.filter((person) => tests.slice(0, -1).every((test) => test(person)));
      return earlier.filter(isKind).every(last);
    }
    case "all":
      return connected !== undefined || kind.length === group.length;
    default:
      return true;
  }
}
