// The cells of a question, and a hot loop that reads one clue over them: with so many allowed in each cell, which numbers
// does the clue leave? Besides single cells there are areas, the parts that two clues share or do not share.

import type { Budget } from "../budget.ts";
import { isCounting } from "../compile.ts";
import type { Mask } from "../constraint.ts";
import { countBits, rangeOf, residual } from "../mask.ts";
import { predicate } from "../predicate.ts";
import type { Facts } from "../theory.ts";
import { ASKED } from "./budgets.ts";
import { cellsOf, waysOf } from "./cells.ts";
import type { Citable } from "./chain.ts";

/** Everything whose number is asked about: the cells first, then areas of several cells. */
export interface CellTheory {
  readonly cells: readonly Mask[];
  readonly targets: readonly Mask[];
  /** For each target the numbers that are possible at all. */
  readonly ranges: readonly Mask[];
  readonly readers: readonly CellReader[];
  readonly facts: Facts;
}

/** A source, ready to be read over the cells. */
export interface CellReader {
  readonly source: Citable;
  /** Its place among the readers. */
  readonly index: number;
  readonly cells: readonly number[];
  /** The targets of more than one cell within the source, each with its cells. */
  readonly areas: readonly Area[];
  readonly targets: readonly number[];
  /** What can be told once the first so many of its cells are counted: after none of them, one of them, and so on. */
  readonly due: readonly Due[];
  /** Of any other source, whether it holds once all its cells are counted. */
  readonly holds: ((numbers: Int8Array) => boolean) | undefined;
}

/** The counts of a source that is nothing but counts, and the areas, of which the last cell has just been counted. */
interface Due {
  readonly parts: Part[];
  readonly areas: Area[];
}

/** `place` is among the reader's areas. */
interface Area {
  readonly target: number;
  readonly cells: readonly number[];
  readonly place: number;
}

/** What is left of a count: those who are true in some cells and those who are not in others: so many of them may be set. */
interface Part {
  readonly plus: readonly number[];
  readonly minus: readonly number[];
  readonly base: number;
  readonly allowed: Mask;
}

/** More areas than this make reading slow and proofs hardly shorter. */
const MOST_AREAS = 12;

/** A clue that leaves more ways than this to fill the cells is not read. */
const MOST_WAYS = 20_000;

export function makeCellTheory(sources: readonly Citable[], facts: Facts): CellTheory {
  let open = 0;
  // Of clues that count, a person thinks in numbers; of clues that say "if", in people.
  let apart = 0;
  for (const { compiled } of sources) {
    open |= compiled.scope;
    if (!isCounting(compiled)) apart |= compiled.scope;
  }
  const cells = cellsOf(
    sources.map(({ says }) => says),
    open & ~facts.known,
    apart,
  );
  const targets = cells.concat(areasOf(sources, facts, cells));
  return {
    cells,
    targets,
    ranges: targets.map(rangeOf),
    readers: sources.map((source, index) => makeCellReader(source, index, facts, cells, targets)),
    facts,
  };
}

function areasOf(sources: readonly Citable[], { known }: Facts, cells: readonly Mask[]): Mask[] {
  const areas: Mask[] = [];
  const note = (area: Mask): void => {
    if (areas.length < MOST_AREAS && !areas.includes(area) && cellsWithin(area, cells).length > 1) areas.push(area);
  };
  for (const { compiled: a } of sources) {
    for (const { compiled: b } of sources) {
      if (a === b || !isCounting(a) || !isCounting(b)) continue;
      note(a.scope & b.scope & ~known);
      note(a.scope & ~b.scope & ~known);
    }
  }
  return areas;
}

/** Which cells have somebody of these. */
function cellsWithin(mask: Mask, cells: readonly Mask[]): number[] {
  const within: number[] = [];
  for (let cell = 0; cell < cells.length; cell++) if (((cells[cell] as Mask) & mask) !== 0) within.push(cell);
  return within;
}

function makeCellReader(
  source: Citable,
  index: number,
  facts: Facts,
  cells: readonly Mask[],
  targets: readonly Mask[],
): CellReader {
  const { scope } = source.compiled;
  const mine = cellsWithin(scope, cells);
  const due = Array.from({ length: mine.length + 1 }, (): Due => ({ parts: [], areas: [] }));
  const own: number[] = [];
  const areas: Area[] = [];
  for (let target = 0; target < targets.length; target++) {
    if (((targets[target] as Mask) & ~scope) !== 0) continue;
    own.push(target);
    if (target < cells.length) continue;
    const inside = cellsWithin(targets[target] as Mask, cells);
    const area = { target, cells: inside, place: areas.length };
    areas.push(area);
    dueAfter(due, mine, inside).areas.push(area);
  }
  const counts = isCounting(source.compiled);
  if (counts) addParts(source, facts, cells, mine, due);
  const holds = counts ? undefined : holdsByWorld(source, facts, cells);
  return { source, index, cells: mine, areas, targets: own, due, holds };
}

