// Proofs, hints and answers in Chinese.

import { sayAmountOf, sayChineseList } from "@demonstrandum/text";
import type { Bounds, GroupShare, ProofWording, SideLead, SumTally } from "./wording.ts";

/** Of so few all numbers but one are told one by one. */
const FEW = 3;

const missingFrom = (numbers: readonly number[]): number => numbers.findIndex((number, i) => number !== i);

/** 恰好2个, 至少2个, 2到4个, 1、3或5个. */
function sayAmount(numbers: readonly number[], size: number): string {
  const [least = 0] = numbers;
  const most = numbers.at(-1) ?? 0;
  if (numbers.length === 1) return `恰好${least}个`;
  if (numbers.length === size && most - least === size && size > FEW) return `不是${missingFrom(numbers)}个`;
  if (most - least > numbers.length - 1) return `${sayChineseList(numbers.map(String), "或")}个`;
  if (most === size) return `至少${least}个`;
  if (least === 0) return `至多${most}个`;
  return most - least === 1 ? `${least}个或${most}个` : `${least}到${most}个`;
}

/** 恰好有2个妖, 至少有2个妖, 有2到4个妖. */
const sayHas = (numbers: readonly number[], size: number, kind: string): string => {
  if (numbers.join() === "0") return `没有${kind}`;
  const amount = sayAmount(numbers, size);
  if (amount.startsWith("不是")) return `${kind}的数量${amount}`;
  return /^(恰好|至少|至多)/.test(amount) ? `${amount.slice(0, 2)}有${amount.slice(2)}${kind}` : `有${amount}${kind}`;
};

const sayWanted = (numbers: readonly number[], size: number): string =>
  numbers.join() === "0" ? "一个也没有" : sayAmount(numbers, size);

/** Where alone it needs no verb: 第2行的, but 在第2行且在李木周围的. */
const which = (where: string): string => (/[且而]/.test(where) ? where : where.replace(/^在/, ""));

const not = (where: string): string => (where.startsWith("有") ? `没${where}` : `不${where}`);

/** 第2行的四人, 第2行的其余四人, 第2行身份未明的四人, 有火灵根而身份未明的四人. */
function sayShare(where: string, share: GroupShare): string {
  if (share !== "unknown") return share === "other" ? "的其余" : "的";
  return /^有|[且而]/.test(where) ? "而身份未明的" : "身份未明的";
}

/** 有3个妖, 至少有3个妖, 一个妖也没有. */
function sayMany({ least, most }: Bounds, kind: string): string {
  if (most === 0) return `一个${kind}也没有`;
  if (least === undefined) return `至多有${most}个${kind}`;
  if (most === undefined) return `至少有${least}个${kind}`;
  if (least === most) return `有${least}个${kind}`;
  return `有${least}${most - least === 1 ? "个或" : "到"}${most}个${kind}`;
}

/** 这就至少有3个妖; 前者中至多有1个妖，后者中至少有2个妖. */
const sayTallies = (then: string, tallies: readonly SumTally[], kind: string): string =>
  tallies
    .map(({ bounds, among, isOne }) => {
      if (isOne) return `${among}${bounds.every(({ most }) => most === 0) ? "不" : "就"}是${kind}`;
      const amount = bounds.map((each) => sayMany(each, kind)).join("或");
      return among === undefined ? `${then}${amount}` : `${among}中${amount}`;
    })
    .join("，");

const LEADS: Readonly<Record<SideLead, string>> = {
  more: "就会多于后者",
  "no more": "就不会多于后者",
  fewer: "就会少于后者",
  "no fewer": "就不会少于后者",
  "not as many": "就不会与后者一样多",
};

const sayMade = (tallies: readonly SumTally[], kind: string): string =>
  `${tallies[0]?.among === undefined ? "" : "这样"}${sayTallies("这就", tallies, kind)}`;

const NAMES: Readonly<Record<string, string>> = {
  classic: "经典线索",
  atoms: "组合线索",
  who: "谁的线索",
  easy: "简单",
  medium: "中等",
  hard: "困难",
  brutal: "地狱",
};

/** What a dialect or a difficulty is called. */
export const nameInChinese = (id: string): string => NAMES[id] ?? id;

/** A reason at the beginning of a sentence needs nothing that links it to what was said before. */
const withoutLink = (reason: string): string => reason.replace(/^(所以|这里|那么|也就是说，)/, "");

