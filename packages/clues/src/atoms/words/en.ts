// Chains of atoms in English: how people are described by selectors, and a sentence for each quantifier.

import { capitalize } from "@demonstrandum/text";
import { makeColumn, makeRow } from "../../place.ts";
import { type Share, sayShare } from "../../share.ts";
import type { Arg, Selection, SelectorName } from "../atom.ts";
import { areKind, has, isOrAre, neighborsOf, nounFor, type SpokenSetting, them, themBoth } from "../english.ts";
import { DIRECT } from "../forms/all.ts";
import { countArg, type Reading } from "../reading.ts";
import { ofSort, SELECTORS, splitNeighbors } from "../selector.ts";
import type { AtomLabels, AtomsWording } from "./wording.ts";

type Sentence = (reading: Reading, at: SpokenSetting) => string;
/** `within` is "in " where somebody is at a place, and nothing where the place is alone. */
type Phrase = (args: readonly Arg[], at: SpokenSetting, isMany: boolean, within: string) => string;

const relation =
  (words: string): Phrase =>
  ([person], at) =>
    `${words} ${them(Number(person), at)}`;

/** After the verb "be", or after "with" for elements. */
const selectors: Readonly<Record<SelectorName, Phrase>> = {
  row: ([row], _, __, within) => `${within}row ${makeRow(Number(row))}`,
  column: ([column], _, __, within) => `${within}column ${makeColumn(Number(column))}`,
  corner: (_, __, isMany, within) => within + (isMany ? "the corners" : "a corner"),
  edge: () => "on the edge (not in a corner)",
  be: ([element]) => `${element} spiritual root`,
  between: ([first, second], at) => `between ${them(Number(first), at)} and ${them(Number(second), at)}`,
  leftOf: relation("to the left of"),
  rightOf: relation("to the right of"),
  above: relation("somewhere above"),
  below: relation("somewhere below"),
  directlyLeftOf: relation("directly left of"),
  directlyRightOf: relation("directly right of"),
  directlyAbove: relation("directly above"),
  directlyBelow: relation("directly below"),
  neighbor: ([person], at, isMany) => neighborsOf(Number(person), at, isMany),
  commonNeighbors: ([first, second], at, isMany) =>
    `${isMany ? "common neighbors" : "a common neighbor"} of ${themBoth(Number(first), Number(second), at)}`,
};

const phraseOf = ({ atom, args }: Selection, at: SpokenSetting, isMany: boolean, within = "in "): string =>
  selectors[atom](args, at, isMany, within);

/** As a predicate: "are in row 3", "has Water spiritual root". */
export function predicateOf(selection: Selection, at: SpokenSetting, isMany: boolean): string {
  const words = phraseOf(selection, at, isMany);
  return SELECTORS[selection.atom].sort === "element"
    ? `${isMany ? "have" : "has"} ${words}`
    : `${isOrAre(isMany)} ${words}`;
}

const places = (selections: readonly Selection[]): readonly Selection[] => ofSort(selections, "place");

/** What is said of people with a verb: their roots first, then where they stand to others. */
const predicates = (selections: readonly Selection[]): readonly Selection[] => [
  ...ofSort(selections, "element"),
  ...ofSort(selections, "relation"),
];

/** "in row 1 and also on the edge": in both, where a bare "and" could mean either. */
export const sayPlaces = (selections: readonly Selection[], at: SpokenSetting): string =>
  places(selections)
    .map((selection) => ` ${phraseOf(selection, at, true)}`)
    .join(" and also");

const sayPredicates = (selections: readonly Selection[], at: SpokenSetting, isMany: boolean): string =>
  predicates(selections)
    .map((selection) => predicateOf(selection, at, isMany))
    .join(" and ");

const sayElements = (selections: readonly Selection[], at: SpokenSetting, isMany: boolean): string =>
  ofSort(selections, "element")
    .map((selection) => ` with ${phraseOf(selection, at, isMany)}`)
    .join(" and");

/** All selections after a noun, each with a space before it. */
export function sayWhich(selections: readonly Selection[], at: SpokenSetting, isMany: boolean): string {
  const relations = ofSort(selections, "relation");
  const who = relations.length === 0 ? "" : ` who ${sayPredicates(relations, at, isMany)}`;
  return sayPlaces(selections, at) + sayElements(selections, at, isMany) + who;
}

/** After "people" a single relation needs no "who are": "people to the left of Li Mu". */
function sayPeopleWhich(selections: readonly Selection[], at: SpokenSetting, isMany: boolean): string {
  const [only] = selections;
  const isBare = selections.length === 1 && only !== undefined && SELECTORS[only.atom].sort === "relation";
  return isBare ? ` ${phraseOf(only, at, isMany)}` : sayWhich(selections, at, isMany);
}

