// Debug mode in English, as the documents have it.
import type { DebugWording } from "./wording.ts";

export const en: DebugWording = {
  started: (isStart) => `🎮 DEBUG: ${isStart ? "GAME STARTED" : "AFTER CHOICE"}`,
  accepted: (name, word) => `✅ ACCEPTED: ${name} is proved to be ${word}.`,
  refused: (name, word) => `⛔ REFUSED: ${name} as ${word}.`,
  hint: (level, text) => `💡 HINT ${level}: ${text}`,
  why: (text) => `❓ WHY: ${text}`,
  state: "📊 GAME STATE:",
  revealedCount: (known, size) => `  Revealed: ${known}/${size} characters`,
  deducibleCount: (count) => `  Deducible: ${count} characters`,
  everyone: "👥 ALL CHARACTERS:",
  revealed: "✅ REVEALED",
  hidden: "❌ Hidden",
  deducible: (word) => `❌ Hidden 🔍 DEDUCIBLE as ${word}`,
  clue: (text) => `💬 "${text}"`,
  next: "🔍 NEXT DEDUCIBLE:",

  alone: "  One clue at a time:",
  already: (name) => `🔎 DEBUG: ${name} is revealed already.`,
  attempt: (name) => `🔎 DEBUG: DEDUCTION ATTEMPT for ${name}`,
  says: (speaker, text, word, isAbout) =>
    `    ${speaker}: "${text}" → ${word ?? "settles nothing"}${isAbout ? "" : ", does not speak of them"}`,
  together: (clues, word) =>
    `  All ${clues} clues together: ${word === undefined ? "❌ not deducible" : `✅ DEDUCIBLE as ${word}`}`,
  as: (word, why) => `  As ${word}: ${why}`,
};
