// All tables of remarks, with an example of what fills each remark that something fills: one that is missing does not compile.

import { type Remark, textRemark } from "@demonstrandum/text";
import { en as atoms } from "../packages/clues/src/atoms/remarks/en.ts";
import { zh as atomsZh } from "../packages/clues/src/atoms/remarks/zh.ts";
import { en as classic } from "../packages/clues/src/classic/remarks/en.ts";
import { zh as classicZh } from "../packages/clues/src/classic/remarks/zh.ts";
import { en as clues } from "../packages/clues/src/remarks/en.ts";
import { zh as cluesZh } from "../packages/clues/src/remarks/zh.ts";
import { en as statements } from "../packages/clues/src/village/remarks/en.ts";
import { zh as statementsZh } from "../packages/clues/src/village/remarks/zh.ts";
import { en as who } from "../packages/clues/src/who/remarks/en.ts";
import { zh as whoZh } from "../packages/clues/src/who/remarks/zh.ts";
import { en as puzzles } from "../packages/engine/src/remarks/en.ts";
import { zh as puzzlesZh } from "../packages/engine/src/remarks/zh.ts";
import { en as grid } from "../packages/games/src/grid/remarks/en.ts";
import { zh as gridZh } from "../packages/games/src/grid/remarks/zh.ts";
import { en as games } from "../packages/games/src/remarks/en.ts";
import { zh as gamesZh } from "../packages/games/src/remarks/zh.ts";
import { en as village } from "../packages/games/src/village/remarks/en.ts";
import { zh as villageZh } from "../packages/games/src/village/remarks/zh.ts";
import { en as text } from "../packages/text/src/remarks/en.ts";
import { zh as textZh } from "../packages/text/src/remarks/zh.ts";

/** What fills them, by id; those without fillings need no example. */
type Examples<English extends Readonly<Record<string, (fillings: never) => string>>> = {
  readonly [Id in keyof English as Parameters<English[Id]> extends [] ? never : Id]: Parameters<English[Id]>[0];
};

const FLAW = textRemark.onlySpaces();
const OTHER_FLAW = textRemark.towersOfMarks();

const textExamples: Examples<typeof text> = {
  plain: { text: "甲某" },
  sentence: { clause: FLAW },
};

const cluesExamples: Examples<typeof clues> = {
  fullBoard: { most: 3, size: 14 },
  boardShape: { rows: 3, cols: 14, places: 25, size: 36 },
  sameName: { name: "甲某" },
  samePlace: { first: "甲某", second: "乙某" },
  wrongId: { name: "甲某", index: 3, id: 14 },
  outsideBoard: { name: "甲某" },
  noPerson: { person: "甲某", size: 3 },
  nobodyCalled: { name: "甲某" },
  longName: { name: "甲某", most: 3 },
  unseenName: { name: "甲某", flaw: FLAW },
  noName: { name: "甲某" },
  reservedName: { name: "甲某" },
  inData: { what: "甲某", flaw: FLAW },
  inDataAt: { what: "甲某", path: "乙某", flaw: FLAW },
  strangeKey: { key: "甲某" },
  dataNeeded: { expected: "甲某" },
  oneOfNeeded: { choices: ["子某", "丑某"] },
  smallNeeded: { most: 3 },
  noForm: { what: FLAW, id: "甲某" },
  didYouMean: { flaw: FLAW, suggestion: "甲某" },
  atPlace: { line: 3, column: 14, flaw: FLAW },
  row: { at: "甲某" },
  column: { at: "甲某" },
  noLine: { line: FLAW, count: 3, kind: "row" },
  notNeighbor: { person: "甲某", of: "乙某" },
  fewNeighbors: { person: "甲某", count: 3, asked: 14 },
  moreThanThere: { some: 3, all: 14 },
};

const classicExamples: Examples<typeof classic> = {
  notInLine: { person: "甲某", line: FLAW },
  noNeighborsInLine: { person: "甲某", line: FLAW },
  nobodyWithElement: { element: "Wood" },
  oneWithElement: { element: "Wood", asked: 3 },
  manyWithElement: { size: 3, element: "Wood", asked: 14 },
};

const atomsExamples: Examples<typeof atoms> = {
  tooManyAtoms: { most: 3 },
  argumentNeeded: { most: 3 },
  noArguments: { atom: "甲某" },
  oneArgument: { atom: "甲某" },
  manyArguments: { atom: "甲某", count: 3 },
  notNumber: { found: "甲某" },
  noRow: { last: 3 },
  noColumn: { last: "甲某" },
  noGroup: { name: "甲某" },
  noElement: { name: "甲某", elements: ["子某", "丑某"] },
  identityIsRoot: { elements: ["子某", "丑某"] },
  samePersonTwice: { atom: "甲某", person: "乙某" },
  notInOneLine: { first: "甲某", second: "乙某" },
  oneQuantifier: { atom: "甲某" },
  groupOfOne: { asked: 3 },
  groupOfMany: { size: 3, asked: 14 },
  longChain: { most: 3 },
  strangeCharacter: { character: "甲某" },
  unexpected: { expected: FLAW, found: OTHER_FLAW },
  thereIs: { text: "甲某" },
  openingBracket: { atom: "甲某" },
  commaAnd: { argument: FLAW },
  numberUpTo: { most: 3 },
  oneOf: { choices: ["子某", "丑某"] },
};

