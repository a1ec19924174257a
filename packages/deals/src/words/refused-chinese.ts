// What is wrong with a table, in Chinese, by the code of the refusal.

import type { TableErrorCode } from "../table/error.ts";
import type { TableRefusal } from "./wording.ts";

const KINDS: Readonly<Record<string, string>> = { suspect: "嫌疑人", weapon: "凶器", room: "房间" };

const REFUSED: Readonly<Record<TableErrorCode, (one: string, other: string) => string>> = {
  shape: () => "填写的内容有误。",
  format: () => "这不是一局保存下来的游戏，可能不完整，或者记录自相矛盾。",
  deck: (one) => (/^\d+$/.test(one) ? `牌太多了，最多${one}张。` : "没有这副牌。"),
  players: (one) => (one === "" ? "请先说明你是哪位玩家。" : `玩家不能叫“${one}”。`),
  unknown_player: (one) => `没有名叫“${one}”的玩家。`,
  unknown_card: (one) => `这副牌里没有“${one}”。`,
  player_twice: (one) => `${one}出现了两次。`,
  card_twice: (one) => `“${one}”这张牌出现了两次。`,
  card_kinds: () => "请依次说出一名嫌疑人、一件凶器和一个房间。",
  hand_size: (one, other) => {
    if (one === "") return "每位玩家都要有一个手牌张数。";
    return other === "" ? `你的手牌应当有${one}张。` : `所有手牌加起来应当是${one}张，现在是${other}张。`;
  },
  envelope_empty: (one) => `信封里没有${KINDS[one] ?? "牌"}可放了。`,
  asker_answered: (one) => `${one}是提问的人，不能同时回答。`,
  shower_passed: (one) => `${one}不能既没有又出示了牌。`,
  shower_before_passer: (one, other) => `${one}已经出示了牌，还轮不到${other}说没有。`,
  card_not_asked: (one) => (one === "" ? "出示了牌，却没有说是谁出示的。" : `没有人问“${one}”。`),
  id_twice: () => "有两条记录用了同一个编号。",
  too_much: () => "这一桌太复杂，算不过来。",
};

export const refusedInChinese = ({ code, about: [one = "", other = ""] }: TableRefusal): string =>
  REFUSED[code](one, other);
