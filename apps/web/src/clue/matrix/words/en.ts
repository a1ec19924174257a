// The matrix, in English.
import { sentence } from "@demonstrandum/text";
import type { CellWords, MatrixWording } from "./wording.ts";

/** Words of a cell's look. */
const CELLS = {
  owned: "has it",
  lacks: "does not have it",
  unknown: "not known",
  possible: "may have shown it",
  envelope: "here",
  open: "lies open on the table",
};

const sayHolding = (holds: boolean, isEnvelope: boolean): string =>
  isEnvelope ? (holds ? "here" : "not here") : holds ? CELLS.owned : CELLS.lacks;

/** What the engine proves, what was marked, and whether the two differ. */
function sayLook({ look, isEnvelope, percent, mark }: CellWords): string {
  const state = look === "lacks" ? sayHolding(false, isEnvelope) : CELLS[look];
  const known = percent === undefined ? `${state}, certain` : `${state}, ${percent}`;
  if (!mark) return look === "open" ? state : known;
  const marked = sayHolding(mark.holds, isEnvelope);
  const said = {
    alone: `${state}, as you marked`,
    repeats: `${known}; you marked the same`,
    differs: `${state}, certain by the other entries; you marked: ${marked}`,
    contested: `${state}, as you marked, but other entries contradict it`,
    unused: `${known}; you marked: ${marked}, not counted while the log contradicts itself`,
  };
  return said[mark.standing];
}

export const en: MatrixWording = {
  name: "Master Matrix",
  label: "Master Matrix: who may hold which card",
  kinds: { suspect: "Suspects", weapon: "Weapons", room: "Rooms" },
  possible: (count) => `${count} possible`,
  known: (known, size, isMe) => `${isMe ? " (you)" : ""}, ${known} of ${size} cards known`,
  envelope: "Envelope",
  cell: (cell) => `${cell.owner}, ${cell.card}: ${sayLook(cell)}`,
  liesOpen: "lies open",
  symbols: "What the symbols mean",
  legend: {
    owned: "has it",
    lacks: "lacks it",
    unknown: "open",
    possible: "may have shown it",
    envelope: "envelope",
  },
  chances: "Chances in %",
  proved: "Proved: ",
  provedCards: (cards) => `${cards.join(" · ")}. Time to accuse.`,
  over: "Game over. ",
  news: "New: ",
  notYet: "Not worked out yet.",
  thinking: "Thinking …",
  whatIf: "What if",
  youSuppose: "You suppose: ",
  notRecorded: "Nothing is recorded.",
  drop: "Drop it",
  contradicts: "That cannot be: it contradicts what is known.",
  envelopesIf: (then, now) => `${then} instead of ${now} envelopes.`,
  noneMore: "No further card would be placed.",
  placed: (holder, card) => sentence(`${holder}: ${card}`),
  shift: (card, before, after) => `${card} in the envelope: ${before} → ${after}`,
};
