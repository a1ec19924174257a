// most: strictly more than every other member of the family that the first selector names.

import type { Mask, World } from "@demonstrandum/logic";
import { capitalize, said } from "@demonstrandum/text";
import { type Board, ELEMENTS, type Element } from "../../board.ts";
import { allOf, compareWhere, countIn } from "../../counting.ts";
import type { Setting } from "../../form.ts";
import { proposals, type Standpoint } from "../../proposals.ts";
import type { Selection, SelectorName } from "../atom.ts";
import type { Quantifier } from "../atom-form.ts";
import { neg } from "../builder.ts";
import { has, nounFor } from "../english.ts";
import { elements, lines, makeChainOf, ofEachIdentity, select, step } from "../groups.ts";
import { sayWhich } from "../phrase.ts";
import type { Reading } from "../reading.ts";
import { groupOf, groupOfAll, selectorOf } from "../selector.ts";

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
  readonly first: Selection;
  /** Every selection but the first. */
  readonly others: readonly Selection[];
  readonly ours: Mask;
  readonly theirs: readonly Mask[];
}

function contestOf(reading: Reading, board: Board): Contest {
  const [first, ...others] = reading.selections as [Selection, ...Selection[]];
  const within = groupOfAll(others, board);
  const own = ownIndex(first);
  return {
    first,
    others,
    ours: groupOf(first, board) & within,
    theirs: familyOf(first, board)
      .filter((_, index) => index !== own)
      .map((group) => group & within),
  };
}

function sayContest({ first, others }: Contest, identity: boolean, at: Setting): string {
  const noun = nounFor(identity);
  const which = sayWhich(others, at, true);
  switch (first.atom) {
    case "neighbor":
      return `${has(Number(first.args[0]), at)} more ${noun.one} neighbors${which} than anyone else`;
    case "be":
      return `More ${noun.many}${which} have ${selectorOf(first).phrase(first.args, at, true)} than any other spiritual root`;
    default: {
      const line = selectorOf(first).phrase(first.args, at, true).replace("in ", "");
      return `${capitalize(line)} has more ${noun.many}${which} than any other ${first.atom}`;
    }
  }
}

const contestants = ({ board, speaker }: Standpoint): Selection[] => [
  ...lines(board),
  ...elements(),
  select("neighbor", speaker),
];

export const MOST: Quantifier = {
  id: "most",
  tier: 4,
  example: {
    speaker: "Li Mu",
    params: neg().most().row(1).chain,
    obeys: ["Han Rui", "Li Mu", "Bai Tao"],
    breaks: ["Han Rui", "Bai Tao"],
  },
  flaw(reading) {
    if (reading.isConnected) return said`most() and connected() do not go together.`;
    const [first] = reading.selections;
    return first !== undefined && FAMILIES[first.atom] !== undefined
      ? undefined
      : said`most() compares rows, columns, neighborhoods or elements: its first selector must be row, column, neighbor or be.`;
  },
  meaning(reading, board) {
    const { ours, theirs } = contestOf(reading, board);
    return allOf(...theirs.map((group) => compareWhere(ours, group, reading.identity, (more) => more > 0)));
  },
  counted(reading, board) {
    const { ours, theirs } = contestOf(reading, board);
    return theirs.reduce((all, group) => all | group, ours);
  },
  say: (reading, at) => sayContest(contestOf(reading, at.board), reading.identity, at),
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
