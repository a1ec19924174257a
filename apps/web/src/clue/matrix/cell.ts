// What a cell of the matrix shows and says: a symbol, a tone, a chance, and a whole sentence for those who listen.

import { type Analysis, CARD_KINDS, ENVELOPE, FACE_UP } from "@demonstrandum/deals";
import type { Words } from "../../../words/words.ts";
import type { Mark } from "../store/mark.ts";

export type CellLook = "owned" | "lacks" | "unknown" | "possible" | "envelope" | "open";

export interface Cell {
  readonly look: CellLook;
  /** From 0 to 1. */
  readonly chance: number;
}

export const SYMBOLS: Readonly<Record<CellLook, string>> = {
  owned: "✓",
  lacks: "✗",
  unknown: "?",
  possible: "•",
  envelope: "◆",
  open: "▲",
};

const LOOKS = { owned: "owned", not_owned: "lacks", unknown: "unknown", potentially_owned: "possible" } as const;

export function cellOf(analysis: Analysis, card: string, owner: string): Cell {
  const row = analysis.matrix[card];
  const chance = analysis.probabilities[card]?.[owner] ?? 0;
  if (!row) return { look: "unknown", chance };
  if (owner !== ENVELOPE) return { look: LOOKS[row.players[owner] ?? "unknown"], chance };
  const inside = { envelope: "envelope", not_owned: "lacks", unknown: "unknown" } as const;
  return { look: inside[row.envelope], chance };
}

/** The cards of the envelope, if all of them are certain and nothing contradicts them. */
export function provedEnvelope({ matrix, conflict }: Analysis): string[] | undefined {
  const cards = Object.keys(matrix).filter((card) => matrix[card]?.envelope === "envelope");
  return !conflict && cards.length === CARD_KINDS.length ? cards : undefined;
}

export const isOpenCard = (analysis: Analysis, card: string): boolean => analysis.owners[card] === FACE_UP;

/** A chance as people write it, never torn apart at the end of a line. */
export const sayPercent = ({ figures }: Words["clue"], chance: number): string => figures.percent(shortChance(chance));

/** For a narrow cell, without the sign: never 0 or 100 for something that is not certain. */
export function shortChance(chance: number): string {
  if (chance <= 0 || chance >= 1) return chance <= 0 ? "0" : "100";
  if (chance < 0.005) return "<1";
  return chance > 0.995 ? ">99" : `${Math.round(chance * 100)}`;
}

/** "Bob, Rope: does not have it, certain", and what was marked by hand. */
export function sayCell(
  words: Words["clue"],
  owner: string,
  card: string,
  { look, chance }: Cell,
  mark?: Mark,
): string {
  const isCertain = look !== "unknown" && look !== "possible";
  const isEnvelope = owner === ENVELOPE;
  const who = isEnvelope ? words.matrix.envelope : owner;
  const percent = isCertain ? undefined : sayPercent(words, chance);
  return words.matrix.cell({ owner: who, card, look, isEnvelope, percent, mark });
}
