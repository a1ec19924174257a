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
  holds(counts: Int8Array): boolean;
}

interface Area {
  readonly target: number;
  readonly cells: readonly number[];
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
  return {
    source,
    cells: within(scope),
    areas: own
      .filter((target) => target >= cells.length)
      .map((target) => ({ target, cells: within(targets[target] as number) })),
    targets: own,
    holds: isCounting(source.compiled) ? holdsByCounts(source, facts, cells) : holdsByWorld(source, facts, cells),
  };
}

/** Of a clue that is nothing but counts, the numbers in the cells tell at once whether it holds. */
function holdsByCounts({ compiled }: Citable, { known, value }: Facts, cells: readonly Mask[]): Reader["holds"] {
  const { counts } = compiled;
  const parts = Array.from({ length: counts.length / 3 }, (_, i) => {
    const [mask, flip, allowed] = counts.slice(3 * i, 3 * i + 3) as [Mask, Mask, Mask];
    const inside = [...cells.keys()].filter((cell) => ((cells[cell] as number) & mask) !== 0);
    const minus = inside.filter((cell) => ((cells[cell] as number) & flip) !== 0);
    const base = countBits((value ^ flip) & mask & known);
    return {
      plus: inside.filter((cell) => !minus.includes(cell)),
      minus,
      base: minus.reduce((sum, cell) => sum + countBits(cells[cell] as number), base),
      allowed,
    };
  });
  return (numbers) => {
    for (const { plus, minus, base, allowed } of parts) {
      let sum = base;
      for (let i = 0; i < plus.length; i++) sum += numbers[plus[i] as number] as number;
      for (let i = 0; i < minus.length; i++) sum -= numbers[minus[i] as number] as number;
      if (((allowed >>> sum) & 1) === 0) return false;
    }
    return true;
  };
}

function holdsByWorld({ says, compiled }: Citable, { value }: Facts, cells: readonly Mask[]): Reader["holds"] {
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
): Int32Array {
  const allowed = Int32Array.from(ranges);
  for (const claim of claims) allowed[claim.target] = (allowed[claim.target] as number) & claim.allowed;
  return allowed;
}

const numbers = new Int8Array(32);

/** Puts the numbers that the source leaves for its targets into `possible`; false when it cannot hold. */
export function read(reader: Reader, allowed: Int32Array, possible: Int32Array, effort: Effort): boolean {
  let ways = 1;
  for (const cell of reader.cells) ways *= countBits(allowed[cell] as number);
  effort.left -= Math.min(ways, MOST_WAYS) + ASKED;
  if (ways > MOST_WAYS) {
    for (const target of reader.targets) possible[target] = allowed[target] as number;
    return true;
  }
  for (const target of reader.targets) possible[target] = 0;
  return visit(reader, 0, allowed, possible);
}

function visit(reader: Reader, at: number, allowed: Int32Array, possible: Int32Array): boolean {
  const { cells } = reader;
  if (at === cells.length) return note(reader, allowed, possible);
  const cell = cells[at] as number;
  let isPossible = false;
  for (let rest = allowed[cell] as number; rest !== 0; rest &= rest - 1) {
    numbers[cell] = 31 - Math.clz32(rest & -rest);
    if (visit(reader, at + 1, allowed, possible)) isPossible = true;
  }
  return isPossible;
}

/** Notes what the targets hold in one way of counting, if it is allowed. */
function note({ cells, areas, holds }: Reader, allowed: Int32Array, possible: Int32Array): boolean {
  for (const area of areas) if ((((allowed[area.target] as number) >>> sumOf(area)) & 1) === 0) return false;
  if (!holds(numbers)) return false;
  for (const cell of cells) possible[cell] = (possible[cell] as number) | (1 << (numbers[cell] as number));
  for (const area of areas) possible[area.target] = (possible[area.target] as number) | (1 << sumOf(area));
  return true;
}

function sumOf({ cells }: Area): number {
  let sum = 0;
  for (let i = 0; i < cells.length; i++) sum += numbers[cells[i] as number] as number;
  return sum;
}
