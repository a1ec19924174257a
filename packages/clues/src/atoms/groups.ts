// The groups a speaker would speak of: lines, elements, and what lies around them. Proposals are built on these. Who has
// which roots differs from board to board, so a topic keeps its element apart from its place, which is always the same.

import { countBits, type Mask } from "@demonstrandum/logic";
import { type Board, ELEMENTS, type Element } from "../board.ts";
import type { Geometry } from "../geometry.ts";
import { oncePerSeat, type Standpoint } from "../proposals.ts";
import type { Atom, Chain, Selection, SelectorName } from "./atom.ts";
import { placesOf, SELECTORS } from "./selector.ts";

export interface Topic {
  readonly selections: readonly Selection[];
  /** The names of its selectors. */
  readonly kind: string;
  /** Those it would pick whatever their roots. */
  readonly place: Mask;
  readonly element: Element | undefined;
}

/** A topic in the list of a speaker. */
interface ListedTopic extends Topic {
  readonly index: number;
}

export const select = (atom: SelectorName, ...args: (number | string)[]): Selection => ({ atom, args });

export const lines = (board: Geometry): Selection[] => [
  ...board.inRow.map((_, row) => select("row", row)),
  ...board.inColumn.map((_, col) => select("column", col)),
];

/** The speaker's own row and column. */
export const ownLines = ({ board, speaker }: Standpoint): Selection[] =>
  lines(board).filter((line) => (placesOf(line, board) & (1 << speaker)) !== 0);

export const elements = (): Selection[] => ELEMENTS.map((element) => select("be", element));

const DIRECTIONS = ["leftOf", "rightOf", "above", "below"] as const;
const directions = (speaker: number): Selection[] => DIRECTIONS.map((atom) => select(atom, speaker));

export function makeTopic(selections: readonly Selection[], board: Geometry): Topic {
  return {
    selections,
    kind: selections.map(({ atom }) => atom).join("."),
    place: selections.reduce((place, selection) => place & placesOf(selection, board), board.everyone),
    element: selections.find(({ atom }) => atom === "be")?.args[0] as Element | undefined,
  };
}

function selectionsFor(at: Standpoint): (readonly Selection[])[] {
  const { board, speaker } = at;
  const mine = select("neighbor", speaker);
  const edge = select("edge");
  const alone = Object.entries(SELECTORS).flatMap(([atom, { topics }]) =>
    (topics?.(at) ?? []).map((args) => ({ atom: atom as SelectorName, args })),
  );
  const together = [
    ...[...lines(board), edge, ...elements()].map((other) => [mine, other]),
    ...[...ownLines(at), edge].flatMap((place) => elements().map((element) => [place, element])),
    ...elements().flatMap((element) => directions(speaker).map((direction) => [element, direction])),
  ];
  return [...alone.map((selection) => [selection]), ...together];
}

/** Every topic that can pick a group of two or more, worked out once for each speaker of a shape of board. */
export const topicsFor = oncePerSeat((at): readonly ListedTopic[] =>
  selectionsFor(at)
    .map((selections) => makeTopic(selections, at.board))
    .filter((topic) => countBits(topic.place) > 1 && (topic.element !== undefined || isProper(topic, at.board)))
    .map((topic, index) => ({ index, ...topic })),
);

/** Every selection narrows the place: those neighbors in row 1 who are the whole row are better called the row. */
const isProper = ({ selections, place }: Topic, board: Geometry): boolean =>
  selections.length === 1 || selections.every((selection) => placesOf(selection, board) !== place);

/** The people of the topic on this board; 0 unless they are two or more, and neither its element nor its place says it all. */
export function groupFor({ selections, place, element }: Topic, board: Board): Mask {
  if (element === undefined) return place;
  const having = board.withElement[element];
  const group = place & having;
  // More than one bit is left.
  if ((group & (group - 1)) === 0) return 0;
  return selections.length > 1 && (group === place || group === having) ? 0 : group;
}

export const topicKind = ({ kind }: Pick<Topic, "kind">): string => kind;

/** Named by one selector that everybody sees at a glance. */
export const isSimple = ({ selections }: Topic): boolean =>
  selections.length === 1 && selections.every(({ atom }) => atom !== "be" && atom !== "commonNeighbors");

const POS: Atom = { atom: "pos", args: [] };
const NEG: Atom = { atom: "neg", args: [] };

export const rootFor = (identity: boolean): Atom => (identity ? NEG : POS);

export const makeChainOf = (identity: boolean, quantifier: Atom, selections: readonly Selection[]): Chain => [
  rootFor(identity),
  quantifier,
  ...selections,
];

export const step = (atom: Atom["atom"], ...args: Atom["args"]): Atom => ({ atom, args });

export const IDENTITIES = [true, false] as const;

/** Everything that can be said of either identity. (Copied fields come last: else no two of the objects share a shape.) */
export const ofEachIdentity = <T extends object>(items: readonly T[]): (T & { readonly identity: boolean })[] =>
  items.flatMap((item) => IDENTITIES.map((identity) => ({ identity, ...item })));
