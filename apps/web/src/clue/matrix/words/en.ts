// The matrix, in English.
import { sentence } from "@demonstrandum/text";
import type { MatrixWording } from "./wording.ts";

/** Words of a cell's look. */
const CELLS = {
  owned: "has it, certain",
  lacks: "does not have it, certain",
  unknown: "not known",
  possible: "may have shown it",
  envelope: "here, certain",
  open: "lies open on the table",
};

export const en: MatrixWording = {
  name: "Master Matrix",
  label: "Master Matrix: who may hold which card",
  kinds: { suspect: "Suspects", weapon: "Weapons", room: "Rooms" },
  possible: (count) => `${count} possible`,
  known: (known, size, isMe) => `${isMe ? " (you)" : ""}, ${known} of ${size} cards known`,
  envelope: "Envelope",
  cell(owner, card, look, isEnvelope, percent) {
    const words = isEnvelope && look === "lacks" ? "not here, certain" : CELLS[look];
    return `${owner}, ${card}: ${words}${percent === undefined ? "" : `, ${percent}`}`;
  },
  byHand: ", set by hand",
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
