// Figures in words, alike in every answer.

import { sayCard, sayCards, sayHolder } from "../rules/say.ts";
import { ENVELOPE, type Setup } from "../table/setup.ts";

/** "certain", "impossible", "39 %", "below 1 %". */
export function sayChance(chance: number): string {
  if (chance <= 0) return "impossible";
  if (chance >= 1) return "certain";
  if (chance < 0.005) return "below 1 %";
  if (chance > 0.995) return "above 99 %";
  return `${Math.round(chance * 100)} %`;
}

/** "Plum, the Rope and the Hall". */
export function sayTriple(setup: Setup, cards: readonly string[]): string {
  return sayCards(setup, cards);
}

/** "Bob 39 %, the envelope 18 %", most likely first. */
export function sayOwners(setup: Setup, row: Readonly<Record<string, number>>): string {
  const parts = Object.entries(row).sort(([, a], [, b]) => b - a);
  return parts.map(([owner, chance]) => `${sayHolder(setup, owner)} ${sayChance(chance)}`).join(", ");
}

/** "Bob holds the Rope", "the Rope is in the envelope". */
export function sayHolding(setup: Setup, owner: string, card: string): string {
  if (owner === ENVELOPE) return `${sayCard(setup, card)} is in the envelope`;
  return `${sayHolder(setup, owner)} ${owner === setup.me ? "hold" : "holds"} ${sayCard(setup, card)}`;
}

/** "1 deal", "540,960 deals". */
export function sayMany(count: number, noun: string): string {
  const digits = String(Math.round(count)).replace(/\B(?=(\d{3})+$)/g, ",");
  return `${digits} ${noun}${count === 1 ? "" : "s"}`;
}