const whoExamples: Examples<typeof who> = {
  shortWordNeeded: { most: 3 },
  notStatement: { text: "甲某" },
  samePerson: { person: "甲某" },
  fewThere: { size: 3, asked: 14 },
  nobodyAtLine: { side: "above", line: FLAW },
  fewAtPerson: { size: 3, side: "above", person: "甲某", asked: 14 },
  nobodyBetween: { first: "甲某", second: "乙某" },
  noNameThere: { order: "before", person: "甲某" },
  namesThere: { size: 3, order: "before", person: "甲某", asked: 14 },
};

const statementsExamples: Examples<typeof statements> = {
  sameBothWays: { form: "甲某", first: 3, second: 14 },
  scopeOrder: { scope: "甲某" },
  formExpected: { forms: ["子某", "丑某"] },
  formMeant: { flaw: FLAW, suggestion: "甲某" },
  numberExpected: { what: FLAW, most: 3 },
  numberTooLarge: { what: FLAW, most: 3, found: "甲某" },
  tokenExpected: { token: "甲某" },
};

const puzzlesExamples: Examples<typeof puzzles> = {
  unreadConstraints: { why: "甲某" },
  unevenClues: { people: 3, clues: 14 },
  strangeStart: { person: 3 },
  notTrue: { speaker: "甲某", words: "乙某" },
  notSaidBy: { speaker: "甲某", kind: "乙某", words: "丙某" },
  saysNothing: { speaker: "甲某" },
  tellsNothing: { speaker: "甲某", words: "乙某" },
  saySame: { first: "甲某", second: "乙某", words: "丙某" },
  stuckChain: { person: "甲某", kind: "乙某" },
  someWorlds: { count: 3 },
  noLabel: { label: "甲某" },
  otherLabel: { label: "甲某", deserved: "乙某" },
  gameMissing: { games: ["子某", "丑某"] },
  gameUnknown: { games: ["子某", "丑某"], found: "甲某" },
  badPlay: { flaw: FLAW },
  badPlayAt: { place: "甲某", flaw: FLAW },
  strangeInPlay: { person: 3 },
  invalid: { label: "length", received: "甲某" },
  invalidInstead: { label: "length", expected: "甲某", received: "乙某" },
  longSeed: { most: 3 },
  unfitSeed: { flaw: FLAW },
  noSeed: { seed: "甲某", flaw: FLAW },
  noCode: { reason: FLAW },
  emptyCode: { reason: FLAW },
  unsoundCode: { defect: FLAW },
  noRoom: { value: 3 },
  longByline: { most: 60 },
  unfitByline: { flaw: FLAW },
};

const gamesExamples: Examples<typeof games> = {
  noPuzzle: { flaw: FLAW },
  noPuzzleKey: { key: FLAW },
  wrongAt: { place: "甲某", flaw: FLAW },
  key: { key: "甲某" },
  formatNeeded: { format: "甲某" },
  notJsonText: { text: "甲某" },
  notSaidHere: { text: "甲某" },
  noConfigKey: { key: FLAW },
  inConfig: { flaw: FLAW },
  inConfigAt: { key: "甲某", flaw: FLAW },
  debugElsewhere: { key: "甲某" },
  setTwice: { key: "甲某", before: "乙某" },
  noSwitchButOne: { key: "甲某", suggestion: "乙某" },
  noSwitch: { key: "甲某", keys: ["子某", "丑某"] },
  noNumber: { form: "甲某" },
};

