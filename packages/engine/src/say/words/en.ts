// Proofs, hints and answers in English.

import { capitalize, sayList, withArticle } from "@demonstrandum/text";
import type { Word } from "../../game/table.ts";
import { TOO_MUCH } from "../../reason/bounds.ts";
import type { Bounds, ProofWording, SumTally } from "./wording.ts";

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** "three", and from eleven on "11". */
const sayNumber = (number: number): string => NUMBERS[number] ?? String(number);

/** Of so few all numbers but one are told one by one. */
const FEW = 3;

const missingFrom = (numbers: readonly number[]): number => numbers.findIndex((number, i) => number !== i);

/** "exactly 2", "at least 2", "at most 2", "from 2 to 4", "1, 3 or 5", "not exactly 3", of `all` people. */
function sayAmount(numbers: readonly number[], all: number): string {
  const [least = 0] = numbers;
  const most = numbers.at(-1) ?? 0;
  if (numbers.length === 1) return `exactly ${least}`;
  if (numbers.length === all && most - least === all && all > FEW) return `not exactly ${missingFrom(numbers)}`;
  if (most - least > numbers.length - 1) {
    return `${numbers.slice(0, -1).join(", ").replace(/^0/, "none")} or ${most}`;
  }
  if (most === all) return `at least ${least}`;
  if (least === 0) return `at most ${most}`;
  return most - least === 1 ? `${least} or ${most}` : `from ${least} to ${most}`;
}

/** What is wanted, by itself. */
const sayWanted = (numbers: readonly number[], all: number): string =>
  numbers.join() === "0" ? "none" : sayAmount(numbers, all);

/** Whether the words for these numbers end in a one. */
function isOne(numbers: readonly number[], size: number): boolean {
  const [least = 0] = numbers;
  const most = numbers.at(-1) ?? 0;
  return most === 1 || (least === 1 && most === size && most - least === numbers.length - 1);
}

/** "exactly 2 of these three", "either both or neither of Li Mu and Wang Hua". */
function sayAmountIn(numbers: readonly number[], size: number, people: string): string {
  const isEither = size === 2 && numbers.join() === "0,2";
  return `${isEither ? "either both or neither" : sayAmount(numbers, size)} of ${people}`;
}

const areKind = ({ one, many }: Word, isSingle: boolean): string =>
  isSingle ? `is ${withArticle(one)}` : `are ${many}`;

/** "3", "at least 3", "at most 3", "3 or 4", "from 3 to 5". */
function sayBounds({ least, most }: Bounds): string {
  if (least === undefined) return most === 0 ? "0" : `at most ${most}`;
  if (most === undefined) return `at least ${least}`;
  if (least === most) return String(least);
  return most - least === 1 ? `${least} or ${most}` : `from ${least} to ${most}`;
}

const sayEither = (amounts: readonly string[]): string =>
  [amounts.slice(0, -1).join(", "), ...amounts.slice(-1)].filter((text) => text !== "").join(" or ");

/** "no elves", "at least 1 elf among the former and at most 3 among the latter". */
const sayTallies = (tallies: readonly SumTally[], { one, many }: Word): string =>
  sayList(
    tallies.map(({ bounds, among }, i) => {
      const amount = sayEither(bounds.map(sayBounds)).replace(/^0(?=,| or)/, "none");
      const kind = i > 0 ? "" : /(^|\D)1$/.test(amount) ? ` ${one}` : ` ${many}`;
      const none = i > 0 ? "none" : "no";
      return `${amount === "0" ? none : amount}${kind}${among === undefined ? "" : ` among ${among}`}`;
    }),
  );

/** "there would be at least 1 elf among the former", "Li Mu would be an elf". */
function sayWould(tallies: readonly SumTally[], kind: Word): string {
  const many = tallies.filter(({ isOne }) => !isOne);
  const each = tallies
    .filter(({ isOne }) => isOne)
    .map(({ bounds, among }) => `${among} would ${isNone(bounds) ? "not " : ""}be ${withArticle(kind.one)}`);
  return sayList(many.length === 0 ? each : [`there would be ${sayTallies(many, kind)}`, ...each]);
}

const isNone = (bounds: readonly Bounds[]): boolean => bounds.every(({ most }) => most === 0);

/** Of one person: "that means Li Mu cannot be an elf". */
const sayMust = (name: string, isSo: boolean, { one }: Word): string =>
  `that means ${name} ${isSo ? "must" : "cannot"} be ${withArticle(one)}`;

const sayBe = (size: number): string => (size === 1 ? "is" : "are");

/** "Li Mu's" and "James's" alike. */
const sayOwner = (name: string): string => `${name}'s`;

