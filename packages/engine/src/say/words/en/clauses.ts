// The clauses of a proof in English: neither a capital nor a full stop.

import { sayList, withArticle } from "@demonstrandum/text";
import { kindAfter } from "../../clause-parts.ts";
import {
  type Clause,
  type ClauseParts,
  type GroupPlace,
  type KnownPeople,
  type Namely,
  namelyIn,
  type People,
  type PeopleParts,
  type SumTally,
} from "../../saying.ts";
import type { TableWords, Word } from "../../table-words.ts";
import { groupByKey, kindWord, nameAt } from "../at-table.ts";
import { type Linearizer, sayBy, type WordScene } from "../linearizer.ts";
import {
  isOne,
  isOneOf,
  sayAmountIn,
  sayMoreThan,
  sayNumber,
  sayOrdinal,
  sayOthers,
  sayTallies,
  sayWanted,
} from "./amounts.ts";

export const sayNames = (at: TableWords, people: readonly number[]): string =>
  sayList(people.map((person) => nameAt(at, person)));

const notIn = (at: TableWords, key: string): string => {
  const { outside, where } = groupByKey(at, key);
  return outside ?? `not ${where}`;
};

const ownerOf = (at: TableWords, key: string): string | undefined => {
  const { owner } = groupByKey(at, key);
  return owner === undefined ? undefined : nameAt(at, owner);
};

/** What more is said of somebody's neighbors, or of those who are in a place. */
function sayMore(at: TableWords, place: GroupPlace, neighbors: string | undefined): string {
  const { where } = groupByKey(at, place.in);
  switch (place.kind) {
    case "one":
      return neighbors ? "" : ` ${where}`;
    case "both": {
      const other = groupByKey(at, place.and).where;
      if (!neighbors) return ` ${where} and ${other}`;
      return ` ${neighbors === place.in ? other : where}`;
    }
    case "without":
      return neighbors ? ` ${notIn(at, place.not)}` : ` ${where} ${notIn(at, place.not)}`;
    case "besides":
      return `${neighbors ? "" : ` ${where}`} besides ${sayNames(at, place.people)}`;
  }
}

/** "the other four in row 2", "Li Mu's four unknown neighbors in row 2", "the two neighbors Li Mu and Wang Hua share". */
function sayGroup({ place, size, share, isOwn }: PeopleParts["group"], at: TableWords): string {
  const isUnknown = share === "unknown" || share === "otherUnknown";
  const other = `${size === 1 ? "only " : ""}${share === "other" || share === "otherUnknown" ? "other " : ""}`;
  const many = `${other}${sayNumber(size)}`;
  const owners = [place.in, ...(place.kind === "both" ? [place.and] : [])].filter((key) => ownerOf(at, key));
  const [key] = owners;
  const unknown = isUnknown ? " still unknown" : "";
  if (!key) return `the ${many}${unknown}${sayMore(at, place, undefined)}`;
  const unlit = isUnknown ? "unknown " : "";
  const neighbors = size === 1 ? `${other}${unlit}neighbor` : `${many} ${unlit}neighbors`;
  if (owners.length > 1) return `the ${neighbors} ${sayList(owners.map((each) => ownerOf(at, each) ?? ""))} share`;
  return `${isOwn ? "the" : `${ownerOf(at, key)}'s`} ${neighbors}${sayMore(at, place, key)}`;
}

/** "Li Mu", "Li Mu and two others". */
const sayWithOthers = (named: readonly number[], others: number, at: TableWords): string =>
  sayList([...named.map((person) => nameAt(at, person)), ...(others === 0 ? [] : [`${sayNumber(others)} others`])]);

/** Known people of whom none is named. */
const isLit = (people: People): boolean => people.kind === "lit" && people.named.length === 0;

const PEOPLE: Linearizer<PeopleParts> = {
  names: ({ people }, { at }) => sayNames(at, people),
  nameAndOthers: ({ person, others }, { at }) => sayWithOthers([person], others, at),
  group: (group, { at }) => sayGroup(group, at),
  lit: ({ named, people }, { at }) =>
    named.length === 0 ? sayNumber(people.length) : sayWithOthers(named, people.length, at),
  everyOneOf: ({ people, size }, scene) => `${["", "", "both "][size] ?? "all of "}${sayPeople(people, scene)}`,
  those: ({ people }) => `those ${sayNumber(people.length)}`,
  these: ({ size }) => `these ${sayNumber(size)}`,
  allOfThese: ({ size }) => (size === 2 ? "both" : `all ${sayNumber(size)}`),
  side: ({ in: key }, { at }) => groupByKey(at, key).where,
};

