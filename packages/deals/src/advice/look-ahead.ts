// Looks one question further: a suggestion is worth what can be asked after each of its answers. On drawn deals, for a few
// suggestions that are good by themselves, where the first who can shows.

import { seedRandom } from "../random.ts";
import { type DealList, drawOutcome, namedAfter } from "./tally-score.ts";

/** Suspect, weapon, room by index. */
type Cards = readonly number[];

/** Deals looked at; of more, every so many. */
const MOST_DEALS = 2000;
/** What an envelope that cannot be named after two questions costs, in questions; beside one for not being done after the first. */
const UNNAMED = 3;

/** For each of `first`, the questions still to be expected after it, if one of `next` follows; rough, to be compared. */
export function questionsAhead(list: DealList, first: readonly Cards[], next: readonly Cards[]): number[] {
  const few = thinned(list);
  return first.map((cards) => {
    let questions = 0;
    for (const part of partsOf(few, cards)) {
      if (part.envelopes === 1) continue;
      const weight = part.weights.reduce((sum, each) => sum + each, 0);
      const named = next.reduce((best, each) => Math.max(best, namedAfter(part, each)), 0);
      questions += weight + UNNAMED * (weight - named);
    }
    return questions;
  });
}

/** Not too many deals, spread over all of them. */
function thinned(list: DealList): DealList {
  const step = Math.ceil(list.weights.length / MOST_DEALS);
  if (step <= 1) return list;
  return partOf(
    list,
    Array.from({ length: Math.floor(list.weights.length / step) }, (_, at) => at * step),
  );
}

/** The deals by what is answered; which of several cards is shown is drawn. */
function partsOf(list: DealList, cards: Cards): DealList[] {
  const random = seedRandom(1);
  const parts = new Map<number, number[]>();
  for (let at = 0; at < list.weights.length; at++) {
    const outcome = drawOutcome(list, cards, at, random);
    const part = parts.get(outcome);
    if (part) part.push(at);
    else parts.set(outcome, [at]);
  }
  return [...parts.values()].map((deals) => partOf(list, deals));
}

/** Some of the deals as a list of their own, with numbers of their own for envelopes. Plain loops: this is hot. */
function partOf({ weights, envelopeOf, round, turns }: DealList, deals: readonly number[]): DealList {
  const numbers = new Map<number, number>();
  const ownWeights = new Float64Array(deals.length);
  const ownEnvelopes = new Int32Array(deals.length);
  for (let place = 0; place < deals.length; place++) {
    const at = deals[place] as number;
    const envelope = envelopeOf[at] as number;
    const number = numbers.get(envelope) ?? numbers.size;
    numbers.set(envelope, number);
    ownEnvelopes[place] = number;
    ownWeights[place] = weights[at] as number;
  }
  return {
    weights: ownWeights,
    envelopeOf: ownEnvelopes,
    envelopes: numbers.size,
    round,
    turns: turns.map((card) => picked(card, deals)),
  };
}

function picked(values: Uint8Array, places: readonly number[]): Uint8Array {
  const found = new Uint8Array(places.length);
  for (let at = 0; at < places.length; at++) found[at] = values[places[at] as number] as number;
  return found;
}