const CLUE: Word = { one: "clue", many: "clues" };

export const en: ProofWording = {
  names: sayList,
  nameAndOthers: (name, others) => sayList([name, `${sayNumber(others)} others`]),
  group(where, size, share) {
    const many = size === 1 ? "only one" : sayNumber(size);
    if (share === "unknown") return `the ${many} still unknown ${where}`;
    return `the ${share === "other" ? many.replace(/^(only )?/, "$1other ") : many} ${where}`;
  },
  inBoth: (one, other) => `${one} and ${other}`,
  inOneOnly: (one, other) => `${one} and not ${other}`,
  besides: (where, names) => `${where} besides ${names}`,
  these: (size) => `these ${sayNumber(size)}`,
  all: (size) => (size === 2 ? "both" : `all ${sayNumber(size)}`),
  everyOneOf: (people, size) => `${["", "", "both "][size] ?? "all of "}${people}`,
  clueOf: (name, clue = CLUE) => `${sayOwner(name)} ${clue.one}`,
  cluesOf: (names, clue = CLUE) => `${sayList(names.map(sayOwner))} ${clue.many}`,

  are: (people, size, kind) => `${people} ${areKind(kind, size === 1)}`,
  countAre: (numbers, size, people, kind) =>
    `${sayAmountIn(numbers, size, people)} ${areKind(kind, isOne(numbers, size))}`,
  othersAre: (size, names, areAllNamed, { many }) =>
    `the other ${sayNumber(size)}, ${areAllNamed ? names : `${names} among them`}, are ${many}`,

  clauses: sayList,
  so: (reason, end) => `${reason}, so ${end}`,
  soOnly: (end) => `so ${end}`,
  because: (grounds, sum) => [grounds, sum].filter((text) => text !== "").join(": "),
  cannotBe: "that cannot be",
  doesNotFit: (reason) => `${reason}, which does not fit`,
  apart: (reasons) => reasons.join("; "),
  before: (clause, isClose = false) => `${clause}${isClose ? "," : ";"} `,
  given: (grounds) => `${grounds}: `,
  first: (grounds) => `${grounds}, and `,
  and: (grounds) => `${grounds}, and `,
  here: (clause) => `here ${clause}`,
  takes: (everyone) => `that takes ${everyone}`,
  leaves(numbers, size, kind) {
    const amount = numbers.length === 1 ? String(numbers[0]) : sayAmount(numbers, size);
    return `that leaves ${amount === "0" ? "no" : amount} ${/\b1$/.test(amount) ? kind.one : kind.many}`;
  },
  leavesFor(numbers, size, kind, people) {
    const [number = 0] = numbers;
    if (size === 1) return sayMust(people, number > 0, kind);
    const amount = numbers.length > 1 ? sayAmount(numbers, size) : number === 0 ? "no" : String(number);
    return `that leaves ${amount} ${numbers.join() === "1" ? kind.one : kind.many} for ${people}`;
  },
  leavesNone: (kind, people, size) =>
    size === 1 ? sayMust(people, false, kind) : `that leaves no ${kind.many} for ${people}`,
  areThose(people, number, isExact) {
    if (isExact) return `${people} ${number === 1 ? "is that one" : `are those ${sayNumber(number)}`}`;
    return `${people} ${number === 1 ? "is one already" : `are ${sayNumber(number)} already`}`;
  },
  areTheOnes: (people, number, { one, many }) =>
    `${people} ${number === 1 ? `is the one ${one}` : `are the ${sayNumber(number)} ${many}`}`,
  makeAtMost: (people, size, { one, many }) =>
    `${people} ${size === 1 ? `makes at most 1 ${one}` : `make at most ${size} ${many}`}`,
  makes: (tallies, kind) => `that makes ${sayTallies(tallies, kind)}`,
  makesAndTakes: (tallies, kind, numbers, size) =>
    `that makes ${sayTallies(tallies, kind)}, and it takes ${sayWanted(numbers, size)}`,
  orElse: (claims, tallies, kind, isRestHeld = false) =>
    `${claims}, or else${isRestHeld ? ", if the rest holds," : ""} ${sayWould(tallies, kind)}`,
  orElseLead: (claims, lead, { many }) =>
    `${claims}, or else there would be ${lead} ${many} among the former ${lead === "not as many" ? "as" : "than"} among the latter`,
  others: "the others",
  former: "the former",
  latter: "the latter",
  othersOf: (side) => `the others of ${side}`,
  butAre: (demand, grounds) => `${demand}, but ${grounds}`,
  counts: (people) => `it counts ${people}`,
  countsOnly: (people) => `it counts only ${people}`,
  groupIs: (group, size, people) => `${group} ${sayBe(size)} ${people}`,
  areAmong: (people, number, group) => `${people} ${sayBe(number)} ${sayNumber(number)} of ${group}`,
  comesDownTo: (sides) => `it comes down to ${sides.join(" against ")}`,
  nothingConnects: (people) => `nothing then connects ${people}`,
  neverConnected: (grounds, { many }) => `${grounds}: whoever of these is which, the ${many} are not connected`,
  nothingConnectsWith: (people, others) => `nothing connects ${people} with ${others}`,
  connectedOnlyThrough: (people, size, through) =>
    size > 1 ? `${people} are connected only through ${through}` : `${people} needs ${through}`,
  thatIs: (people) => `that is ${people}`,

  suppose: (claim) => `Suppose ${claim}.`,
  therefore: (claim) => `So ${claim}.`,
  quote: (name, text, reason) => `${name} says: “${text}”${reason === "" ? "" : ` ${capitalize(reason)}.`}`,
  byClue: (clue, reason) =>
    reason.startsWith("it ") ? `${clue}${reason.slice(2)}.` : `By ${clue}, ${reason.replace(/^(so|here) /, "")}.`,
  byRules: (reason) => `By the rules of the game, ${reason.replace(/^(so|here) /, "")}.`,
  byKnown: (reason) => `${capitalize(reason)}.`,
  clash: (grounds) => `But ${grounds}: contradiction.`,
  // Names keep their capital; the only other beginning is "By".
  but: (sentence) => `But ${sentence.replace(/^By /, "by ")}`,

  quoteBare: (text) => `“${text.replace(/\.$/, "")}”`,
  quotes: sayList,
  quoteAndReason: (text, reason) => `“${text}”${reason === "" ? "" : ` ${capitalize(reason)}.`}`,
  saysWrongly: (name, text, reason) => `${name} says: “${text}” ${capitalize(reason)}`,
  since: (grounds) => `since ${grounds}, `,
  saysFalse: (name, quote) => `${name} says something false, ${quote}`,
  saysTrue: (name, quotes, count) =>
    count === 1 ? `${name} speaks the truth, ${quotes}` : `everything ${name} says is true`,
  saysNothingTrue: (name, quotes) => `nothing ${name} says is true, ${quotes}`,
  cannotAllBeTrue: (name, quotes) => `${name} says things that cannot all be true, ${quotes}`,
  wouldBeTrue: (quotes, count, would, name, { one }) =>
    `${quotes} ${would ? "would" : "could not"} ${count === 1 ? "be true" : "all be true"} if ${name} were ${withArticle(one)}`,
  wouldBeAlike: (quotes, name, { one }) =>
    `${quotes} would be all true or all false if ${name} were ${withArticle(one)}`,
  heardVerdict: (since, why, claim) => `${capitalize(`${since}${why}, so ${claim}`)}.`,
  heardFromEither: (since, name, [ordinary, hidden], quotes, claim) =>
    `${capitalize(`${since}be ${name} ${withArticle(ordinary.one)} or ${withArticle(hidden.one)}, ${quotes} can be said only if ${claim}`)}.`,
  heardFromNeither: (since, name, [ordinary, hidden], quotes) =>
    `But ${since}neither ${withArticle(ordinary.one)} nor ${withArticle(hidden.one)} could say what ${name} says, ${quotes}: contradiction.`,
  heardCount: (is, isLie, said) => `${is} and ${isLie ? "lies" : "speaks the truth"}: ${said}`,
  foundJudged: (why, isTrue, claim) => `${why}. So this is ${isTrue}, and ${claim}.`,
  judgedOtherwise: (why, isTrue, is) => `But ${why}. So this is ${isTrue}, and yet ${is}: contradiction.`,
  inCase: (is, isTrue, reason) => `If ${is}, this is ${isTrue}: ${reason}`,
  inBrokenCase(is, isTrue, reason) {
    const sum = reason.replace(/^here /, "");
    if (!isTrue) return `If ${is}, this is false, but then ${sum}, as it says`;
    return `If ${is}, this is true, ${sum.includes(", but ") ? "and" : "but"} then ${sum}`;
  },
  heardCases: (name, text, cases, claim) =>
    `${name} says: “${text}” ${cases.join(". ")}.${claim === "" ? "" : ` So ${claim}.`}`,
  neitherCase: (name, text, cases) => `But ${name} says: “${text}” ${cases.join(". ")}: contradiction.`,
  andThen: (reason) => `And then ${reason.replace(/^(so|here) /, "")}.`,
  foundAllJudged: (name, told, areTrue, claim) =>
    `${name} says: ${told} So ${areTrue ? "all" : "not all"} of this is true, and ${claim}.`,
  allOtherwise: (name, told, areTrue, is) =>
    `But ${name} says: ${told} So ${areTrue ? "all" : "not all"} of this is true, and yet ${is}: contradiction.`,
  failsIf: (is, areTrue, told, claim) =>
    `If ${is}, ${areTrue ? "all of this is true:" : "not all of this is true, but:"} ${told} So ${claim}.`,
  heardFalseCount: (is, since, said) => `${is} and says something false: ${since}that can only be ${said}`,
  sentences: (sentences) => sentences.join(" "),
  heardTruth: (is, quotes, since, claim) => `${is} and speaks the truth, ${quotes}, so ${since}${claim}.`,
  heardLie: (is, quotes, since, claim) => `${is} and lies, ${quotes}, so ${since}${claim}.`,
  heardFalsehood: (is, quotes, count, since, claim) =>
    `${is} and says something false: ${since}${count === 1 ? `that can only be ${quotes}` : `${quotes} are not all true`}, so ${claim}.`,
  heardTrueCount: (is, since, said) => `${is} and says something true: ${since}that can only be ${said}`,
  heardSomeTruth: (is, quotes, count, since, claim) =>
    `${is} and says something true: ${since}${count === 1 ? `that can only be ${quotes}` : `${quotes} are not all false`}, so ${claim}.`,
  heardMixture: (is, quotes, since, claim) =>
    `${is} and says something true and something false, ${quotes}, so ${since}${claim}.`,
  contradiction: (since, verdict, is) => `But ${since}${verdict}, and ${is}: contradiction.`,

  print: {
    head: (dialect, difficulty, seed) => [dialect, difficulty, `seed ${seed}`].filter(Boolean).join(", "),
    start: "Revealed at the start",
    open: "Everybody has spoken",
    solution: "Solution",
    place: (name, place) => `${name} (${place})`,
    quote: (text) => `“${text}”`,
    revealed: (place, { one }, quote) => `${place}, ${one}: ${quote}`,
    told: (place, what) => `${place}: ${what}`,
    marked: (person, marks) => `${person} (${marks.join(", ")})`,
  },

  nothingLeft: "There is nothing left to find.",
  lookAt: (region) => `Look at ${region}.`,
  saysNew: (clues, count) => `${clues} ${count === 1 ? "says" : "together say"} something new.`,
  knownSaysNew: "What is already known says something new.",
  follows: (names) =>
    `${sayList(names.map(sayOwner))} ${names.length === 1 ? "identity follows" : "identities follow"}.`,
  verdicts: (claims) => `${claims}.`,
  verdictsBecause: (claims) => `${claims}, and this is why.`,
  unproved: (claim, clues) =>
    `The shortest way there is too long to write down, but every case was tried: if ${claim}, ${clues} cannot all be true.`,
  otherwise: (name, { one }) =>
    `Here is a world that fits everything on the table, and in it ${name} is ${withArticle(one)}.`,
  proved: (reading) => `It is proved. ${reading}`,
  readAgain: (clues) => `Read ${clues} again.`,
  lookAgain: "Look again at what is already known.",
  honesty(honesty, ordinary, hidden, isBrief) {
    const [truthful, liar] = [withArticle(ordinary.one), withArticle(hidden.one)];
    if (honesty === "truthful") return "Everyone tells the truth.";
    if (isBrief) return `What ${truthful} says is true. What ${liar} says is false.`;
    const lies =
      honesty === "lying"
        ? `Of the things ${liar} says, at least one is false.`
        : `${capitalize(liar)} says at least one thing that is false and at least one thing that is true.`;
    return `Everything ${truthful} says is true. ${lies}`;
  },
  says: (name, quote) => `${name} says${quote === undefined ? "." : `: “${quote}”`}`,
  ifSo: (claim, name, isTrue, quote) =>
    quote === undefined
      ? `If ${claim}, something ${name} says is ${isTrue}.`
      : `If ${claim}, this is ${isTrue}: “${quote}”`,
  notesFit: "No contradiction: what you pencilled fits everything on the table.",
  notesClash: "These cannot all be so. One of your notes is wrong.",
  pencilled: (claim) => `You pencilled: ${claim}.`,
  pencilledAs: (isTrue, quote, name) => `You pencilled as ${isTrue}: “${quote}” (${name})`,
  tooMuch: TOO_MUCH,
  saysOtherwise: (claim) => `The clues prove that ${claim}, but the puzzle says otherwise.`,
  nothingProves: (names) => `Nothing proves anything about ${sayList(names)}.`,
};