export const sayPeople = (people: People, { at }: WordScene): string => sayBy(PEOPLE, people, { at });

const areKind = ({ one, many }: Word, isSingle: boolean): string =>
  isSingle ? `is ${withArticle(one)}` : `are ${many}`;

const sayBe = (size: number): string => (size === 1 ? "is" : "are");

/** Without the word for the kind where that is clear. */
const sayAll = (tallies: readonly SumTally[], identity: boolean | undefined, scene: WordScene): string =>
  sayTallies(
    tallies,
    identity === undefined ? undefined : kindWord(scene.at, identity),
    ({ among, isOne: isSingle }) =>
      among ? ` ${isSingle ? `with ${sayPeople(among, scene)}` : sayAmong(among, scene)}` : "",
  );

const isApart = (people: People | undefined): boolean => people?.kind === "side" && people.isApart;

const APART = "not counting those they share";

/** What there can be at most is what is left. */
const isLeft = ([first, ...more]: readonly SumTally[]): boolean =>
  more.length === 0 &&
  first?.among === undefined &&
  first?.bounds.every(({ least, most }) => least === undefined || most === 0) === true;

/** "that makes two elves", "that leaves at most one elf", "not counting those they share, that makes two elves in row 1". */
const sayMade = (tallies: readonly SumTally[], identity: boolean | undefined, scene: WordScene): string =>
  `${isApart(tallies[0]?.among) ? `${APART}, ` : ""}that ${isLeft(tallies) ? "leaves" : "makes"} ${sayAll(tallies, identity, scene)}`;

/** Where there is none at all, nobody needs to be told that there should be some. */
const isNone = (tallies: readonly SumTally[]): boolean =>
  tallies.every(({ bounds }) => bounds.every(({ most }) => most === 0));

/** "among Li Mu and Wang Hua", "in row 2". */
const sayAmong = (people: People, scene: WordScene): string =>
  `${people.kind === "side" ? (people.isRest ? "otherwise " : "") : "among "}${sayPeople(people, scene)}`;

/** "either Li Mu or Wang Hua is an elf", "two of these three are elves"; `isBare` leaves the kind to what stands before. */
function sayCountAre(
  { numbers, size, people, identity }: ClauseParts["countAre"],
  at: TableWords,
  isBare = false,
): string {
  const isEither = size === 2 && numbers.join() === "1" && people.kind === "names";
  const who = isEither
    ? `either ${people.people.map((person) => nameAt(at, person)).join(" or ")}`
    : sayAmountIn(numbers, size, sayPeople(people, { at }));
  const isSingle = isOne(numbers, size);
  return `${who} ${isBare ? sayBe(isSingle ? 1 : 2) : areKind(kindWord(at, identity), isSingle)}`;
}

/** "two neighbors in row 2 are elves", where it is plain whose they are. */
function saySizeless(count: ClauseParts["countAre"], { at }: WordScene): string {
  const { people, numbers, size, identity } = count;
  if (people.kind !== "group" || people.share !== "all" || !people.isOwn || numbers.join() === "0")
    return sayCountAre(count, at);
  const isSingle = isOne(numbers, size);
  const place = [people.place.in, ...(people.place.kind === "both" ? [people.place.and] : [])];
  const own = place.find((key) => ownerOf(at, key));
  return `${sayWanted(numbers, size)} ${isSingle ? "neighbor" : "neighbors"}${sayMore(at, people.place, own)} ${areKind(kindWord(at, identity), isSingle)}`;
}

/** Whether a number is told of people by their names. */
const isOfNames = (clause: Clause): boolean =>
  clause.kind === "here" ? isOfNames(clause.clause) : clause.kind === "countAre" && clause.people.kind === "names";

