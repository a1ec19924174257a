// How an answer to a suggestion depends on the deal: players are asked in turn, the first who can shows one of the
// asked cards, any of them alike. An outcome is who shows which card, or that nobody can.

import type { Table } from "../table.ts";

/** Outcomes are numbered: three for each player asked, in turn, then "nobody". */
export interface Round {
  /** The players asked, in turn. */
  readonly asked: readonly number[];
  /** When each owner is asked; Infinity for those who are not. */
  readonly turnOf: readonly number[];
  /** The number of "nobody can answer"; one less than the number of outcomes. */
  readonly nobody: number;
}

export function roundOf({ players, envelope }: Table, asker: number): Round {
  const asked = players.map((_, step) => (asker + step) % players.length).slice(1);
  const turnOf = Array.from({ length: envelope + 1 }, (_, owner) => {
    const turn = asked.indexOf(owner);
    return turn < 0 ? Number.POSITIVE_INFINITY : turn;
  });
  return { asked, turnOf, nobody: 3 * asked.length };
}

/** What is worth knowing about one outcome. */
interface Outcome {
  /** Index of the player who shows, or -1 when nobody can. */
  readonly player: number;
  /** The card, by index, or -1. */
  readonly card: number;
  readonly probability: number;
  /** How likely the best guess at the envelope is after this outcome. */
  readonly success: number;
}

export interface Score {
  /** The expected probability of naming the envelope after the answer. */
  readonly success: number;
  /** Bits the answer is expected to tell about the envelope. */
  readonly information: number;
  readonly nobody: number;
  readonly outcomes: readonly Outcome[];
}

/** Weights of outcomes for each envelope, `copies` of which are alike and share the weights of their row. */
export interface Joint {
  readonly rows: readonly { readonly weights: ArrayLike<number>; readonly copies: number }[];
  readonly total: number;
}

export function scoreJoint({ rows, total }: Joint, round: Round, cards: readonly number[]): Score {
  const outcomes: Outcome[] = [];
  let success = 0;
  let information = 0;
  for (let outcome = 0; outcome <= round.nobody; outcome++) {
    const { sum, best, spread } = column(rows, outcome);
    if (sum === 0) continue;
    success += best / total;
    // Entropy of the envelope within this outcome, weighted by the outcome.
    information -= (sum * Math.log2(sum) - spread) / total;
    const player = outcome === round.nobody ? -1 : (round.asked[Math.floor(outcome / 3)] ?? -1);
    const card = outcome === round.nobody ? -1 : (cards[outcome % 3] ?? -1);
    outcomes.push({ player, card, probability: sum / total, success: best / sum });
  }
  information += entropyBefore(rows, total, round.nobody);
  const nobody = outcomes.find(({ player }) => player < 0)?.probability ?? 0;
  return { success, information: Math.max(0, information), nobody, outcomes };
}

function column(rows: Joint["rows"], outcome: number) {
  let sum = 0;
  let best = 0;
  let spread = 0;
  for (const { weights, copies } of rows) {
    const weight = weights[outcome] ?? 0;
    if (weight === 0) continue;
    sum += weight;
    best = Math.max(best, weight / copies);
    spread += weight * Math.log2(weight / copies);
  }
  return { sum, best, spread };
}

function entropyBefore(rows: Joint["rows"], total: number, nobody: number): number {
  let bits = 0;
  for (const { weights, copies } of rows) {
    let sum = 0;
    for (let outcome = 0; outcome <= nobody; outcome++) sum += weights[outcome] ?? 0;
    if (sum > 0) bits -= (sum / total) * Math.log2(sum / total / copies);
  }
  return bits;
}
