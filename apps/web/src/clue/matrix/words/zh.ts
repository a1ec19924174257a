// The matrix, in Chinese.
import type { MatrixWording } from "./wording.ts";

/** Words of a cell's look. */
const CELLS = {
  owned: "确定有",
  lacks: "确定没有",
  unknown: "还不知道",
  possible: "可能出示过",
  envelope: "确定在这里",
  open: "公开放在桌上",
};

export const zh: MatrixWording = {
  name: "总表",
  label: "总表：谁可能有哪张牌",
  kinds: { suspect: "嫌疑人", weapon: "凶器", room: "房间" },
  possible: (count) => `${count}种可能`,
  known: (known, size, isMe) => `${isMe ? "（你）" : ""}，已知${known}张，共${size}张`,
  envelope: "信封",
  cell(owner, card, look, isEnvelope, percent) {
    const words = isEnvelope && look === "lacks" ? "确定不在这里" : CELLS[look];
    return `${owner}，${card}：${words}${percent === undefined ? "" : `，${percent}`}`;
  },
  byHand: "，自己标的",
  liesOpen: "公开在桌上",
  symbols: "符号的意思",
  legend: { owned: "有", lacks: "没有", unknown: "未定", possible: "可能出示过", envelope: "信封" },
  chances: "显示概率",
  proved: "已经证明：",
  provedCards: (cards) => `${cards.join(" · ")}。可以指控了。`,
  news: "新推出：",
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
