// How an insight is proved: one person, by what costs a reader least, and whoever the same last sentence settles. This is what a
// hint tells; the others have their own, later.

import {
  type Clue,
  type Constraint,
  countBits,
  entailed,
  type Facts,
  factsAfter,
  type Given,
  indices,
  isWithin,
  type Line,
  type Literal,
  lengthOf,
  type Mask,
  maskOf,
  NOTHING,
  PROOF_BUDGET,
  type Proof,
  type ProofLength,
  type ProofStep,
  proofsFrom,
  QUICK_BUDGET,
  scopeOf,
  type Theory,
  TooMuch,
  within,
} from "@demonstrandum/logic";
import { makeRecent } from "@demonstrandum/text";
import { costOf } from "../say/cost.ts";
import { allAre, joinClaims } from "../say/count.ts";
import { explainProof } from "../say/proof.ts";
import { settledIn } from "../say/settled.ts";
import { BOUNDS } from "./bounds.ts";
import { joinLines } from "./join-lines.ts";
import { LEVELS, type ProofLimit } from "./level.ts";
import { levelOn } from "./level-on.ts";
import { insightsOn, provable } from "./path.ts";
import type { LaidPuzzle, Position } from "./position.ts";
import { isSaidByPlainPair } from "./proof-length.ts";
import { spellTelling } from "./spell-telling.ts";
import type { Step } from "./step.ts";

/** The people that one proof settles; without a proof, one whose proof would be too long to look for. */
export interface Argument {
  readonly steps: readonly Step[];
  readonly proof?: Proof;
}

/** What it costs to be told, and what it counts for beside others. */
interface CostedProof {
  readonly proof: Proof;
  readonly told: number;
  readonly cost: number;
}

/** What costs no more is told without looking for something cheaper. */
const CHEAP = 30;

/** What costs more is looked for harder, and with the other clues on the table too, for everybody whom they settle. */
const DEAR = 60;

/** What two clues that only count cost at most, and what they do if they compare nothing, share few people who are unknown and settle few. */
const TWO_SUMS = 86;
const FEW_SUMS = 69;
const FEW_PEOPLE = 2;

/** So many questions whether a proof can be told are kept. */
const MOST_TOLD = 64;

/** What a supposition inside another is worth avoiding: few follow one. */
const NESTED = 60;

/** `insight` are people whom the same clues settle. Unless only they are asked about, somebody else is taken who costs much less. */
export function argue(laid: LaidPuzzle, position: Position, insight: readonly Step[], isOnly = false): Argument {
  const [first] = insight;
  if (!first) return { steps: [] };
  const { facts, clues } = position;
  const people = maskOf(insight.map(({ person }) => person));
  const fewest = { facts, clues: first.speakers };
  const ways = [
    () => costedProofs(laid, fewest, people, QUICK_BUDGET),
    () => costedProofs(laid, fewest, people, PROOF_BUDGET),
    () => costedProofs(laid, { facts, clues }, isOnly ? people : provable(laid, position), PROOF_BUDGET),
  ];
  const found: CostedProof[] = [];
  for (const way of ways) {
    const end = within(found.length > 0 ? BOUNDS.cheaper : BOUNDS.proof, () => {
      for (const costed of way()) found.push(costed);
    });
    if (end || found.some(({ cost }) => cost <= DEAR)) break;
  }
  const best = cheapestOf(found);
  const chosen = isOnly || (best && isFollowed(best, LEAST)) ? best : (promised(laid, facts, found) ?? best);
  if (!chosen) return { steps: [first] };
  const { proof } = chosen;
  const speakers = speakersIn(proof);
  return { steps: proof.literals.map(({ index, value }) => ({ person: index, identity: value, speakers })), proof };
}

const cheapestOf = (found: readonly CostedProof[]): CostedProof | undefined =>
  found.toSorted((a, b) => a.cost - b.cost)[0];

/** Whether a player who follows proofs of this length and cost follows it. */
const isFollowed = ({ proof, told }: CostedProof, most: ProofLimit): boolean =>
  told <= most.cost && isWithin(lengthOf(proof.steps), most);

