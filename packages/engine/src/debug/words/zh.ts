// Debug mode in Chinese.
import type { DebugWording } from "./wording.ts";

export const zh: DebugWording = {
  started: (isStart) => `🎮调试：${isStart ? "开局" : "走了一步之后"}`,
  accepted: (name, word) => `✅成立：已证明${name}是${word}。`,
  refused: (name, word) => `⛔驳回：断定${name}是${word}。`,
  hint: (level, text) => `💡提示${level}：${text}`,
  why: (text) => `❓为什么：${text}`,
  state: "📊局面：",
  revealedCount: (known, size) => `\u3000已揭晓：${known}/${size}人`,
  deducibleCount: (count) => `\u3000可推出：${count}人`,
  everyone: "👥所有人：",
  revealed: "✅已揭晓",
  hidden: "❌未揭晓",
  deducible: (word) => `❌未揭晓🔍可推出是${word}`,
  clue: (text) => `💬“${text}”`,
  next: "🔍接下来可推出：",

  alone: "\u3000逐条线索看：",
  already: (name) => `🔎调试：${name}已经揭晓。`,
  attempt: (name) => `🔎调试：试着推出${name}的身份`,
  says: (speaker, text, word, isAbout) =>
    `\u3000\u3000${speaker}：“${text}”→${word ?? "定不下来"}${isAbout ? "" : "，没有提到此人"}`,
  together: (clues, word) => `\u3000${clues}条线索合起来：${word === undefined ? "❌推不出" : `✅可推出是${word}`}`,
  as: (word, why) => `\u3000假如是${word}：${why}`,
};
