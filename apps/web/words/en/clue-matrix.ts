// The matrix, in English.
import { sentence } from "@demonstrandum/text";

/** A cell of the matrix, for those who listen. */
export interface CellWords {
  readonly owner: string;
  readonly card: string;
  readonly look: "owned" | "lacks" | "unknown" | "possible" | "envelope" | "open";
  readonly isEnvelope: boolean;
  /** Absent where it is certain. */
  readonly percent: string | undefined;
  /** What was marked by hand. */
  readonly mark:
    | { readonly holds: boolean; readonly standing: "alone" | "repeats" | "differs" | "contested" | "unused" }
    | undefined;
}

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

export const en = {
  name: "Master Matrix",
  label: "Master Matrix: who may hold which card",
  kinds: { suspect: "Suspects", weapon: "Weapons", room: "Rooms" },
  possible: (count: number) => `${count} possible`,
  known: (known: number, size: string, isMe: boolean) => `${isMe ? " (you)" : ""}, ${known} of ${size} cards known`,
  envelope: "Envelope",
  cell: (cell: CellWords) => `${cell.owner}, ${cell.card}: ${sayLook(cell)}`,
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
  /** The switch by which a tap marks a cell instead of opening it. */
  tapMarks: "Tap to mark",
  /** These stand before what they announce, with the space that it takes. */
  proved: "Proved: ",
  provedCards: (cards: readonly string[]) => `${cards.join(" · ")}. Time to accuse.`,
  /** Before who named the envelope. */
  over: "Game over. ",
  news: "New: ",
  notYet: "Not worked out yet.",
  thinking: "Thinking …",
  whatIf: "What if",
  youSuppose: "You suppose: ",
  notRecorded: "Nothing is recorded.",
  drop: "Drop it",
  contradicts: "That cannot be: it contradicts what is known.",
  envelopesIf: (then: number, now: number) => `${then} instead of ${now} envelopes.`,
  noneMore: "No further card would be placed.",
  placed: (holder: string, card: string) => sentence(`${holder}: ${card}`),
  shift: (card: string, before: string, after: string) => `${card} in the envelope: ${before} → ${after}`,
};
