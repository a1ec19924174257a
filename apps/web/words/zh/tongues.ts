// The clues that stand as examples, said in Chinese of people with Chinese names.

import type { Board } from "@demonstrandum/clues/board";
import {
  type ClueTongue,
  makeAtomsTongue,
  makeClassicTongue,
  makeWhoTongue,
  zhAtoms,
  zhClassic,
  zhWho,
} from "@demonstrandum/clues/chinese";
import type { Tongues } from "../en/options.ts";

const NAMES = [
  "安然",
  "白露",
  "陈曦",
  "丁香",
  "方舟",
  "高歌",
  "何苗",
  "江月",
  "柯乐",
  "林深",
  "马跃",
  "宁静",
  "欧阳",
  "潘岳",
  "秦川",
  "任远",
  "苏叶",
  "唐果",
  "王乐",
  "夏雨",
];

const sayIn =
  ({ sayClue }: ClueTongue) =>
  (clue: unknown, speaker: number, board: Board): string =>
    sayClue(clue, { board, speaker, names: NAMES });

/** `roles` are what villagers and werewolves are called. */
export const makeTongues = (roles: readonly [string, string]): Tongues => ({
  classic: sayIn(makeClassicTongue(zhClassic) as ClueTongue),
  atoms: sayIn(makeAtomsTongue(zhAtoms) as ClueTongue),
  who: sayIn(makeWhoTongue(zhWho, roles) as ClueTongue),
});
