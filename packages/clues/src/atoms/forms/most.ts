// most: strictly more than every other member of the family that the first selector names.

import type { Mask, World } from "@demonstrandum/logic";
import { type Board, type BoardPerson, ELEMENTS, type Element } from "../../board.ts";
import { allOf, compareWhere, countIn } from "../../counting.ts";
import { proposals, type Standpoint } from "../../proposals.ts";
import type { Atom, Selection, SelectorName } from "../atom.ts";
import type { Quantifier } from "../atom-form.ts";
import { neg } from "../builder.ts";
import { elements, lines, makeChainOf, ofEachIdentity, select, step } from "../groups.ts";
import type { NaiveQuantifier } from "../naive-quantifier.ts";
import type { Reading } from "../reading.ts";
import { atomRemark } from "../remarks/en.ts";
import { groupOf, groupOfAll } from "../selector.ts";

const FAMILIES: Partial<Record<SelectorName, (board: Board) => readonly Mask[]>> = {
  row: (board) => board.inRow,
  column: (board) => board.inColumn,
  neighbor: (board) => board.neighbors,
  be: (board) => ELEMENTS.map((element) => board.withElement[element]),
};

const familyOf = ({ atom }: Selection, board: Board): readonly Mask[] => FAMILIES[atom]?.(board) ?? [];

/** Which member of its family a selection is. */
const ownIndex = ({ atom, args }: Selection): number =>
  atom === "be" ? ELEMENTS.indexOf(args[0] as Element) : Number(args[0]);

interface Contest {
  readonly ours: Mask;
  readonly theirs: readonly Mask[];
}

function contestOf(reading: Reading, board: Board): Contest {
  const [first, ...others] = reading.selections as [Selection, ...Selection[]];
  const within = groupOfAll(others, board);
  const own = ownIndex(first);
  return {
    ours: groupOf(first, board) & within,
    theirs: familyOf(first, board)
      .filter((_, index) => index !== own)
      .map((group) => group & within),
  };
}

const contestants = ({ board, speaker }: Standpoint): Selection[] => [
  ...lines(board),
  ...elements(),
  select("neighbor", speaker),
];

const MORE_THAN_ELSEWHERE: Quantifier = {
  tier: 4,
  example: {
    speaker: "Li Mu",
    params: neg().most().row(1).chain,
    obeys: ["Han Rui", "Li Mu", "Bai Tao"],
    breaks: ["Han Rui", "Bai Tao"],
  },
  flaw(reading) {
    if (reading.isConnected) return atomRemark.mostConnected();
    const [first] = reading.selections;
    return first !== undefined && FAMILIES[first.atom] !== undefined ? undefined : atomRemark.mostOfWhat();
  },
  meaning(reading, board) {
    const { ours, theirs } = contestOf(reading, board);
    return allOf(...theirs.map((group) => compareWhere(ours, group, reading.identity, (more) => more > 0)));
  },
  counted(reading, board) {
    const { ours, theirs } = contestOf(reading, board);
    return theirs.reduce((all, group) => all | group, ours);
  },
  ...proposals(
    (at) => ofEachIdentity(contestants(at).map((first) => ({ first }))),
    ({ first, identity }, world, { board }) =>
      wins(first, identity, world, board) ? makeChainOf(identity, step("most"), [first]) : undefined,
    ({ first }) => first.atom,
  ),
};

function wins(first: Selection, identity: boolean, world: World, board: Board): boolean {
  const family = familyOf(first, board);
  const own = ownIndex(first);
  const best = countIn(family[own] ?? 0, identity, world);
  return family.length > 1 && family.every((group, index) => index === own || countIn(group, identity, world) < best);
}

export const MOST = { most: MORE_THAN_ELSEWHERE };

/** The other members of the family that a selector belongs to. */
function rivalsOf({ atom, args }: Atom, people: readonly BoardPerson[]): Atom[] {
  const families: Readonly<Record<string, readonly Atom["args"][number][]>> = {
    row: people.map(({ row }) => row),
    column: people.map(({ col }) => col),
    neighbor: people.map(({ id }) => id),
    be: ELEMENTS,
  };
  const members = [...new Set(families[atom])].filter((member) => member !== args[0]);
  return members.map((member) => ({ atom, args: [member] }));
}

/** @public For tests, which collect it. */
export const naiveMost = (): Readonly<Record<keyof typeof MOST, NaiveQuantifier>> => ({
  most({ people, isKind, selectors: [first, ...others], picks }) {
    const count = (selector: Atom): number =>
      people.filter((person) => isKind(person) && [selector, ...others].every((each) => picks(each)(person))).length;
    return first !== undefined && rivalsOf(first, people).every((rival) => count(rival) < count(first));
  },
});