/** "there would be at least 1 elf among the former", "Li Mu would be an elf". */
function sayWould(tallies: readonly SumTally[], identity: boolean, scene: WordScene): string {
  const many = tallies.filter(({ isOne }) => !isOne);
  const each = tallies.flatMap(({ bounds, among, isOne }) => {
    const not = bounds.every(({ most }) => most === 0) ? "not " : "";
    const kind = withArticle(kindWord(scene.at, identity).one);
    return isOne && among ? [`${sayPeople(among, scene)} would ${not}be ${kind}`] : [];
  });
  const apart = isApart(many[0]?.among) ? `, ${APART},` : "";
  return sayList(many.length === 0 ? each : [`there would be${apart} ${sayAll(many, identity, scene)}`, ...each]);
}

const sayKinds = (number: number, { one, many }: Word): string => `${sayNumber(number)} ${number === 1 ? one : many}`;

/** The kind that names need not be told with. */
const kindIn = ({ kind, isFaint }: WordScene): boolean | undefined => (isFaint ? undefined : kind);

/** "is an elf"; where that kind is in mind "is one", and of the other "is not". */
function sayAre(identity: boolean, isSingle: boolean, scene: WordScene): string {
  const { at } = scene;
  const kind = kindIn(scene);
  if (kind === !identity) return `${sayBe(isSingle ? 1 : 2)} not`;
  return kind === identity && isSingle ? "is one" : areKind(kindWord(at, identity), isSingle);
}

/** "Li Mu and two others are elves", "two elves are known". */
function sayKnown({ identity, named, lit }: KnownPeople, scene: WordScene): string {
  const { at, kind } = scene;
  const isOnly = lit.length === 1;
  if (named.length > 0)
    return `${sayWithOthers(named, lit.length, at)} ${sayAre(identity, named.length + lit.length === 1, scene)}`;
  const many = kind === identity ? sayNumber(lit.length) : sayKinds(lit.length, kindWord(at, identity));
  return `${many} ${sayBe(isOnly ? 1 : 2)} known`;
}

/** The same where only this kind is in mind. */
const withKind = ({ at }: Pick<WordScene, "at">, kind: boolean | undefined): WordScene => ({
  at,
  ...(kind === undefined ? {} : { kind }),
});

/** Of one person: "that means Li Mu cannot be an elf". */
const sayMust = (name: string, isSo: boolean, { one }: Word): string =>
  `that means ${name} ${isSo ? "must" : "cannot"} be ${withArticle(one)}`;

/** What the clause is about, where it is the clue. */
const it = ({ lead }: WordScene): string => (lead?.kind === "subject" ? lead.subject : "it");

/** A word that links the clause to what was said before, if anything stands before it. */
const link = (word: string, { lead }: WordScene): string => (lead ? "" : `${word} `);

/** "Li Mu is the other, so …", "Li Mu and two others are the other three, so …". */
const sayTheOthers = (
  { people, end }: Namely,
  { numbers: [number = 0] }: Pick<ClauseParts["leaves"], "numbers">,
  scene: WordScene,
): string =>
  `${sayPeople(people, scene)} ${number === 1 ? "is the other" : `are the other ${sayNumber(number)}`}, so ${say(end, scene)}`;