/** What every player follows. */
const LEAST = LEVELS[0].proofs;

/**
 * A proof that the player of the puzzle's level follows: of those found the cheapest, else the one on the path, which the label
 * is granted for, wherever the play has taken another way.
 */
function promised(laid: LaidPuzzle, facts: Facts, found: readonly CostedProof[]): CostedProof | undefined {
  const kept = within(BOUNDS.promised, () => {
    const most = levelOn(laid)?.proofs;
    return most && (cheapestOf(found.filter((each) => isFollowed(each, most))) ?? nextOnPath(laid, facts, most));
  });
  return kept instanceof TooMuch ? undefined : kept;
}

/** How somebody is proved whom the path proves next: from what is known, or from what was known on the path. */
function nextOnPath(laid: LaidPuzzle, { known, value }: Facts, most: ProofLimit): CostedProof | undefined {
  const insight = insightsOn(laid).find(({ steps }) => (peopleOf(steps) & ~known) !== 0);
  if (!insight) return undefined;
  const { steps, facts } = insight;
  const clues = steps[0]?.speakers ?? [];
  const people = peopleOf(steps);
  const now = firstWithin(laid, { facts: { known, value }, clues }, people & ~known, most);
  if (now) return now;
  for (const each of inTurn(laid, { facts, clues }, people, most)) {
    const literals = each.proof.literals.filter(({ index }) => ((known >>> index) & 1) === 0);
    if (literals.length > 0) return { ...each, proof: { ...each.proof, literals } };
  }
  return undefined;
}

const peopleOf = (steps: readonly Step[]): Mask => maskOf(steps.map(({ person }) => person));

/** Proofs within the limit of all these people, each from what those before it show; ends early where there is none. */
function* inTurn(laid: LaidPuzzle, given: FactsGiven, people: Mask, most: ProofLimit): Generator<CostedProof> {
  let { facts } = given;
  while ((people & ~facts.known) !== 0) {
    const each = firstWithin(laid, { ...given, facts }, people & ~facts.known, most);
    if (!each) return;
    yield each;
    facts = factsAfter(facts, each.proof.steps);
  }
}

/**
 * Whether everyone of an insight has a proof within the limit, one after another, as far as a quick look can tell: what a hint
 * tells costs no more. What one clue says is always short.
 */
export function canBeTold(laid: LaidPuzzle, facts: Facts, insight: readonly Step[], most: ProofLimit): boolean {
  if (isSurelyCheap(laid, facts, insight, most)) return true;
  const people = peopleOf(insight);
  const { speakers: clues = [] } = insight[0] ?? {};
  const question = spellTelling(laid, { facts, clues }, people, most);
  const kept = question === undefined ? undefined : told.get(question);
  if (kept !== undefined) return kept;
  const isTold = isToldWithin(laid, { facts, clues }, people, most);
  if (question !== undefined) told.set(question, isTold);
  return isTold;
}

/** What was looked at lately, by all that it depends on: the audit of a new puzzle asks once more what its making has asked. */
const told = makeRecent<string, boolean>(MOST_TOLD);

function isToldWithin(laid: LaidPuzzle, given: Heard, people: Mask, most: ProofLimit): boolean {
  let now = given.facts;
  for (const { proof } of inTurn(laid, given, people, most)) now = factsAfter(now, proof.steps);
  return (people & ~now.known) === 0;
}

/** What one clue says is short where everybody tells the truth, and so is what two say that only count. */
function isSurelyCheap(
  { table, theory }: LaidPuzzle,
  facts: Facts,
  insight: readonly Step[],
  { cost }: ProofLimit,
): boolean {
  const { speakers: clues = [] } = insight[0] ?? {};
  if (clues.length < 2) return table.honesty === "truthful";
  if (cost < FEW_SUMS || !isSaidByPlainPair(theory, facts, clues)) return false;
  return cost >= TWO_SUMS || (insight.length <= FEW_PEOPLE && shareFew(theory, facts, clues));
}

