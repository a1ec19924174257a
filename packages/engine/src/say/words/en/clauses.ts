// The clauses of a proof in English: neither a capital nor a full stop.

import { sayList, withArticle } from "@demonstrandum/text";
import type { Table, Word } from "../../../game/table.ts";
import type { Clause, ClauseParts, GroupPlace, People, PeopleParts, SumTally } from "../../saying.ts";
import { groupByKey, kindWord, nameAt } from "../at-table.ts";
import { type Linearizer, sayBy, type WordScene } from "../linearizer.ts";
import { isOne, sayAmountIn, sayLeft, sayLeftFor, sayNumber, sayTallies, sayWanted } from "./amounts.ts";

export const sayNames = (at: Table, people: readonly number[]): string =>
  sayList(people.map((person) => nameAt(at, person)));

function sayPlace(at: Table, place: GroupPlace): string {
  const { where } = groupByKey(at, place.in);
  switch (place.kind) {
    case "one":
      return where;
    case "both":
      return `${where} and ${groupByKey(at, place.and).where}`;
    case "without":
      return `${where} and not ${groupByKey(at, place.not).where}`;
    case "besides":
      return `${where} besides ${sayNames(at, place.people)}`;
  }
}

const GROUP_SIZE = { all: "", other: "other ", unknown: "" };

const PEOPLE: Linearizer<PeopleParts> = {
  names: ({ people }, { at }) => sayNames(at, people),
  nameAndOthers: ({ person, others }, { at }) => sayList([nameAt(at, person), `${sayNumber(others)} others`]),
  group({ place, size, share }, { at }) {
    const only = size === 1 ? "only " : "";
    const unknown = share === "unknown" ? " still unknown" : "";
    return `the ${only}${GROUP_SIZE[share]}${sayNumber(size)}${unknown} ${sayPlace(at, place)}`;
  },
  everyOneOf: ({ people, size }, scene) => `${["", "", "both "][size] ?? "all of "}${sayPeople(people, scene)}`,
  these: ({ size }) => `these ${sayNumber(size)}`,
  allOfThese: ({ size }) => (size === 2 ? "both" : `all ${sayNumber(size)}`),
  others: () => "the others",
  side: ({ side, isRest }) => (isRest ? `the others of the ${side}` : `the ${side}`),
};

export const sayPeople = (people: People, { at }: WordScene): string => sayBy(PEOPLE, people, { at });

const areKind = ({ one, many }: Word, isSingle: boolean): string =>
  isSingle ? `is ${withArticle(one)}` : `are ${many}`;

const sayBe = (size: number): string => (size === 1 ? "is" : "are");

const sayAll = (tallies: readonly SumTally[], identity: boolean, scene: WordScene): string =>
  sayTallies(tallies, kindWord(scene.at, identity), ({ among }) => (among ? ` among ${sayPeople(among, scene)}` : ""));

/** "there would be at least 1 elf among the former", "Li Mu would be an elf". */
function sayWould(tallies: readonly SumTally[], identity: boolean, scene: WordScene): string {
  const many = tallies.filter(({ isOne }) => !isOne);
  const each = tallies.flatMap(({ bounds, among, isOne }) => {
    const not = bounds.every(({ most }) => most === 0) ? "not " : "";
    const kind = withArticle(kindWord(scene.at, identity).one);
    return isOne && among ? [`${sayPeople(among, scene)} would ${not}be ${kind}`] : [];
  });
  return sayList(many.length === 0 ? each : [`there would be ${sayAll(many, identity, scene)}`, ...each]);
}

/** Of one person: "that means Li Mu cannot be an elf". */
const sayMust = (name: string, isSo: boolean, { one }: Word): string =>
  `that means ${name} ${isSo ? "must" : "cannot"} be ${withArticle(one)}`;

/** What the clause is about, where it is the clue. */
const it = ({ lead }: WordScene): string => (lead?.kind === "subject" ? lead.subject : "it");

/** A word that links the clause to what was said before, if anything stands before it. */
const link = (word: string, { lead }: WordScene): string => (lead ? "" : `${word} `);

