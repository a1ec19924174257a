// Scores a suggestion exactly without listing deals: one count in the order of asking, and one way back in which
// every state carries the weight of each outcome from there on. Hot loops.

import { makeResidue } from "../count/classes.ts";
import { type DealCount, forward, type Layer, picks } from "../count/deal-count.ts";
import { type Family, HandWalk, makeFamilies } from "../count/family.ts";
import type { Holdings } from "../search/holdings.ts";
import type { Evidence } from "../search/restriction.ts";
import { type Joint, type Round, type Score, scoreJoint } from "./answer.ts";
import { type Carry, makeCarry, type Values, type Way } from "./carry.ts";

interface Question {
  readonly count: DealCount;
  readonly round: Round;
  /** Which asked cards each owner has for certain, as bits 0 to 2. */
  readonly sure: readonly number[];
  /** The class of each asked card as a bit, and its bit in the mask of a state; 0 when its owner is certain. */
  readonly classBit: readonly number[];
  readonly leftBit: readonly number[];
  readonly carry: Carry;
}

export interface ExactScore {
  readonly score: Score;
  readonly steps: number;
}

/** The exact score, or undefined when it takes more than `budget` steps. */
export function exactScore(
  evidence: Evidence,
  holdings: Holdings,
  round: Round,
  cards: readonly number[],
  options: { readonly weighted: boolean; readonly budget: number },
): ExactScore | undefined {
  const asked = cards.reduce((mask, card) => mask | (1 << card), 0);
  const residue = makeResidue(evidence, holdings, options.weighted, asked);
  const families = makeFamilies(residue, options.budget);
  const count = families && forward(residue, inOrder(families, evidence.layout.envelope, round), options.budget);
  if (!count || isTooWide(count, round)) return undefined;
  const index = cards.map((card) => residue.classes.findIndex((members) => members[0] === card));
  const sure = Array.from(holdings.has, (held) =>
    cards.reduce((mask, card, at) => mask | (((held >> card) & 1) << at), 0),
  );
  const question: Question = {
    count,
    round,
    sure,
    classBit: index.map((at) => (at < 0 ? 0 : 1 << at)),
    leftBit: index.map((at) => (at < 0 ? 0 : 1 << (residue.base[at] as number))),
    carry: makeCarry(
      round,
      round.asked.map((player) => sure[player] ?? 0),
    ),
  };
  const joint = jointOf(question, evidence.layout.envelope);
  return { score: scoreJoint(joint, round, cards), steps: count.steps * (round.showers === "everyone" ? 6 : 3) };
}

/** Values kept for each outcome of each state of a layer. */
const MAX_VALUES = 8_000_000;

/** Whether the values of a layer would take more memory than a page should. */
function isTooWide({ layers }: DealCount, { width }: Round): boolean {
  return layers.some(({ index }) => index.count * width > MAX_VALUES);
}

/** The envelope, then whoever is not asked, then the players in the order of asking. */
function inOrder(families: readonly Family[], envelope: number, { turnOf }: Round): Family[] {
  const rank = ({ owner }: Family) =>
    owner === envelope ? -2 : turnOf[owner] === Number.POSITIVE_INFINITY ? -1 : (turnOf[owner] ?? 0);
  return families.toSorted((a, b) => rank(a) - rank(b));
}

function jointOf(question: Question, envelope: number): Joint {
  const { count, round } = question;
  let values: Values = { onward: Float64Array.of(1), split: new Float64Array(round.width) };
  values.split[round.nobody] = 1;
  let turn = count.families.length;
  for (let step = round.asked.length - 1; step >= 0; step--) {
    const player = round.asked[step] ?? -1;
    if (count.families[turn - 1]?.owner === player) values = stepBack(question, --turn, values, step);
    else values = answerForSure(question, turn, values, step);
  }
  while (turn > 0 && count.families[turn - 1]?.owner !== envelope) values = stepBack(question, --turn, values, -1);
  return turn === 0 ? closedEnvelope(values, count.total) : envelopeRows(question, values);
}

/** The asked cards that are open in a state. */
function leftIn({ leftBit: [one = 0, two = 0, three = 0] }: Question, layer: Layer | undefined, state: number): number {
  const mask = layer ? (layer.masks[state] as number) : 0;
  return (mask & one ? 1 : 0) | (mask & two ? 2 : 0) | (mask & three ? 4 : 0);
}

/** A player whose whole hand is known passes, or shows one of the asked cards. */
function answerForSure(question: Question, turn: number, after: Values, step: number): Values {
  const { count, round, carry, sure } = question;
  const held = sure[round.asked[step] ?? -1] ?? 0;
  if (held === 0) return after;
  const before = { onward: after.onward, split: new Float64Array(after.split.length) };
  for (let state = 0; state < after.onward.length; state++) {
    const left = leftIn(question, count.layers[turn], state);
    carry(before, after, { state, to: state, turn: step, held, left, factor: 1 });
  }
  return before;
}

/** Values before an owner's turn from those after it; `step` is when the owner is asked, or -1. */
function stepBack(question: Question, turn: number, after: Values, step: number): Values {
  const { count, round, carry, classBit } = question;
  const { index, masks } = count.layers[turn] as Layer;
  const family = count.families[turn] as Family;
  const next = count.layers[turn + 1];
  const sure = question.sure[family.owner] ?? 0;
  const [one = 0, two = 0, three = 0] = classBit;
  const before = { onward: new Float64Array(index.count), split: new Float64Array(index.count * round.width) };
  // One object for all ways, because there are many.
  const way: Way = { state: 0, to: 0, turn: step, held: 0, left: 0, factor: 0 };
  const take = (state: number, hand: number, to: number, factor: number) => {
    before.onward[state] = (before.onward[state] as number) + factor * (after.onward[to] as number);
    const from = family.classes[hand] as number;
    way.state = state;
    way.to = to;
    way.held = step < 0 ? 0 : sure | (from & one ? 1 : 0) | (from & two ? 2 : 0) | (from & three ? 4 : 0);
    way.left = leftIn(question, next, to);
    way.factor = factor;
    carry(before, after, way);
  };
  const walk = new HandWalk(family);
  for (let state = 0; state < index.count; state++) {
    const key = index.keys[state] as number;
    if (!next) {
      const hand = count.last.find(key);
      if (hand >= 0) take(state, hand, 0, family.weight[hand] as number);
      continue;
    }
    const fitting = walk.walk(masks[state] as number);
    for (let at = 0; at < fitting; at++) {
      const hand = walk.hands[at] as number;
      const to = next.index.find(key - (family.cost[hand] as number));
      if (to >= 0) take(state, hand, to, picks(count.residue, family, hand, key) * (family.weight[hand] as number));
    }
  }
  return before;
}

function closedEnvelope({ split }: Values, total: number): Joint {
  return { rows: [{ weights: split, copies: 1 }], total };
}

/** One row for each envelope that classes tell apart. */
function envelopeRows({ count, round: { width } }: Question, values: Values): Joint {
  const rows: { weights: Float64Array; copies: number }[] = [];
  const family = count.families[0] as Family;
  const { residue } = count;
  const { index } = count.layers[1] as Layer;
  const walk = new HandWalk(family);
  for (const hand of walk.hands.subarray(0, walk.walk(residue.fullMask))) {
    const to = index.find(residue.fullKey - (family.cost[hand] as number));
    if (to < 0) continue;
    const copies = picks(residue, family, hand, residue.fullKey);
    rows.push({ weights: values.split.slice(to * width, (to + 1) * width).map((weight) => weight * copies), copies });
  }
  return { rows, total: count.total };
}