/** Whether two clues that compare nothing share so few people that the first line names them and the second is done. */
function shareFew(theory: Theory, { known }: Facts, clues: readonly number[]): boolean {
  const said = clues.map((clue) => (theory.clues[clue] as Clue).says);
  const [one = 0, other = 0] = said.map(scopeOf);
  return said.every(isOfCounts) && countBits(one & other & ~known) <= FEW_PEOPLE;
}

const isOfCounts = (says: Constraint): boolean =>
  says.kind === "count" || (says.kind === "all" && says.of.every(isOfCounts));

function firstWithin(laid: LaidPuzzle, given: FactsGiven, people: Mask, most: ProofLimit): CostedProof | undefined {
  for (const costed of costedProofs(laid, given, people, QUICK_BUDGET, most))
    if (costed.cost <= most.cost) return costed;
  return undefined;
}

type FactsGiven = Given & { readonly facts: Facts };

/** What is known, and whose clues may be used. */
type Heard = Required<Pick<FactsGiven, "facts" | "clues">>;

/** Proofs of one of the people after another, in several ways, until one is cheap. Whom the last sentence of one settles is not asked about, and what is longer than `most` is not told. */
function* costedProofs(
  laid: LaidPuzzle,
  given: FactsGiven,
  people: Mask,
  budget: number,
  most?: ProofLength,
): Generator<CostedProof> {
  const { theory } = laid;
  const { facts } = given;
  const forced = entailed(theory, given);
  let settled = 0;
  for (const literal of forced ? literalsOf(forced, people) : []) {
    if ((settled >>> literal.index) & 1) continue;
    for (const { steps } of proofsFrom(theory, given, [literal], budget)) {
      const joined = joinLines(steps);
      if (most && !isWithin(lengthOf(joined), most)) continue;
      const proof = withAllSettled(theory, facts, people, joined);
      const told = costOf(explainProof(laid, proof, facts).map(({ said }) => said));
      const cost = told + NESTED * lengthOf(proof.steps).nesting;
      yield { proof, told, cost };
      if (cost <= CHEAP) return;
      settled |= factsAfter(NOTHING, proof.steps.slice(-1)).known;
    }
  }
}

const literalsOf = ({ known, value }: Facts, people: Mask): Literal[] =>
  indices(known & people).map((index) => ({ index, value: ((value >>> index) & 1) === 1 }));

/** The last line tells of everybody whom it settles, as it rests on the same for all of them. */
function withAllSettled(theory: Theory, facts: Facts, people: Mask, steps: readonly ProofStep[]): Proof {
  const last = steps.at(-1);
  const before = factsAfter(facts, steps.slice(0, -1));
  const whole = last?.kind === "line" ? steps.with(-1, settlingAll(theory, before, people, last)) : steps;
  return { literals: literalsOf(factsAfter(facts, whole), ~facts.known), steps: whole };
}

function settlingAll(theory: Theory, { value, known }: Facts, people: Mask, line: Line): Line {
  const { by, from, with: counts, says } = line;
  const source = by && (by.kind === "clue" ? theory.clues[by.index]?.says : theory.axioms[by.index]);
  const used = maskOf(from);
  const given = { known: used, value: value & used };
  const told = says.reduce((mask, { of }) => mask | of, 0);
  const others = settledIn(people & ~known & ~told, source ? [source, ...counts] : counts, given);
  const claims = [true, false].flatMap((kind) => {
    const of = others.known & (kind ? others.value : ~others.value);
    return of === 0 ? [] : [allAre(of, kind)];
  });
  return claims.length === 0 ? line : { ...line, says: joinClaims([...says, ...claims]) };
}

export const speakersIn = ({ steps }: Proof): readonly number[] => [...new Set(citedIn(steps))].sort((a, b) => a - b);

/** Whose clues a proof uses. A smallest set of clues is used as a whole; of others, what the proof does without is not cited. */
const citedIn = (steps: readonly ProofStep[]): number[] =>
  steps.flatMap((step) => [
    ...(step.by?.kind === "clue" ? [step.by.index] : []),
    ...(step.kind === "suppose" ? citedIn(step.steps) : []),
  ]);
