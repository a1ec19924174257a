// The matrix, in Chinese.

import type { CellWords } from "../en/clue-matrix.ts";
import type { Words } from "../words.ts";

/** Words of a cell's look. */
const CELLS = {
  owned: "有",
  lacks: "没有",
  unknown: "还不知道",
  possible: "可能出示过",
  envelope: "在这里",
  open: "公开放在桌上",
};

const sayHolding = (holds: boolean, isEnvelope: boolean): string =>
  isEnvelope ? (holds ? "在这里" : "不在这里") : holds ? CELLS.owned : CELLS.lacks;

/** What the engine proves, what was marked, and whether the two differ. */
function sayLook({ look, isEnvelope, percent, mark }: CellWords): string {
  const state = look === "lacks" ? sayHolding(false, isEnvelope) : CELLS[look];
  const known = percent === undefined ? `确定${state}` : `${state}，${percent}`;
  if (!mark) return look === "open" ? state : known;
  const marked = sayHolding(mark.holds, isEnvelope);
  const said = {
    alone: `${state}，依据你的标记`,
    repeats: `${known}；你的标记也一样`,
    differs: `依据其他记录确定${state}；你标的是：${marked}`,
    contested: `${state}，依据你的标记，但与其他记录矛盾`,
    unused: `${known}；你标的是：${marked}，因记录有矛盾而没有计入`,
  };
  return said[mark.standing];
}

export const zh: Words["clue"]["matrix"] = {
  name: "总表",
  label: "总表：谁可能有哪张牌",
  kinds: { suspect: "嫌疑人", weapon: "凶器", room: "房间" },
  possible: (count) => `${count}种可能`,
  known: (known, size, isMe) => `${isMe ? "（你）" : ""}，已知${known}张，共${size}张`,
  envelope: "信封",
  cell: (cell) => `${cell.owner}，${cell.card}：${sayLook(cell)}`,
  liesOpen: "公开在桌上",
  symbols: "符号的意思",
  legend: { owned: "有", lacks: "没有", unknown: "未定", possible: "可能出示过", envelope: "信封" },
  chances: "显示概率",
  tapMarks: "点按标记",
  proved: "已经证明：",
  provedCards: (cards) => `${cards.join(" · ")}。可以指控了。`,
  over: "游戏结束。",
  news: "新结论：",
  notYet: "还没有算出来。",
  thinking: "正在思考……",
  whatIf: "假如",
  youSuppose: "你假设：",
  notRecorded: "这不会记下来。",
  drop: "放下假设",
  contradicts: "这不可能：与已知的情况矛盾。",
  envelopesIf: (then, now) => `可能的信封从${now}种变成${then}种。`,
  noneMore: "不会再有别的牌因此确定。",
  placed: (holder, card) => `${holder}：${card}。`,
  shift: (card, before, after) => `${card}在信封里：${before} → ${after}`,
};