/** What is known, where it stands beside what follows from it. */
const known = (since: string): string => since.replace(/^既然/, "");

const CLUE = { one: "线索", many: "线索" };

export const zh: ProofWording = {
  names: (names) => sayChineseList(names),
  nameAndOthers: (name, others) => `${name}和另外${sayAmountOf(others, "人")}`,
  group(where, size, share) {
    if (size === 1) return share === "all" ? `${which(where)}的唯一一人` : `${which(where)}仅剩的一人`;
    return `${which(where)}${sayShare(where, share)}${sayAmountOf(size, "人")}`;
  },
  inBoth: (one, other) => `${one}且${other}`,
  inOneOnly: (one, other) => `${one}而${not(other)}`,
  besides: (where, names) => `${where}除${names}外`,
  these: (size) => `这${sayAmountOf(size, "人")}`,
  all: (size) => `这${sayAmountOf(size, "人")}`,
  everyOneOf: (people, size) => (size === 1 ? people : `${people}${size === 2 ? "两人" : "全部"}`),
  clueOf: (name, clue = CLUE) => `${name}的${clue.one}`,
  cluesOf: (names, clue = CLUE) => `${sayChineseList(names)}的${clue.many}`,

  are: (people, size, { one }) => `${people}${size === 1 ? "是" : "都是"}${one}`,
  countAre(numbers, size, people, { one }) {
    if (size === 2 && numbers.join() === "0,2") return `${people}要么都是${one}，要么都不是`;
    return `${people}中${sayHas(numbers, size, one)}`;
  },
  othersAre: (size, names, areAllNamed, { one }) =>
    `其余${sayAmountOf(size, "人")}（${areAllNamed ? names : `包括${names}`}）都是${one}`,

  clauses: (clauses) => clauses.join("，"),
  so: (reason, end) => `${reason}，所以${end}`,
  soOnly: (end) => `所以${end}`,
  because: (grounds, sum) => [grounds, sum].filter((text) => text !== "").join("，"),
  cannotBe: "这不可能",
  doesNotFit: (reason) => `${reason}，这就对不上了`,
  apart: (reasons) => reasons.join("；"),
  before: (clause, isClose = false) => `${clause}${isClose ? "，" : "；"}`,
  given: (grounds) => `${grounds}，`,
  first: (grounds) => `${grounds}，`,
  and: (grounds) => `${grounds}，而`,
  here: (clause) => `这里${clause}`,
  takes: (everyone, size, { one }) => (size === 1 ? `这要求${everyone}是${one}` : `${everyone}必须都算上`),
  leaves: (numbers, size, { one }) => `也就是说，其中${sayHas(numbers, size, one)}`,
  leavesFor: (numbers, size, { one }, people) =>
    size === 1
      ? `那么${people}${numbers.join() === "0" ? "不能" : "必须"}是${one}`
      : `那么${people}中${sayHas(numbers, size, one)}`,
  leavesNone: ({ one }, people, size) => (size === 1 ? `那么${people}不能是${one}` : `那么${people}中没有${one}`),
  areThose(people, number, isExact) {
    const many = sayAmountOf(number, "个");
    return isExact ? `${people}就是那${many}` : `${people}已经占了${many}`;
  },
  areTheOnes: (people, number, { one }) => `${people}就是那${sayAmountOf(number, "个")}${one}`,
  makeAtMost: (people, size, { one }) =>
    size === 1 ? `${people}只有一人，至多算1个${one}` : `${people}至多有${size}个${one}`,
  makes: (tallies, { one }) => sayMade(tallies, one),
  makesAndTakes: (tallies, { one }, numbers, size) => `${sayMade(tallies, one)}，而线索要求${sayWanted(numbers, size)}`,
  orElse: (claims, tallies, { one }, isRestHeld = false) =>
    `${claims}（否则${isRestHeld ? "，若其余部分成立，" : ""}${sayTallies("就", tallies, one)}）`,
  orElseLead: (claims, lead, { one }) => `${claims}（否则前者中的${one}${LEADS[lead]}）`,
  others: "其他人",
  former: "前者",
  latter: "后者",
  othersOf: (side) => `${side}的其他人`,
  butAre: (demand, grounds) => `${demand}，可是${grounds}`,
  counts: (people) => `说的是${people}`,
  countsOnly: (people) => `说的就是${people}`,
  groupIs: (group, _, people) => `${group}就是${people}`,
  areAmong: (people, _, group) => `${group}包括${people}`,
  comesDownTo: (sides) => (sides.length === 1 ? `关键只在${sides[0]}` : `关键在于${sides.join("与")}孰多孰少`),
  nothingConnects: (people) => `这样就没有什么能把${people}连起来`,
  neverConnected: (grounds, { one }) => `${grounds}，无论怎样${one}都连不成一片`,
  nothingConnectsWith: (people, others) => `没有什么能把${people}和${others}连起来`,
  connectedOnlyThrough: (people, size, through) =>
    size > 1 ? `${people}只有通过${through}才能连起来` : `${people}离不开${through}`,
  thatIs: (people) => `那就是${people}`,

  suppose: (claim) => `假设${claim}。`,
  therefore: (claim) => `所以${claim}。`,
  quote: (name, text, reason) => `${name}说：“${text}”${reason === "" ? "" : `${reason}。`}`,
  byClue: (clue, reason) =>
    reason.startsWith("说的") ? `${clue}${reason}。` : `再看${clue}：${withoutLink(reason)}。`,
  byRules: (reason) => `根据游戏规则，${withoutLink(reason)}。`,
  byKnown: (reason) => `${withoutLink(reason)}。`,
  clash: (grounds) => `但是，${grounds}，矛盾。`,
  but: (sentence) => `但是，${sentence}`,

  quoteBare: (text) => `“${text.replace(/。$/, "")}”`,
  quotes: (quotes) => sayChineseList(quotes),
  quoteAndReason: (text, reason) => `“${text}”${reason === "" ? "" : `${reason}。`}`,
  saysWrongly: (name, text, reason) => `${name}说：“${text}”${reason}`,
  since: (grounds) => `既然${grounds}，`,
  saysFalse: (name, quote) => `${name}说的${quote}就是假话`,
  saysTrue: (name, quotes, count) => (count === 1 ? `${name}说的${quotes}就是真话` : `${name}的话就句句属实`),
  saysNothingTrue: (name, quotes) => `${name}说的${quotes}就没有一句是真的`,
  cannotAllBeTrue: (name, quotes) => `${name}说的${quotes}不可能都是真的`,
  wouldBeTrue: (quotes, count, would, name, { one }) =>
    `如果${name}是${one}，${quotes}就${would ? "会" : "不可能"}${count === 1 ? "" : "都"}是真的`,
  wouldBeAlike: (quotes, name, { one }) => `如果${name}是${one}，${quotes}就全是真的或全是假的`,
  heardVerdict: (since, why, claim) => `${since}${why}，所以${claim}。`,
  heardFromEither: (since, name, [ordinary, hidden], quotes, claim) =>
    `${since}不论${name}是${ordinary.one}还是${hidden.one}，只有当${claim}时才能说${quotes}。`,
  heardFromNeither: (since, name, [ordinary, hidden], quotes) =>
    `但是，${since}不论是${ordinary.one}还是${hidden.one}，都说不出${name}说的${quotes}，矛盾。`,
  heardCount: (is, isLie, said) => `${is}，说的是${isLie ? "假话" : "真话"}：${said}`,
  foundJudged: (why, isTrue, claim) => `${why}。所以这是${isTrue ? "真话" : "假话"}，${claim}。`,
  judgedOtherwise: (why, isTrue, is) => `但是，${why}。所以这是${isTrue ? "真话" : "假话"}；可是${is}，矛盾。`,
  inCase: (is, isTrue, reason) => `如果${is}，这就是${isTrue ? "真话" : "假话"}：${reason}`,
  inBrokenCase: (is, isTrue, reason) =>
    isTrue
      ? `如果${is}，这就是真话，那么${withoutLink(reason)}`
      : `如果${is}，这就是假话，但${withoutLink(reason)}，与所说相符`,
  heardCases: (name, text, cases, claim) =>
    `${name}说：“${text}”${cases.join("。")}。${claim === "" ? "" : `所以${claim}。`}`,
  neitherCase: (name, text, cases) => `但是，${name}说：“${text}”${cases.join("；")}，矛盾。`,
  andThen: (reason) => `这样一来，${withoutLink(reason)}。`,
  foundAllJudged: (name, told, areTrue, claim) =>
    `${name}说：${told}所以这些话${areTrue ? "句句属实" : "不都是真的"}，${claim}。`,
  allOtherwise: (name, told, areTrue, is) =>
    `但是，${name}说：${told}所以这些话${areTrue ? "句句属实" : "不都是真的"}；可是${is}，矛盾。`,
  failsIf: (is, areTrue, told, claim) =>
    `如果${is}，${areTrue ? "这些话就都是真的：" : "这些话里就有假话，可是："}${told}所以${claim}。`,
  heardFalseCount: (is, since, said) => `${is}，话里必有假：${since}假的只能是${said}`,
  sentences: (sentences) => sentences.join(""),
  heardTruth: (is, quotes, since, claim) => `${is}，说的是真话：${quotes}。${known(since)}所以${claim}。`,
  heardLie: (is, quotes, since, claim) => `${is}，说的是假话：${quotes}。${known(since)}所以${claim}。`,
  heardFalsehood: (is, quotes, count, since, claim) =>
    `${is}，话里必有假：${since}${count === 1 ? `假的只能是${quotes}` : `${quotes}不会都是真的`}，所以${claim}。`,
  heardTrueCount: (is, since, said) => `${is}，话里必有真：${since}真的只能是${said}`,
  heardSomeTruth: (is, quotes, count, since, claim) =>
    `${is}，话里必有真：${since}${count === 1 ? `真的只能是${quotes}` : `${quotes}不会都是假的`}，所以${claim}。`,
  heardMixture: (is, quotes, since, claim) => `${is}，话里有真也有假：${quotes}。${known(since)}所以${claim}。`,
  contradiction: (since, verdict, is) => `但是，${since}${verdict}；可是${is}，矛盾。`,

  print: {
    head: (dialect, difficulty, seed) =>
      [dialect, difficulty]
        .flatMap((each) => (each ? [nameInChinese(each)] : []))
        .concat(`种子：${seed}`)
        .join("，"),
    start: "开局时已明",
    open: "人人都已开口",
    solution: "答案",
    place: (name, place) => `${name}（${place}）`,
    quote: (text) => `“${text}”`,
    revealed: (place, { one }, quote) => `${place}，${one}：${quote}`,
    told: (place, what) => `${place}：${what}`,
    marked: (person, marks) => `${person}（${marks.join("、")}）`,
  },

  nothingLeft: "已经没有可以推出的了。",
  lookAt: (region) => `看看${region}。`,
  saysNew: (clues, count) => `${clues}${count === 1 ? "" : "合起来"}能推出新的结论。`,
  knownSaysNew: "从已知的身份就能推出新的结论。",
  follows: (names) => `可以推出${sayChineseList(names)}的身份。`,
  verdicts: (claims) => `${claims}。`,
  verdictsBecause: (claims) => `${claims}，理由如下。`,
  unproved: (claim, clues) => `最短的证明也长得写不下，但每种情况都试过了：如果${claim}，${clues}就不可能都成立。`,
  otherwise: (name, { one }) => `下面这种情形符合桌面上的一切，而其中${name}是${one}。`,
  proved: (reading) => `这是可以证明的。${reading}`,
  readAgain: (clues) => `请重读${clues}。`,
  lookAgain: "请再看看已知的身份。",
  honesty(honesty, { one: truthful }, { one: liar }, isBrief) {
    if (honesty === "truthful") return "人人都说真话。";
    if (isBrief) return `${truthful}说的是真话，${liar}说的是假话。`;
    const lies =
      honesty === "lying" ? `${liar}的话里至少有一句是假的。` : `${liar}的话里至少有一句假话，也至少有一句真话。`;
    return `${truthful}句句属实。${lies}`;
  },
  says: (name, quote) => (quote === undefined ? `${name}如此说。` : `${name}说：“${quote}”`),
  ifSo: (claim, name, isTrue, quote) =>
    quote === undefined
      ? `如果${claim}，${name}的话里就有${isTrue ? "真话" : "假话"}。`
      : `如果${claim}，这句话就是${isTrue ? "真" : "假"}的：“${quote}”`,
  notesFit: "没有矛盾：你记下的与桌面上的一切都相符。",
  notesClash: "这些不可能同时成立。你的笔记里有一处是错的。",
  pencilled: (claim) => `你记下了：${claim}。`,
  pencilledAs: (isTrue, quote, name) => `你记为${isTrue ? "真" : "假"}：“${quote}”（${name}）`,
  tooMuch: "推算量太大，算不出来。",
  saysOtherwise: (claim) => `根据线索，${claim}，但谜题的答案并非如此。`,
  nothingProves: (names) => `没有什么能证明${sayChineseList(names)}的身份。`,
};
