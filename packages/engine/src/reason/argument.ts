// How an insight is proved: one person, by what costs a reader least, and whoever the same last sentence settles. This is what a
// hint tells; the others have their own, later.

import {
  type Clue,
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
  within,
} from "@demonstrandum/logic";
import { costOf } from "../say/cost.ts";
import { allAre, joinClaims } from "../say/count.ts";
import { explainProof } from "../say/proof.ts";
import { settledIn } from "../say/settled.ts";
import { BOUNDS } from "./bounds.ts";
import { joinLines } from "./join-lines.ts";
import type { ProofLimit } from "./level.ts";
import { provable } from "./path.ts";
import type { LaidPuzzle, Position } from "./position.ts";
import { isSaidByPlainPair } from "./proof-length.ts";
import type { Step } from "./step.ts";

/** The people that one proof settles; without a proof, one whose proof would be too long to look for. */
export interface Argument {
  readonly steps: readonly Step[];
  readonly proof?: Proof;
}

interface CostedProof {
  readonly proof: Proof;
  readonly cost: number;
}

/** What costs no more is told without looking for something cheaper. */
const CHEAP = 30;

/** What costs more is looked for harder, and with the other clues on the table too, for everybody whom they settle. */
const DEAR = 60;

/** What two clues that only count cost at most, and what they do if they share only two people who are unknown. */
const TWO_SUMS = 86;
const FEW_SUMS = 69;
const FEW_SHARED = 2;

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
    const end = within(found.length > 0 ? BOUNDS.cheaper : BOUNDS.answer, () => {
      for (const costed of way()) found.push(costed);
    });
    if (end || found.some(({ cost }) => cost <= DEAR)) break;
  }
  const [best] = found.sort((a, b) => a.cost - b.cost);
  if (!best) return { steps: [first] };
  const { proof } = best;
  const speakers = speakersIn(proof);
  return { steps: proof.literals.map(({ index, value }) => ({ person: index, identity: value, speakers })), proof };
}

/**
 * Whether everyone of an insight has a proof within the limit, one after another, as far as a quick look can tell: what a hint
 * tells costs no more. What one clue says is always short.
 */
export function canBeTold(laid: LaidPuzzle, facts: Facts, insight: readonly Step[], most: ProofLimit): boolean {
  const { speakers: clues = [] } = insight[0] ?? {};
  if (clues.length < 2 || isCheapPair(laid.theory, facts, clues, most)) return true;
  const people = maskOf(insight.map(({ person }) => person));
  let now = facts;
  while ((people & ~now.known) !== 0) {
    const told = firstWithin(laid, { facts: now, clues }, people & ~now.known, most);
    if (!told) return false;
    now = factsAfter(now, told.steps);
  }
  return true;
}

/** Two clues that only count, and share so few people that the first line names them and the second is done. */
function isCheapPair(theory: Theory, facts: Facts, clues: readonly number[], { cost }: ProofLimit): boolean {
  if (!isSaidByPlainPair(theory, facts, clues)) return false;
  const [one = 0, other = 0] = clues.map((clue) => scopeOf((theory.clues[clue] as Clue).says));
  return cost >= (countBits(one & other & ~facts.known) <= FEW_SHARED ? FEW_SUMS : TWO_SUMS);
}

function firstWithin(laid: LaidPuzzle, given: FactsGiven, people: Mask, most: ProofLimit): Proof | undefined {
  for (const { proof, cost } of costedProofs(laid, given, people, QUICK_BUDGET, most))
    if (cost <= most.cost) return proof;
  return undefined;
}

type FactsGiven = Given & { readonly facts: Facts };

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
      yield { proof, cost };
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