/** "my neighbors", "the common neighbors of Li Mu and me". */
const sayNeighbors = (selection: Selection, at: SpokenSetting): string =>
  `${isOwn(selection, at) ? "my" : "the"} ${sayNeighborNoun(selection, at, true)}`;

/** Without what stands before them: "neighbors" of mine, "neighbor of Li Mu". */
function sayNeighborNoun(selection: Selection, at: SpokenSetting, isMany: boolean): string {
  const [first, second] = selection.args.map(Number) as [number, number];
  const noun = isMany ? "neighbors" : "neighbor";
  if (selection.atom === "neighbor") return isOwn(selection, at) ? noun : `${noun} of ${them(first, at)}`;
  return `common ${noun} of ${themBoth(first, second, at)}`;
}

/** Whether they are the speaker's own neighbors. */
const isOwn = ({ atom, args }: Selection, at: SpokenSetting): boolean =>
  atom === "neighbor" && Number(args[0]) === at.speaker;

/** Parity speaks of numbers, so its nouns are plural; a count of one is not. */
const isManyOf = (reading: Reading): boolean => reading.quantifier?.args[0] !== 1;

/** `say` says how many: "exactly 3", "an even number of". */
const sayCount =
  (say: (wanted: number) => string): Sentence =>
  (reading, at) =>
    capitalize(sayQuantity(say(countArg(reading)), reading, at));

function sayQuantity(quantity: string, reading: Reading, at: SpokenSetting): string {
  const isMany = isManyOf(reading);
  return (
    sayOfNeighbors(quantity, reading, at, isMany) ??
    (predicates(reading.picked).length > 0
      ? sayOfKind(quantity, reading, at, isMany)
      : sayOfPlace(quantity, reading, at, isMany))
  );
}

/** "I have exactly 3 demon neighbors in row 4": when the group is somebody's neighbors. */
function sayOfNeighbors(quantity: string, reading: Reading, at: SpokenSetting, isMany: boolean): string | undefined {
  const head = reading.picked.find(({ atom }) => atom === "neighbor");
  if (head === undefined) return undefined;
  const others = reading.picked.filter((selection) => selection !== head);
  const neighbors = `${nounFor(reading.identity, at).kind} neighbor${isMany ? "s" : ""}`;
  return `${has(Number(head.args[0]), at)} ${quantity} ${neighbors}${sayWhich(others, at, isMany)}`;
}

/** "exactly 2 demons in row 1 have Water spiritual root". */
function sayOfKind(quantity: string, reading: Reading, at: SpokenSetting, isMany: boolean): string {
  const noun = nounFor(reading.identity, at);
  const subject = `${quantity} ${isMany ? noun.many : noun.one}${sayPlaces(reading.picked, at)}`;
  return `${subject} ${sayPredicates(reading.picked, at, isMany)}`;
}

/** "exactly 3 people in row 1 are demons". */
const sayOfPlace = (quantity: string, { picked, identity }: Reading, at: SpokenSetting, isMany: boolean): string =>
  `${quantity} ${isMany ? "people" : "person"}${sayPlaces(picked, at)} ${areKind(nounFor(identity, at), isMany)}`;

/** "my neighbors in row 2", "the people in row 1", alone and together. */
export function groupWords({ picked }: Reading, at: SpokenSetting): Pick<Share, "owner" | "one" | "many"> {
  const { neighbors, others } = splitNeighbors(picked);
  const words = (isMany: boolean): string =>
    neighbors === undefined
      ? `${isMany ? "people" : "person"}${sayPeopleWhich(others, at, isMany)}`
      : sayNeighborNoun(neighbors, at, isMany) + sayWhich(others, at, isMany);
  return { owner: neighbors && isOwn(neighbors, at) ? "my" : "the", one: words(false), many: words(true) };
}

function sayShareOf(count: number, total: number, reading: Reading, at: SpokenSetting, said = String(count)): string {
  const { text, be, isMany } = sayShare({ count, said, total, ...groupWords(reading, at) });
  const noun = nounFor(reading.identity, at);
  return `${text} ${be} ${isMany ? noun.many : `a ${noun.one}`}`;
}

