// Scores a suggestion exactly without listing deals: one count in the order of asking, and one way back in which
// every state carries the weight of each outcome from there on. Hot loops.

import { makeResidue, type Residue } from "../classes.ts";
import type { Evidence } from "../constraint.ts";
import { type Count, forward, type Layer, picks } from "../count.ts";
import { type Family, HandWalk, makeFamilies } from "../family.ts";
import type { Position } from "../position.ts";
import { type Joint, type Round, type Score, scoreJoint } from "./answer.ts";

/** Values of the states of one layer: the weight of all ways on, and of each outcome if everyone before passed. */
interface Values {
  readonly onward: Float64Array;
  readonly split: Float64Array;
}

interface Question {
  readonly count: Count;
  readonly round: Round;
  readonly position: Position;
  readonly cards: readonly number[];
  /** The class of each asked card, as a bit; 0 when its owner is certain. */
  readonly classBit: readonly number[];
  readonly width: number;
}

export interface ExactScore {
  readonly score: Score;
  readonly steps: number;
}

/** The exact score, or undefined when it takes more than `budget` steps. */
export function exactScore(
  evidence: Evidence,
  position: Position,
  round: Round,
  cards: readonly number[],
  options: { readonly weighted: boolean; readonly budget: number },
): ExactScore | undefined {
  const asked = cards.reduce((mask, card) => mask | (1 << card), 0);
  const residue = makeResidue(evidence, position, options.weighted, asked);
  const families = makeFamilies(residue, options.budget);
  const count = families && forward(residue, inOrder(families, evidence.table.envelope, round), options.budget);
  if (!count) return undefined;
  const classBit = cards.map((card) => classBitOf(residue, card));
  const question = { count, round, position, cards, classBit, width: round.nobody + 1 };
  const joint = jointOf(question, evidence.table.envelope);
  return { score: scoreJoint(joint, round, cards), steps: count.steps * 3 };
}

/** The envelope, then whoever is not asked, then the players in the order of asking. */
function inOrder(families: readonly Family[], envelope: number, { turnOf }: Round): Family[] {
  const rank = ({ owner }: Family) =>
    owner === envelope ? -2 : turnOf[owner] === Number.POSITIVE_INFINITY ? -1 : (turnOf[owner] ?? 0);
  return families.toSorted((a, b) => rank(a) - rank(b));
}

function classBitOf({ classes }: Residue, card: number): number {
  const index = classes.findIndex((members) => members[0] === card);
  return index < 0 ? 0 : 1 << index;
}

function jointOf(question: Question, envelope: number): Joint {
  const { count, round, width } = question;
  let values: Values = { onward: Float64Array.of(1), split: new Float64Array(width) };
  values.split[width - 1] = 1;
  let turn = count.families.length;
  for (let step = round.asked.length - 1; step >= 0; step--) {
    const player = round.asked[step] ?? -1;
    if (count.families[turn - 1]?.owner === player) values = stepBack(question, --turn, values, step);
    else values = answerForSure(question, values, step, sureMask(question, player));
  }
  while (turn > 0 && count.families[turn - 1]?.owner !== envelope) values = stepBack(question, --turn, values, -1);
  return turn === 0 ? closedEnvelope(values, count.total) : envelopeRows(question, values);
}

/** Which of the asked cards an owner has for certain, as bits 0 to 2. */
function sureMask({ position, cards }: Question, owner: number): number {
  return cards.reduce((mask, card, at) => mask | ((((position.has[owner] ?? 0) >> card) & 1) << at), 0);
}

/** A player whose whole hand is known passes, or shows one of the asked cards. */
function answerForSure({ width }: Question, values: Values, step: number, sure: number): Values {
  if (sure === 0) return values;
  const split = new Float64Array(values.split.length);
  values.onward.forEach((weight, state) => {
    addShows(split, state * width + 3 * step, sure, weight);
  });
  return { onward: values.onward, split };
}

function addShows(split: Float64Array, slot: number, held: number, weight: number): void {
  const share = weight / ((held & 1) + ((held >> 1) & 1) + (held >> 2));
  if (held & 1) split[slot] = (split[slot] as number) + share;
  if (held & 2) split[slot + 1] = (split[slot + 1] as number) + share;
  if (held & 4) split[slot + 2] = (split[slot + 2] as number) + share;
}

/** Values before an owner's turn from those after it; `step` is when the owner is asked, or -1. */
function stepBack(question: Question, turn: number, after: Values, step: number): Values {
  const { count, classBit, width } = question;
  const { index, masks } = count.layers[turn] as Layer;
  const family = count.families[turn] as Family;
  const next = count.layers[turn + 1];
  const sure = step < 0 ? 0 : sureMask(question, family.owner);
  const [one = 0, two = 0, three = 0] = classBit;
  const before = { onward: new Float64Array(index.count), split: new Float64Array(index.count * width) };
  const take = (state: number, hand: number, to: number, factor: number) => {
    const onward = factor * (after.onward[to] as number);
    before.onward[state] = (before.onward[state] as number) + onward;
    const from = family.classes[hand] as number;
    const held = step < 0 ? 0 : sure | (from & one ? 1 : 0) | (from & two ? 2 : 0) | (from & three ? 4 : 0);
    if (held !== 0) {
      addShows(before.split, state * width + 3 * step, held, onward);
      return;
    }
    const target = state * width;
    const source = to * width;
    for (let outcome = 3 * (step + 1); outcome < width; outcome++) {
      before.split[target + outcome] =
        (before.split[target + outcome] as number) + factor * (after.split[source + outcome] as number);
    }
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
function envelopeRows({ count, width }: Question, values: Values): Joint {
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