/** What can be told once the last of these cells is counted; `cells` are all of the reader's, in the order of counting. */
function dueAfter(due: readonly Due[], cells: readonly number[], some: readonly number[]): Due {
  const last = some.length === 0 ? -1 : cells.indexOf(some[some.length - 1] as number);
  return due[last + 1] as Due;
}

/** Of a clue that is nothing but counts, the numbers in the cells tell at once whether it holds. */
function addParts(
  { compiled: { counts } }: Citable,
  { known, value }: Facts,
  cells: readonly Mask[],
  mine: readonly number[],
  due: readonly Due[],
): void {
  for (let i = 0; i < counts.length; i += 3) {
    const [mask, flip, allowed] = [counts[i] as Mask, counts[i + 1] as Mask, counts[i + 2] as Mask];
    const plus: number[] = [];
    const minus: number[] = [];
    let base = 0;
    const inside = cellsWithin(mask, cells);
    for (const cell of inside) {
      const members = cells[cell] as Mask;
      if ((members & flip) === 0) plus.push(cell);
      else {
        minus.push(cell);
        base += countBits(members);
      }
    }
    dueAfter(due, mine, inside).parts.push({ plus, minus, base, allowed: residual(mask, flip, allowed, known, value) });
  }
}

function holdsByWorld(
  { says, compiled }: Citable,
  { value }: Facts,
  cells: readonly Mask[],
): NonNullable<CellReader["holds"]> {
  const holds = predicate(says);
  const ways = cells.map(waysOf);
  const inside = [...cells.keys()].filter((cell) => ((cells[cell] as number) & compiled.scope) !== 0);
  return (numbers) => {
    let world = value;
    for (const cell of inside) world |= (ways[cell] as Mask[])[numbers[cell] as number] as Mask;
    return holds(world);
  };
}

/** The numbers that claims leave for each target. */
export function combine(
  { ranges }: Pick<CellTheory, "ranges">,
  claims: readonly { readonly target: number; readonly allowed: Mask }[],
): Mask[] {
  // Plain lists: typed ones of this size are slow to make, and very many are.
  const allowed = ranges.slice();
  for (const claim of claims) allowed[claim.target] = (allowed[claim.target] as number) & claim.allowed;
  return allowed;
}

const numbers = new Int8Array(32);
const sums = new Int8Array(MOST_AREAS);
/** How many numbers of targets have not been met yet: when none is left, nothing more can be learned. */
let unmet = 0;

/** Puts the numbers that the source leaves for its targets into `possible`; false when it cannot hold. */
export function read(reader: CellReader, allowed: readonly Mask[], possible: Mask[], budget: Budget): boolean {
  let ways = 1;
  for (const cell of reader.cells) ways *= countBits(allowed[cell] as number);
  budget.left -= Math.min(ways, MOST_WAYS) + ASKED;
  if (ways > MOST_WAYS) {
    for (const target of reader.targets) possible[target] = allowed[target] as number;
    return true;
  }
  unmet = 0;
  for (const target of reader.targets) {
    possible[target] = 0;
    unmet += countBits(allowed[target] as number);
  }
  return areMet(reader.due[0] as Due, allowed) && visit(reader, 0, allowed, possible);
}

function visit(reader: CellReader, at: number, allowed: readonly Mask[], possible: Mask[]): boolean {
  const { cells, due } = reader;
  if (at === cells.length) return note(reader, possible);
  const cell = cells[at] as number;
  const now = due[at + 1] as Due;
  let isPossible = false;
  for (let rest = allowed[cell] as number; rest !== 0 && (unmet > 0 || !isPossible); rest &= rest - 1) {
    numbers[cell] = 31 - Math.clz32(rest & -rest);
    if (areMet(now, allowed) && visit(reader, at + 1, allowed, possible)) isPossible = true;
  }
  return isPossible;
}

/** Whether everything of which the last cell has just been counted comes out as it may. */
function areMet({ parts, areas }: Due, allowed: readonly Mask[]): boolean {
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i] as Part;
    if (((part.allowed >>> totalOf(part)) & 1) === 0) return false;
  }
  for (let i = 0; i < areas.length; i++) {
    const { cells, target, place } = areas[i] as Area;
    const sum = sumOf(cells);
    if ((((allowed[target] as number) >>> sum) & 1) === 0) return false;
    sums[place] = sum;
  }
  return true;
}

/** Notes what the targets hold in one way of counting, if the source holds. */
function note({ cells, areas, holds }: CellReader, possible: Mask[]): boolean {
  if (holds !== undefined && !holds(numbers)) return false;
  for (let i = 0; i < cells.length; i++) meet(possible, cells[i] as number, numbers[cells[i] as number] as number);
  for (let i = 0; i < areas.length; i++) meet(possible, (areas[i] as Area).target, sums[i] as number);
  return true;
}

function meet(possible: Mask[], target: number, number: number): void {
  const before = possible[target] as number;
  const after = before | (1 << number);
  if (after === before) return;
  possible[target] = after;
  unmet--;
}

const totalOf = ({ plus, minus, base }: Part): number => base + sumOf(plus) - sumOf(minus);

function sumOf(cells: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < cells.length; i++) sum += numbers[cells[i] as number] as number;
  return sum;
}