const CLAUSES: Linearizer<ClauseParts> = {
  are({ people, size, identity }, scene) {
    const who = sayPeople(people, scene);
    if (scene.kind === identity && people.kind === "allOfThese") return `${who} are`;
    return `${who} ${sayAre(identity, size === 1, scene)}`;
  },
  known({ groups }, scene) {
    if (groups.some(({ named }) => named.length > 0)) return sayList(groups.map((group) => sayKnown(group, scene)));
    const [first, ...more] = groups;
    if (first && more.length === 0 && first.identity === scene.kind) return `${sayNumber(first.lit.length)} are known`;
    const kinds = groups.map(({ identity, lit }) => sayKinds(lit.length, kindWord(scene.at, identity)));
    return `${sayList(kinds)} are known`;
  },
  countAre: (node, { at, kind }) => sayCountAre(node, at, kind === node.identity),
  othersAre: ({ size, named, identity }, { at }) =>
    `the other ${sayNumber(size)}, ${sayNames(at, named)} among them, are ${kindWord(at, identity).many}`,
  clauses({ of }, scene) {
    let kind = kindIn(scene);
    const told = of.map((clause, i) => {
      const now = clause.kind === "countAre" ? withKind(scene, kind) : { at: scene.at };
      const words = sayClause(clause, i === 0 ? scene : now);
      kind = kindAfter(clause, kind);
      return words;
    });
    return sayList(told);
  },
  so({ reason, end }, scene) {
    if (!reason) return `${link("so", scene)}${say(end, scene)}`;
    // What follows of people by name is said in full.
    const kind = end.kind === "countAre" ? kindAfter(reason, kindIn(scene)) : undefined;
    return `${sayClause(reason, scene)}, so ${sayClause(end, withKind(scene, kind))}`;
  },
  because({ grounds, sum }, scene) {
    const kind = kindAfter(grounds, kindIn(scene));
    const isClear = sum.kind === "makes" && sum.tallies.length === 1 && kind === sum.identity;
    const made = isClear
      ? sayMade(sum.tallies, undefined, scene)
      : sayClause(sum, withKind(scene, sum.kind === "onlyOthers" ? kind : undefined));
    return `${sayClause(grounds, scene)}: ${made}`;
  },
  cannotBe: () => "that cannot be",
  doesNotFit: ({ reason }, scene) => `${sayClause(reason, scene)}, which does not fit`,
  apart: ({ of }, scene) => inTurn(of, scene).join("; "),
  before({ clause, isClose, next }, scene) {
    const namely = namelyIn(next);
    if (namely && clause.kind === "leaves" && clause.isBeside) return sayTheOthers(namely, clause, scene);
    if (namely) {
      // Of two by name one is picked out, of more they are added.
      const who = `${isOfNames(clause) ? "namely " : ""}${sayPeople(namely.people, scene)}`;
      return `${sayClause(clause, scene)}, ${who}, so ${say(namely.end, scene)}`;
    }
    const then = sayClause(next, withKind(scene, kindAfter(clause, kindIn(scene))));
    return `${sayClause(clause, scene)}${isClose ? "," : ";"} ${then}`;
  },
  given: ({ grounds, next }, scene) => `${sayClause(grounds, scene)}: ${say(next, scene)}`,
  first: ({ grounds, next }, scene) => `${sayClause(grounds, scene)}, and ${say(next, scene)}`,
  andAlso: ({ grounds, next }, scene) => `${sayClause(grounds, scene)}, and ${say(next, scene)}`,
  here: ({ clause, isSizeless }, scene) =>
    isSizeless && clause.kind === "countAre" ? saySizeless(clause, scene) : say(clause, scene),
  takes: ({ people }, scene) => `that takes ${sayPeople(people, scene)}`,
  leaves({ numbers, size, identity, isBeside }, { at }) {
    const isSingle = isOne(numbers, size);
    const other = isBeside ? (isSingle ? " other" : " others") : "";
    return `${isBeside && numbers.join() === "0" ? "no" : sayWanted(numbers, size)}${other} ${areKind(kindWord(at, identity), isSingle)}`;
  },
  leavesFor({ numbers, size, identity, people }, scene) {
    const [who, kind] = [sayPeople(people, scene), kindWord(scene.at, identity)];
    if (size === 1) return sayMust(who, (numbers[0] ?? 0) > 0, kind);
    if (numbers.join() === "0") return `that leaves no ${kind.many} for ${who}`;
    return `${sayAmountIn(numbers, size, who)} ${areKind(kind, isOne(numbers, size))}`;
  },
  leavesNone({ identity, people, size }, scene) {
    const [who, kind] = [sayPeople(people, scene), kindWord(scene.at, identity)];
    return size === 1 ? sayMust(who, false, kind) : `that leaves no ${kind.many} for ${who}`;
  },
  areThose({ people, number, isExact }, scene) {
    const who = sayPeople(people, scene);
    if (isLit(people)) return isExact ? `those ${who} are known` : `${who} are known already`;
    if (isExact) return `${who} ${number === 1 ? "is that one" : `are those ${sayNumber(number)}`}`;
    return `${who} ${number === 1 ? "is one already" : `are ${sayNumber(number)} already`}`;
  },
  areTheOnes({ people, number, identity }, scene) {
    const { one, many } = kindWord(scene.at, identity);
    if (isLit(people)) return `the ${sayNumber(number)} ${many} are known`;
    return `${sayPeople(people, scene)} ${number === 1 ? `is the one ${one}` : `are the ${sayNumber(number)} ${many}`}`;
  },
  makeAtMost({ people, size, identity }, scene) {
    const { one, many } = kindWord(scene.at, identity);
    return `${sayPeople(people, scene)} ${size === 1 ? `makes at most one ${one}` : `make at most ${sayNumber(size)} ${many}`}`;
  },
  makes: ({ tallies, identity, isRestHeld }, scene) =>
    `${isRestHeld ? "if the rest holds, " : ""}${sayMade(tallies, identity, scene)}`,
  onlyOthers: ({ bounds, identity }, { at, kind }) =>
    `${sayOthers(bounds)} ${kind === identity ? sayBe(isOneOf(bounds) ? 1 : 2) : areKind(kindWord(at, identity), isOneOf(bounds))}`,
  makesAll: ({ number }) =>
    number === 1 ? "that is the one" : `that makes ${number === 2 ? "both" : `all ${sayNumber(number)}`}`,
  lastIs({ people, size, number }, scene) {
    const who =
      size === 2 && people.kind === "names"
        ? people.people.map((person) => nameAt(scene.at, person)).join(" or ")
        : `one of ${sayPeople(people, scene)}`;
    return `${number === 1 ? "it" : number === 2 ? "the other" : `the ${sayOrdinal(number)}`} is ${who}`;
  },
  makesAndTakes({ tallies, identity, numbers, size, isTight }, scene) {
    const made = sayMade(tallies, identity, scene);
    if (!isTight && isNone(tallies)) return made;
    const link = isTight ? "and it takes" : numbers.length > 1 ? "but it takes" : "not";
    return `${made}, ${link} ${sayWanted(numbers, size)}`;
  },
  orElse: ({ claims, tallies, identity, isRestHeld }, scene) =>
    `${sayClause(claims, scene)}, or${isRestHeld ? " else, if the rest holds," : ""} ${sayWould(tallies, identity, scene)}`,
  orElseLead: ({ claims, lead, sides: [one, other], identity }, scene) =>
    `${sayClause(claims, scene)}, or there would be${isApart(one) ? `, ${APART},` : ""} ${lead} ${kindWord(scene.at, identity).many} ${sayAmong(one, scene)} ${lead === "not as many" ? "as" : "than"} ${sayAmong(other, scene)}`,
  butAre: ({ demand, grounds }, scene) =>
    `${sayClause(demand, scene)}, but ${sayClause(grounds, withKind(scene, kindAfter(demand)))}`,
  tooMany: ({ grounds, most }, scene) => `${sayClause(grounds, scene)}, ${sayMoreThan(most)}`,
  counts: ({ people }, scene) => `${it(scene)} counts ${sayPeople(people, scene)}`,
  countsOnly: ({ people }, scene) => `${it(scene)} counts only ${sayPeople(people, scene)}`,
  groupIs: ({ group, size, people }, scene) => `${sayPeople(group, scene)} ${sayBe(size)} ${sayPeople(people, scene)}`,
  areAmong: ({ people, number, group }, scene) =>
    `${sayPeople(people, scene)} ${sayBe(number)} ${sayNumber(number)} of ${sayPeople(group, scene)}`,
  comesDownTo: ({ sides }, scene) =>
    `${it(scene)} comes down to ${sides.map((side) => sayPeople(side, scene)).join(" against ")}`,
  nothingConnects: ({ people }, scene) => `nothing then connects ${sayPeople(people, scene)}`,
  neverConnected: ({ grounds, identity }, scene) =>
    `${sayClause(grounds, scene)}: whoever of these is which, the ${kindWord(scene.at, identity).many} are not connected`,
  nothingConnectsWith: ({ people, others }, scene) =>
    `nothing connects ${sayPeople(people, scene)} with ${sayPeople(others, scene)}`,
  connectedOnlyThrough: ({ people, size, through }, scene) =>
    `${sayPeople(people, scene)} ${size > 1 ? "are connected only through" : "needs"} ${sayPeople(through, scene)}`,
  thatIs: ({ people }, scene) => `that is ${sayPeople(people, scene)}`,
};

/** With how it begins, if something stands before it. */
export const sayClause = (clause: Clause, scene: WordScene): string => sayBy(CLAUSES, clause, scene);

/** In the middle of a sentence. */
const say = (clause: Clause, { at }: WordScene): string => sayClause(clause, { at });

const inTurn = (clauses: readonly Clause[], scene: WordScene): string[] =>
  clauses.map((clause, i) => (i === 0 ? sayClause : say)(clause, scene));