function sayMost({ selections, identity }: Reading, at: SpokenSetting): string {
  const [first, ...others] = selections as [Selection, ...Selection[]];
  const noun = nounFor(identity, at);
  const which = sayWhich(others, at, true);
  switch (first.atom) {
    case "neighbor":
      return `${has(Number(first.args[0]), at)} more ${noun.kind} neighbors${which} than anyone else`;
    case "be":
      return `More ${noun.many}${which} have ${phraseOf(first, at, true)} than any other spiritual root`;
    default: {
      const line = phraseOf(first, at, true, "");
      return `${capitalize(line)} has more ${noun.many}${which} than any other ${first.atom}`;
    }
  }
}

/** "All of the neighbors of Li Mu in row 4 are demons", "Everyone in row 5 is a demon". */
function sayEveryone({ picked, identity }: Reading, at: SpokenSetting): string {
  const noun = nounFor(identity, at);
  const { neighbors, others } = splitNeighbors(picked);
  return neighbors === undefined
    ? `Everyone${sayPeopleWhich(picked, at, false)} ${areKind(noun, false)}`
    : `All of ${sayNeighbors(neighbors, at)}${sayWhich(others, at, true)} ${areKind(noun, true)}`;
}

/** "The person directly left of me is a cultivator", where somebody is there. */
function sayAll(reading: Reading, at: SpokenSetting): string {
  const [only] = reading.picked;
  const isOne = only !== undefined && reading.picked.length === 1 && DIRECT.includes(only.atom);
  return isOne && reading.group !== 0
    ? `The person ${phraseOf(only, at, false)} ${areKind(nounFor(reading.identity, at), false)}`
    : sayEveryone(reading, at);
}

function sayAny({ selections, identity }: Reading, at: SpokenSetting): string {
  const [last] = selections.slice(-1) as [Selection];
  const which = sayWhich(selections.slice(0, -1), at, false);
  return `Any ${nounFor(identity, at).one}${which} ${predicateOf(last, at, false)}`;
}

const CONNECTED = "form a connected group";

const sayConnected = (reading: Reading, at: SpokenSetting): string =>
  `all ${nounFor(reading.identity, at).many}${sayWhich(reading.picked, at, true)} ${CONNECTED}`;

/** Neighbors are also "my neighbors" and what "Li Mu has", and a row also "Row 2". */
function marksOf(selection: Selection, at: SpokenSetting): readonly string[] {
  const phrases = [true, false].map((isMany) => phraseOf(selection, at, isMany, ""));
  if (selection.atom !== "neighbor") return phrases;
  return [
    ...phrases,
    sayNeighbors(selection, at),
    has(Number(selection.args[0]), at),
    ...(isOwn(selection, at) ? ["my"] : []),
  ];
}

/** What English says of the atoms dialect. */
export const en: AtomsWording<SpokenSetting> = {
  quantifiers: {
    exact: sayCount((wanted) => `exactly ${wanted}`),
    of: (reading, at) => sayShareOf(countArg(reading), countArg(reading, 1), reading, at),
    atLeast: sayCount((wanted) => `at least ${wanted}`),
    atMost: sayCount((wanted) => `at most ${wanted}`),
    oneof: (reading, at) => sayShareOf(1, countArg(reading), reading, at, "one"),
    inTotal: (reading, at) => `In total, ${sayQuantity(String(countArg(reading)), reading, at)}`,
    even: sayCount(() => "an even number of"),
    odd: sayCount(() => "an odd number of"),
    most: sayMost,
    all: sayAll,
    any: sayAny,
    connected: (reading, at) => capitalize(sayConnected(reading, at)),
  },
  withConnected: (sentence, reading, at) => `${sentence}, and ${sayConnected(reading, at)}`,
  end: (sentence) => `${sentence}.`,
  marks: { kind: (identity) => nounFor(identity, {}).kind, connected: CONNECTED, selection: marksOf },
};

export const labels = {
  exact: "Exactly so many",
  of: "So many of so many",
  atLeast: "At least so many",
  atMost: "At most so many",
  oneof: "Exactly one of so many",
  inTotal: "How many in total",
  even: "An even number",
  odd: "An odd number",
  most: "More than anywhere else",
  all: "Everyone somewhere",
  any: "Whoever is here is also there",
  row: "Rows",
  column: "Columns",
  corner: "The corners",
  edge: "The edges",
  be: "Spiritual roots",
  between: "Between two people",
  leftOf: "To the left of someone",
  rightOf: "To the right of someone",
  above: "Above someone",
  below: "Below someone",
  directlyLeftOf: "Directly to the left of someone",
  directlyRightOf: "Directly to the right of someone",
  directlyAbove: "Directly above someone",
  directlyBelow: "Directly below someone",
  neighbor: "Neighbors of someone",
  commonNeighbors: "Neighbors that two people share",
  connected: "A connected group",
} satisfies AtomLabels;
