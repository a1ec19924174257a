// Answers to a player, and puzzles on paper, in Chinese.

import { sentence } from "@demonstrandum/text";
import { type AnswerParts, byName } from "../../saying.ts";
import { kindWord, nameAt, quoted } from "../at-table.ts";
import type { Linearizer } from "../linearizer.ts";
import type { HonestyWords, PaperWords } from "../wording.ts";
import { sayClause, sayNames } from "./clauses.ts";
import { sayClues } from "./sentences.ts";

const NAMES: Readonly<Record<string, string>> = {
  classic: "经典线索",
  atoms: "组合线索",
  mixed: "混合线索",
  who: "谁的线索",
  easy: "简单",
  medium: "中等",
  hard: "困难",
  brutal: "地狱",
  any: "不限",
};

/** What a dialect or a difficulty is called. */
export const nameInChinese = (id: string): string => NAMES[id] ?? id;

export const ANSWERS: Linearizer<AnswerParts> = {
  nothingLeft: () => "已经没有可以推出的了。",
  lookAt: ({ person }, { at }) => `看看${at.regionName(person)}。`,
  saysNew: ({ speakers }, { at }) =>
    speakers.length === 0
      ? "从已知的身份就能推出新的结论。"
      : `${sayClues(at, speakers)}${speakers.length === 1 ? "" : "合起来"}能推出新的结论。`,
  follows: ({ people }, { at }) => `可以推出${sayNames(at, people)}的身份。`,
  verdicts: ({ claims }, scene) => `${sayClause(claims, scene)}。`,
  verdictsBecause: ({ claims }, scene) => `${sayClause(claims, scene)}，理由如下。`,
  otherwise: ({ person, identity }, { at }) =>
    `下面这种情形符合桌面上的一切，而其中${nameAt(at, person)}是${kindWord(at, identity).one}。`,
  refuted: ({ person, identity }, { at }) => `${nameAt(at, person)}不可能是${kindWord(at, identity).one}，理由如下。`,
  readAgain({ speakers, isProved }, { at }) {
    const reading = speakers.length === 0 ? "请再看看已知的身份。" : `请重读${sayClues(at, speakers)}。`;
    return isProved ? `这是可以证明的。${reading}` : reading;
  },
  says: ({ speaker, at: sentenceAt }, { at }) =>
    sentenceAt === undefined
      ? `${nameAt(at, speaker)}如此说。`
      : `${nameAt(at, speaker)}说：“${sentence(quoted(at, { speaker, at: sentenceAt }))}”`,
  ifSo({ speaker, identity, isTrue, at: sentenceAt }, scene) {
    const claim = sayClause({ kind: "are", people: byName([speaker]), size: 1, identity }, scene);
    if (sentenceAt === undefined)
      return `如果${claim}，${nameAt(scene.at, speaker)}的话里就有${isTrue ? "真话" : "假话"}。`;
    return `如果${claim}，这句话就是${isTrue ? "真" : "假"}的：“${sentence(quoted(scene.at, { speaker, at: sentenceAt }))}”`;
  },
  notesFit: () => "没有矛盾：你记下的与桌面上的一切都相符。",
  notesClash: () => "这些不可能同时成立。你的笔记里有一处是错的。",
  pencilled: ({ claim }, scene) => `你记下了：${sayClause(claim, scene)}。`,
  pencilledAs: ({ speaker, at: sentenceAt, isTrue }, { at }) =>
    `你记为${isTrue ? "真" : "假"}：“${sentence(quoted(at, { speaker, at: sentenceAt }))}”（${nameAt(at, speaker)}）`,
  tooMuch: () => "推算量太大，算不出来。",
  saysOtherwise: ({ claim }, scene) => `根据线索，${sayClause(claim, scene)}，但谜题的答案并非如此。`,
  nothingProves: ({ people }, { at }) => `没有什么能证明${sayNames(at, people)}的身份。`,
};

export const HONESTY: HonestyWords = (honesty, { one: truthful }, { one: liar }, isBrief) => {
  if (honesty === "truthful") return "人人都说真话。";
  if (isBrief) return `${truthful}说的是真话，${liar}说的是假话。`;
  const lies =
    honesty === "lying" ? `${liar}的话里至少有一句是假的。` : `${liar}的话里至少有一句假话，也至少有一句真话。`;
  return `${truthful}说的话句句属实。${lies}`;
};

export const PRINT: PaperWords = {
  head: (dialect, difficulty, seed) =>
    [dialect, difficulty]
      .flatMap((each) => (each ? [nameInChinese(each)] : []))
      .concat(`种子：${seed}`)
      .join("，"),
  start: "开局时已揭晓",
  open: "人人都已开口",
  solution: "答案",
  place: (name, place) => `${name}（${place}）`,
  quote: (text) => `“${text}”`,
  revealed: (place, { one }, quote) => `${place}，${one}：${quote}`,
  told: (place, what) => `${place}：${what}`,
  marked: (person, marks) => `${person}（${marks.join("、")}）`,
};
