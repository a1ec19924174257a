// The cells of a question, and a hot loop that reads one clue over them: with so many allowed in each cell, which numbers
// does the clue leave? Besides single cells there are areas, the parts that two clues share or do not share.

import type { Compiled } from "../compile.ts";
import type { Mask } from "../constraint.ts";
import { countBits, fullMask } from "../mask.ts";
import { predicate } from "../predicate.ts";
import type { Facts } from "../theory.ts";
import { cellsOf, waysOf } from "./cells.ts";
import type { Citable } from "./chain.ts";
import { ASKED, type Effort } from "./effort.ts";

/** Everything whose number is asked about: the cells first, then areas of several cells. */
export interface Field {
  readonly cells: readonly Mask[];
  readonly targets: readonly Mask[];
  /** For each target the numbers that are possible at all. */
  readonly ranges: readonly Mask[];
  readonly readers: readonly Reader[];
  readonly facts: Facts;
}

/** A source, ready to be read over the cells. */
export interface Reader {
  readonly source: Citable;
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
  readonly parts: readonly Part[];
  readonly areas: readonly Area[];
}

/** `place` is among the reader's areas; `last` is the place of the last of its cells in the reader's: when that is counted, the whole is. */
interface Area {
  readonly target: number;
  readonly cells: readonly number[];
  readonly place: number;
  readonly last: number;
}

/** A count: those who are of the hidden kind in some cells, and those who are not in others, and those who are known. */
interface Part {
  readonly plus: readonly number[];
  readonly minus: readonly number[];
  readonly base: number;
  readonly allowed: Mask;
  readonly last: number;
}

/** More areas than this make reading slow and proofs hardly shorter. */
const MOST_AREAS = 12;

/** A clue that leaves more ways than this to fill the cells is not read. */
const MOST_WAYS = 20_000;

export function makeField(sources: readonly Citable[], facts: Facts): Field {
  const open = sources.reduce((mask, { compiled }) => mask | compiled.scope, 0) & ~facts.known;
  // Of clues that count, a person thinks in numbers; of clues that say "if", in people.
  const apart = sources.reduce((mask, { compiled }) => (isCounting(compiled) ? mask : mask | compiled.scope), 0);
  const cells = cellsOf(
    sources.map(({ says }) => says),
    open,
    apart,
  );
  const targets = [...cells, ...areasOf(sources, facts, cells)];
  return {
    cells,
    targets,
    ranges: targets.map((target) => fullMask(countBits(target) + 1)),
    readers: sources.map((source) => makeReader(source, facts, cells, targets)),
    facts,
  };
}

/** Whether a clue is nothing but counts. */
export const isCounting = ({ others }: Compiled): boolean => others.length === 0;

function areasOf(sources: readonly Citable[], { known }: Facts, cells: readonly Mask[]): Mask[] {
  const areas = new Set<Mask>();
  for (const { compiled: a } of sources) {
    for (const { compiled: b } of sources) {
      if (a === b || !isCounting(a) || !isCounting(b)) continue;
      for (const area of [a.scope & b.scope & ~known, a.scope & ~b.scope & ~known]) {
        if (cells.filter((cell) => (cell & area) !== 0).length > 1) areas.add(area);
      }
    }
  }
  return [...areas].slice(0, MOST_AREAS);
}

function makeReader(source: Citable, facts: Facts, cells: readonly Mask[], targets: readonly Mask[]): Reader {
  const { scope } = source.compiled;
  const within = (mask: Mask): number[] => [...cells.keys()].filter((cell) => ((cells[cell] as number) & mask) !== 0);
  const own = [...targets.keys()].filter((target) => ((targets[target] as number) & ~scope) === 0);
  const mine = within(scope);
  const areas = own
    .filter((target) => target >= cells.length)
    .map((target, place) => {
      const inside = within(targets[target] as number);
      return { target, cells: inside, place, last: lastIn(mine, inside) };
    });
  const counts = isCounting(source.compiled);
  const parts = counts ? partsOf(source, facts, cells, mine) : [];
  return {
    source,
    cells: mine,
    areas,
    targets: own,
    due: [-1, ...mine.keys()].map((at) => ({
      parts: parts.filter(({ last }) => last === at),
      areas: areas.filter(({ last }) => last === at),
    })),
    holds: counts ? undefined : holdsByWorld(source, facts, cells),
  };
}

const lastIn = (cells: readonly number[], some: readonly number[]): number =>
  some.reduce((last, cell) => Math.max(last, cells.indexOf(cell)), -1);

/** Of a clue that is nothing but counts, the numbers in the cells tell at once whether it holds. */
function partsOf(
  { compiled }: Citable,
  { known, value }: Facts,
  cells: readonly Mask[],
  mine: readonly number[],
): Part[] {
  const { counts } = compiled;
  return Array.from({ length: counts.length / 3 }, (_, i) => {
    const [mask, flip, allowed] = counts.slice(3 * i, 3 * i + 3) as [Mask, Mask, Mask];
    const inside = mine.filter((cell) => ((cells[cell] as number) & mask) !== 0);
    const minus = inside.filter((cell) => ((cells[cell] as number) & flip) !== 0);
    const base = countBits((value ^ flip) & mask & known);
    return {
      plus: inside.filter((cell) => !minus.includes(cell)),
      minus,
      base: minus.reduce((sum, cell) => sum + countBits(cells[cell] as number), base),
      allowed,
      last: lastIn(mine, inside),
    };
  });
}

function holdsByWorld(
  { says, compiled }: Citable,
  { value }: Facts,
  cells: readonly Mask[],
): NonNullable<Reader["holds"]> {
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
  { ranges }: Pick<Field, "ranges">,
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
export function read(reader: Reader, allowed: readonly Mask[], possible: Mask[], effort: Effort): boolean {
  let ways = 1;
  for (const cell of reader.cells) ways *= countBits(allowed[cell] as number);
  effort.left -= Math.min(ways, MOST_WAYS) + ASKED;
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

function visit(reader: Reader, at: number, allowed: readonly Mask[], possible: Mask[]): boolean {
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
function note({ cells, areas, holds }: Reader, possible: Mask[]): boolean {
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
