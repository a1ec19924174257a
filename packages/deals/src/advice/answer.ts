// How an answer to a suggestion depends on the deal: players are asked in turn, the first who can shows one of the
// asked cards, any of them alike; or, as house rules, everyone who can does, or anyone who can. An outcome is who shows which card.

import type { Layout } from "../table/layout.ts";

/** Who is asked, and how the outcomes are numbered. */
export interface Round {
  /** The players asked, in turn. */
  readonly asked: readonly number[];
  /** When each owner is asked; Infinity for those who are not. */
  readonly turnOf: readonly number[];
  /** Who shows a card: the first asked who can, everyone who can, or any one of those. */
  readonly showers: "first" | "everyone" | "anyone";
  /** How many numbers outcomes have. */
  readonly width: number;
  /** The number of "nobody can answer". */
  readonly nobody: number;
  /** What a show adds to the number of an outcome: that of the card at place 0 to 2 by the player asked at a turn. */
  readonly showing: (turn: number, place: number) => number;
}

export function roundOf({ players, envelope, setup }: Layout, asker: number): Round {
  const asked = players.map((_, step) => (asker + step) % players.length).slice(1);
  const turnOf = Array.from({ length: envelope + 1 }, (_, owner) => {
    const turn = asked.indexOf(owner);
    return turn < 0 ? Number.POSITIVE_INFINITY : turn;
  });
  if (setup.everyoneShows) return { asked, turnOf, ...everyoneShows(asked.length) };
  return { asked, turnOf, ...oneShows(asked.length, setup.answersInAnyOrder ? "anyone" : "first") };
}

type Numbering = Omit<Round, "asked" | "turnOf">;

/** Three outcomes for each player asked, in turn, then "nobody". */
function oneShows(players: number, showers: "first" | "anyone"): Numbering {
  const nobody = 3 * players;
  return { showers, width: nobody + 1, nobody, showing: (turn, place) => 3 * turn + place };
}

/** A digit for each asked card: who shows it, or 0. */
function everyoneShows(players: number): Numbering {
  const base = players + 1;
  const units = [1, base, base * base];
  const showing = (turn: number, place: number) => (turn + 1) * (units[place] ?? 0);
  return { showers: "everyone", width: base ** 3, nobody: 0, showing };
}

/** A card shown by a player, both by index. */
interface CardShown {
  readonly player: number;
  readonly card: number;
}

/** What an outcome stands for. */
function showsIn({ asked, showers, nobody }: Round, outcome: number, cards: readonly number[]): CardShown[] {
  if (outcome === nobody) return [];
  const show = (turn: number, place: number) => ({ player: asked[turn] ?? -1, card: cards[place] ?? -1 });
  if (showers !== "everyone") return [show(Math.floor(outcome / 3), outcome % 3)];
  const base = asked.length + 1;
  const digits = cards.map((_, place) => Math.floor(outcome / base ** place) % base);
  return digits.flatMap((digit, place) => (digit === 0 ? [] : [show(digit - 1, place)]));
}

/** What is worth knowing about one outcome. */
interface Outcome {
  /** Empty when nobody can answer. */
  readonly shows: readonly CardShown[];
  readonly probability: number;
  /** How likely the best guess at the envelope is after this outcome. */
  readonly success: number;
}

export interface Score {
  /** The expected probability of naming the envelope after the answer. */
  readonly success: number;
  /** Bits the answer is expected to tell about the envelope. */
  readonly information: number;
  /** How much doubt is left: the square root of the bits still to be found, on average. */
  readonly doubt: number;
  readonly nobody: number;
  /** How many envelopes are still possible after the answer, on average. */
  readonly leaves: number;
  /** The chance that only one is. */
  readonly proves: number;
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
  let doubt = 0;
  let leaves = 0;
  let proves = 0;
  for (let outcome = 0; outcome < round.width; outcome++) {
    const { sum, best, spread, possible } = column(rows, outcome);
    if (sum === 0) continue;
    success += best / total;
    leaves += (sum / total) * possible;
    if (possible === 1) proves += sum / total;
    // Entropy of the envelope within this outcome, weighted by the outcome.
    const left = (sum * Math.log2(sum) - spread) / total;
    information -= left;
    doubt += Math.sqrt((sum / total) * Math.max(0, left));
    outcomes.push({ shows: showsIn(round, outcome, cards), probability: sum / total, success: best / sum });
  }
  information += entropyBefore(rows, total, round.width);
  const nobody = outcomes.find(({ shows }) => shows.length === 0)?.probability ?? 0;
  return { success, information: Math.max(0, information), doubt, nobody, leaves, proves, outcomes };
}

function column(rows: Joint["rows"], outcome: number) {
  let sum = 0;
  let best = 0;
  let spread = 0;
  let possible = 0;
  for (const { weights, copies } of rows) {
    const weight = weights[outcome] ?? 0;
    if (weight === 0) continue;
    sum += weight;
    possible += copies;
    best = Math.max(best, weight / copies);
    spread += weight * Math.log2(weight / copies);
  }
  return { sum, best, spread, possible };
}

function entropyBefore(rows: Joint["rows"], total: number, width: number): number {
  let bits = 0;
  for (const { weights, copies } of rows) {
    let sum = 0;
    for (let outcome = 0; outcome < width; outcome++) sum += weights[outcome] ?? 0;
    if (sum > 0) bits -= (sum / total) * Math.log2(sum / total / copies);
  }
  return bits;
}
