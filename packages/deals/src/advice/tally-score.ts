// Scores a suggestion on a list of deals: exact when the list is complete, an estimate when it was drawn. Hot.

import type { Draw } from "../draw.ts";
import { type Round, type Score, scoreJoint } from "./answer.ts";

/** The deals with the number of each one's envelope. */
export interface DealList {
  readonly draw: Draw;
  readonly envelopeOf: Int32Array;
  readonly envelopes: number;
}

export function makeDealList(draw: Draw, envelope: number): DealList {
  const numbers = new Map<string, number>();
  const envelopeOf = Int32Array.from(draw.worlds, (world) => {
    let key = "";
    world.forEach((owner, card) => {
      if (owner === envelope) key += `${card},`;
    });
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  });
  return { draw, envelopeOf, envelopes: numbers.size };
}

export function tallyScore(list: DealList, round: Round, cards: readonly number[]): Score {
  const width = round.nobody + 1;
  const table = new Float64Array(list.envelopes * width);
  tally(list, round, cards, table, width);
  const rows = Array.from({ length: list.envelopes }, (_, at) => ({
    weights: table.subarray(at * width, (at + 1) * width),
    copies: 1,
  }));
  return scoreJoint({ rows, total: 1 }, round, cards);
}

function tally(
  { draw, envelopeOf }: DealList,
  round: Round,
  cards: readonly number[],
  table: Float64Array,
  width: number,
) {
  const { worlds, weights } = draw;
  const [first = 0, second = 0, third = 0] = cards;
  const turns = Float64Array.from([...round.turnOf, Number.POSITIVE_INFINITY]);
  const faceUp = turns.length - 1;
  for (let at = 0; at < worlds.length; at++) {
    const world = worlds[at] as Int8Array;
    const a = turnIn(turns, world[first] as number, faceUp);
    const b = turnIn(turns, world[second] as number, faceUp);
    const c = turnIn(turns, world[third] as number, faceUp);
    const turn = Math.min(a, b, c);
    const row = (envelopeOf[at] as number) * width;
    const weight = weights[at] as number;
    if (turn === Number.POSITIVE_INFINITY) {
      table[row + width - 1] = (table[row + width - 1] as number) + weight;
      continue;
    }
    const share = weight / ((a === turn ? 1 : 0) + (b === turn ? 1 : 0) + (c === turn ? 1 : 0));
    const slot = row + 3 * turn;
    if (a === turn) table[slot] = (table[slot] as number) + share;
    if (b === turn) table[slot + 1] = (table[slot + 1] as number) + share;
    if (c === turn) table[slot + 2] = (table[slot + 2] as number) + share;
  }
}

function turnIn(turns: Float64Array, owner: number, faceUp: number): number {
  return turns[owner < 0 ? faceUp : owner] as number;
}