const gridExamples: Examples<typeof grid> = {
  otherGamesPuzzle: { game: "甲某", wanted: "乙某" },
  noDialect: { game: "who", dialect: "甲某" },
  wrongSeat: { name: "甲某", id: 3 },
  strangeIdentity: { name: "甲某", identity: "乙某", ordinary: "丙某", hidden: "丁某" },
  subjectUnrevealed: { name: "甲某", subject: "乙某" },
  fewDirect: { count: 3, least: 14 },
  manyComplex: { count: 14, most: 3 },
  offTheme: { name: "甲某", theme: "nameless" },
  asideCount: { count: 3, wanted: 14 },
  asideTwice: { name: "甲某" },
  manyAsides: { size: 25, most: 14 },
  manyDirect: { most: 14 },
  manyElements: { count: 14, most: 3 },
  classicOnly: { key: "quotasOfOthers" },
  hiddenCount: { count: 3, kind: "甲某", least: 14, most: 25 },
  noRoot: { name: "甲某" },
  rootTwice: { name: "甲某" },
  strangeRoot: { name: "甲某" },
  noLie: { name: "甲某", words: "乙某" },
  illFormed: { name: "甲某", flaw: FLAW },
  switchedOff: { name: "甲某", part: "乙某" },
  idlePart: { name: "甲某", part: "乙某" },
  obvious: { name: "甲某" },
  otherWords: { name: "甲某", key: "乙某", expected: "丙某" },
  otherCells: { name: "甲某", cells: "乙某" },
  rolesInConfig: { flaw: FLAW },
  fellBack: { parts: ["子某", "丑某"] },
  withoutParts: { off: ["子某", "丑某"] },
  onlyParts: { on: ["子某", "丑某"] },
  fewThings: { different: 3, size: 14 },
  switchOnAny: { parts: ["子某", "丑某"] },
  switchOnAll: { parts: ["子某", "丑某"] },
  switchesLeave: { switched: FLAW, why: FLAW, advice: FLAW },
  noLevelOfSize: { rows: 3, cols: 3, difficulty: "brutal", labels: ["easy", "medium"] },
  themeTooNarrow: { theme: "roots", dialect: "classic" },
  noLiarsOfSize: { rows: 3, cols: 3 },
  demonsOfSize: { size: 9, least: 2, most: 4 },
  largeParameter: { key: "甲某" },
};

const villageExamples: Examples<typeof village> = {
  wrongIndex: { name: "甲某", index: 3, wanted: 14 },
  villagersSameName: { name: "甲某" },
  wrongLength: { name: "甲某", count: 3, least: 14, most: 25 },
  ofThemself: { name: "甲某", statement: "乙某" },
  fewRelations: { count: 3, least: 14 },
  manyCounts: { count: 3, most: 14 },
  highCost: { cost: 3, most: 14 },
  wolfCount: { count: 3, least: 14, most: 25 },
  idleStatement: { statement: "甲某", name: "乙某" },
  unevenLists: { villagers: 3, testimonies: 14, identities: 25 },
  labelNeeded: { labels: ["子某", "丑某"] },
  smallVillage: { least: 3 },
  largeVillage: { most: 3 },
  manyStatements: { most: 3 },
  longStatement: { most: 3 },
  noSetting: { key: FLAW },
  setting: { key: "甲某", must: FLAW },
  mustBeWhole: { least: 3, most: 14 },
  mustBeOneOf: { choices: ["子某", "丑某"] },
  helpsTerse: { wolves: 3 },
  helpsDense: { wolves: 3 },
  over: { least: "甲某", atLeast: 3, most: "乙某", atMost: 14 },
  tooManyWolves: { wolvesMax: 3, size: 14 },
  namesCount: { names: 3, size: 14 },
  nameUnfit: { flaw: FLAW },
  nameTwice: { name: "甲某" },
  twoAttempts: { attempts: 3, maxAttempts: 14 },
  countsOff: { count: 3 },
  tooManyRelations: { relations: 3, size: 14, room: 25 },
  smallBudget: { budget: 3, statements: 14 },
  terseEasy: { size: 3 },
  otherSizesCache: { found: 3, size: 14 },
};

/** Methods, so that sentences of different fillings can stand in one list. */
interface RemarkTable {
  readonly folder: string;
  readonly en: Readonly<Record<string, { say(fillings: Remark["fillings"]): string }["say"]>>;
  readonly zh: Readonly<Record<string, unknown>>;
  readonly examples: Readonly<Record<string, Remark["fillings"]>>;
}

export const REMARK_TABLES: readonly RemarkTable[] = [
  { folder: "packages/text/src/remarks", en: text, zh: textZh, examples: textExamples },
  { folder: "packages/clues/src/remarks", en: clues, zh: cluesZh, examples: cluesExamples },
  { folder: "packages/clues/src/classic/remarks", en: classic, zh: classicZh, examples: classicExamples },
  { folder: "packages/clues/src/atoms/remarks", en: atoms, zh: atomsZh, examples: atomsExamples },
  { folder: "packages/clues/src/who/remarks", en: who, zh: whoZh, examples: whoExamples },
  { folder: "packages/clues/src/village/remarks", en: statements, zh: statementsZh, examples: statementsExamples },
  { folder: "packages/engine/src/remarks", en: puzzles, zh: puzzlesZh, examples: puzzlesExamples },
  { folder: "packages/games/src/remarks", en: games, zh: gamesZh, examples: gamesExamples },
  { folder: "packages/games/src/grid/remarks", en: grid, zh: gridZh, examples: gridExamples },
  { folder: "packages/games/src/village/remarks", en: village, zh: villageZh, examples: villageExamples },
];