const CLAUSES: Linearizer<ClauseParts> = {
  are: ({ people, size, identity }, scene) =>
    `${sayPeople(people, scene)} ${areKind(kindWord(scene.at, identity), size === 1)}`,
  countAre: ({ numbers, size, people, identity }, scene) =>
    `${sayAmountIn(numbers, size, sayPeople(people, scene))} ${areKind(kindWord(scene.at, identity), isOne(numbers, size))}`,
  othersAre({ size, named, areAllNamed, identity }, { at }) {
    const names = sayNames(at, named);
    return `the other ${sayNumber(size)}, ${areAllNamed ? names : `${names} among them`}, are ${kindWord(at, identity).many}`;
  },
  clauses: ({ of }, scene) => sayList(inTurn(of, scene)),
  so: ({ reason, end }, scene) =>
    reason ? `${sayClause(reason, scene)}, so ${say(end, scene)}` : `${link("so", scene)}${say(end, scene)}`,
  because: ({ grounds, sum }, scene) => `${sayClause(grounds, scene)}: ${say(sum, scene)}`,
  cannotBe: () => "that cannot be",
  doesNotFit: ({ reason }, scene) => `${sayClause(reason, scene)}, which does not fit`,
  apart: ({ of }, scene) => inTurn(of, scene).join("; "),
  before: ({ clause, isClose, next }, scene) => `${sayClause(clause, scene)}${isClose ? "," : ";"} ${say(next, scene)}`,
  given: ({ grounds, next }, scene) => `${sayClause(grounds, scene)}: ${say(next, scene)}`,
  first: ({ grounds, next }, scene) => `${sayClause(grounds, scene)}, and ${say(next, scene)}`,
  andAlso: ({ grounds, next }, scene) => `${sayClause(grounds, scene)}, and ${say(next, scene)}`,
  here: ({ clause }, scene) => `${link("here", scene)}${say(clause, scene)}`,
  takes: ({ people }, scene) => `that takes ${sayPeople(people, scene)}`,
  leaves: ({ numbers, size, identity }, { at }) => `that leaves ${sayLeft(numbers, size, kindWord(at, identity))}`,
  leavesFor({ numbers, size, identity, people }, scene) {
    const [who, kind] = [sayPeople(people, scene), kindWord(scene.at, identity)];
    if (size === 1) return sayMust(who, (numbers[0] ?? 0) > 0, kind);
    return `that leaves ${sayLeftFor(numbers, size, kind)} for ${who}`;
  },
  leavesNone({ identity, people, size }, scene) {
    const [who, kind] = [sayPeople(people, scene), kindWord(scene.at, identity)];
    return size === 1 ? sayMust(who, false, kind) : `that leaves no ${kind.many} for ${who}`;
  },
  areThose({ people, number, isExact }, scene) {
    const who = sayPeople(people, scene);
    if (isExact) return `${who} ${number === 1 ? "is that one" : `are those ${sayNumber(number)}`}`;
    return `${who} ${number === 1 ? "is one already" : `are ${sayNumber(number)} already`}`;
  },
  areTheOnes({ people, number, identity }, scene) {
    const { one, many } = kindWord(scene.at, identity);
    return `${sayPeople(people, scene)} ${number === 1 ? `is the one ${one}` : `are the ${sayNumber(number)} ${many}`}`;
  },
  makeAtMost({ people, size, identity }, scene) {
    const { one, many } = kindWord(scene.at, identity);
    return `${sayPeople(people, scene)} ${size === 1 ? `makes at most 1 ${one}` : `make at most ${size} ${many}`}`;
  },
  makes: ({ tallies, identity }, scene) => `that makes ${sayAll(tallies, identity, scene)}`,
  makesAndTakes: ({ tallies, identity, numbers, size }, scene) =>
    `that makes ${sayAll(tallies, identity, scene)}, and it takes ${sayWanted(numbers, size)}`,
  orElse: ({ claims, tallies, identity, isRestHeld }, scene) =>
    `${sayClause(claims, scene)}, or else${isRestHeld ? ", if the rest holds," : ""} ${sayWould(tallies, identity, scene)}`,
  orElseLead: ({ claims, lead, identity }, scene) =>
    `${sayClause(claims, scene)}, or else there would be ${lead} ${kindWord(scene.at, identity).many} among the former ${lead === "not as many" ? "as" : "than"} among the latter`,
  butAre: ({ demand, grounds }, scene) => `${sayClause(demand, scene)}, but ${say(grounds, scene)}`,
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
