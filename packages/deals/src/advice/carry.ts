// Carries the weight of outcomes back over one owner's turn, for either way of answering. Hot.

import type { Round } from "./answer.ts";

/** Values of the states of one layer: the weight of all ways on, and of each outcome of the turns still to come. */
export interface Values {
  readonly onward: Float64Array;
  readonly split: Float64Array;
}

/** A way from one state to the next. Asked cards are bits 0 to 2. */
export interface Way {
  state: number;
  to: number;
  /** When the owner is asked, or -1. */
  turn: number;
  /** Asked cards that the owner has. */
  held: number;
  /** Asked cards that are still open afterwards. */
  left: number;
  factor: number;
}

/** Adds the outcomes that a way leads to. */
export type Carry = (before: Values, after: Values, way: Way) => void;

/** `sure` tells which asked cards each player asked has for certain. */
export function makeCarry(round: Round, sure: readonly number[]): Carry {
  return round.showers === "everyone" ? carryEveryone(round, sure) : carryFirst(round);
}

const count = (held: number): number => (held & 1) + ((held >> 1) & 1) + (held >> 2);

/** Whoever has an asked card ends the round; else it goes on. */
function carryFirst({ width, showing }: Round): Carry {
  return ({ split }, after, { state, to, turn, held, factor }) => {
    const target = state * width;
    if (held === 0) {
      const source = to * width;
      for (let outcome = 3 * (turn + 1); outcome < width; outcome++) {
        split[target + outcome] =
          (split[target + outcome] as number) + factor * (after.split[source + outcome] as number);
      }
      return;
    }
    const share = (factor * (after.onward[to] as number)) / count(held);
    const slot = target + showing(turn, 0);
    if (held & 1) split[slot] = (split[slot] as number) + share;
    if (held & 2) split[slot + 1] = (split[slot + 1] as number) + share;
    if (held & 4) split[slot + 2] = (split[slot + 2] as number) + share;
  };
}

/** Whatever is shown, the round goes on; only the cards still open can be shown later, so few outcomes are looked at. */
function carryEveryone(round: Round, sure: readonly number[]): Carry {
  const { width, showing } = round;
  const lists = Array.from({ length: 8 * (round.asked.length + 1) }, (_, at) =>
    Int32Array.from(outcomesFrom(round, sure, at >> 3, at & 7)),
  );
  const add = (split: Float64Array, target: number, after: Float64Array, source: number, share: number, at: number) => {
    for (const outcome of lists[at] as Int32Array) {
      split[target + outcome] = (split[target + outcome] as number) + share * (after[source + outcome] as number);
    }
  };
  return ({ split }, after, { state, to, turn, held, left, factor }) => {
    const at = ((turn + 1) << 3) | left;
    const target = state * width;
    const share = held === 0 ? factor : factor / count(held);
    if (held === 0) add(split, target, after.split, to * width, share, at);
    if (held & 1) add(split, target + showing(turn, 0), after.split, to * width, share, at);
    if (held & 2) add(split, target + showing(turn, 1), after.split, to * width, share, at);
    if (held & 4) add(split, target + showing(turn, 2), after.split, to * width, share, at);
  };
}

/** Every outcome of the turns from `turn` on, when they deal out the open cards `left` among them. */
function outcomesFrom(round: Round, sure: readonly number[], turn: number, left: number): number[] {
  if (turn === round.asked.length) return left === 0 ? [round.nobody] : [];
  const found = new Set<number>();
  for (let taken = 0; taken <= left; taken++) {
    if ((taken & ~left) !== 0) continue;
    const held = taken | (sure[turn] ?? 0);
    for (const outcome of outcomesFrom(round, sure, turn + 1, left & ~taken)) {
      if (held === 0) found.add(outcome);
      for (let place = 0; place < 3; place++) {
        if ((held >> place) & 1) found.add(outcome + round.showing(turn, place));
      }
    }
  }
  return [...found].sort((a, b) => a - b);
}
