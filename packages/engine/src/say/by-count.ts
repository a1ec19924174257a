// Why a count shows what it shows, given what is known of the people it counts: the sum.

import { type Count, countBits, fullMask, indices, type Mask } from "@demonstrandum/logic";
import { takesAll } from "./by-definition.ts";
import {
  boundsOf,
  knownAre,
  numbersOf,
  numbersOfKind,
  othersAre,
  SMALL,
  settledBy,
  tellCountOf,
  theseAre,
} from "./count.ts";
import { afterCounting, afterNaming, afterSpeakingOf, fewOrLit, ownGroupOf, peopleIn } from "./people.ts";
import { claimsOf, countedPeople, groundsOf, partsOf, type WhyQuestion } from "./question.ts";
import { after, type Bounds, because, type Clause, joinClauses, type So, so } from "./saying.ts";
import { boundsOfOne, isRange, missOf, numbersBy, numbersWithout } from "./sum.ts";

/** Begins the reason with what is counted, as the clue counts it or by the hidden kind, whichever the sum needs. */
type Preface = (identity: boolean, use?: Use) => Opening;

/** How what is counted will be used: what follows comes at once, or it rests on those of this kind alone, whoever else is counted. */
interface Use {
  readonly isAll?: boolean;
  readonly isOfKind?: boolean;
}

/** What is said first, if anything; `isClose` if the rest goes right on, `isOfAll` if it is of all whom the clue counts. */
interface Opening {
  readonly clause?: Clause;
  readonly isClose?: boolean;
  readonly isOfAll?: boolean;
}

export function byCount(asked: WhyQuestion, part: Count, preface?: Preface): Clause {
  const scene = preface === undefined ? afterSpeakingOf(asked.scene, part.of) : afterCounting(asked.scene, [part.of]);
  const question = { ...asked, scene };
  const { claims, counts, identity } = question;
  const [claim] = claims;
  const openBy = preface ?? turned(question, part);
  if (claims.length === 0) return brokenRule(asked, part) ?? brokenCount(question, part, openBy, preface && part.of);
  if (claim && claims.length === 1 && counts.length === 0) {
    const unspoken = { ...asked, scene: afterSpeakingOf(asked.scene, part.of) };
    const quoted = preface && isQuoted(asked, part) ? settledAlready(unspoken, part, claim) : undefined;
    if (quoted?.reason?.kind === "areThose" && quoted.reason.isExact) return quoted;
    const settled = settledAlready(question, part, claim);
    if (settled) return opened(openBy(identity, { isOfKind: settled.reason?.kind === "areThose" }), settled);
  }
  const { kind, sum, last, end } = sumUp(question, part);
  const told = { ...question, unsaid: seenBeside(question, part, kind) };
  const ending = end(told);
  const use = { isOfKind: isOfKind(told, kind, sum ?? ending) };
  const counted = preface && !openBy(kind, use).isOfAll ? part.of : 0;
  const grounds = groundsOf(last ? { ...told, counts: [] } : told, counted);
  const reason = because(last ? joinClauses("clauses", [...(grounds ? [grounds] : []), last(told)]) : grounds, sum);
  return opened(openBy(kind, { ...use, isAll: !reason }), so(reason, ending));
}

/** Whether nobody of the other kind is told of, and no sum goes by how many people are counted. */
function isOfKind({ premises: { known, value }, unsaid = 0 }: WhyQuestion, kind: boolean, sum: Clause): boolean {
  if ((known & (kind ? ~value : value) & ~unsaid) !== 0) return false;
  if (sum.kind === "makes") return sum.tallies.every(({ bounds }) => bounds.every(({ most }) => most === undefined));
  return sum.kind !== "onlyOthers" && sum.kind !== "orElse" && sum.kind !== "makesAndTakes";
}

/**
 * Whom the board shows to be of the other kind than the one that is counted: they are not told if all of whom nothing is known are
 * told of. Whom the proof has found is not seen there.
 */
function seenBeside({ premises: { known, value }, counts, claims, scene }: WhyQuestion, part: Count, kind: boolean) {
  const [ours, theirs] = [value & known, known & ~value].map((of) => of & part.of) as [Mask, Mask];
  const [counted, others] = kind ? [ours, theirs] : [theirs, ours];
  const [claim, ...more] = claims;
  const told = counts.reduce((mask, { of }) => mask | of, claim?.of ?? 0);
  const isAll = more.length === 0 && told === (part.of & ~known) && countBits(part.of) > SMALL;
  return isAll && counted !== 0 ? others & ~scene.fresh : 0;
}

const opened = ({ clause, isClose = false }: Opening, then: Clause): Clause => after(clause, then, isClose);

/** Whether the quoted clue names the number of just this part, so that "those two" are whom it counts; not what it leaves outside. */
function isQuoted({ table, says, identity, groups }: WhyQuestion, part: Count): boolean {
  if (!groups.some((one) => groups.some((other) => (one.of & other.of) === part.of))) return false;
  const numberOf = (count: Count): string => numbersOfKind(count, identity).join();
  const counts = partsOf(says).filter((each): each is Count => each.kind === "count");
  const alike = counts.filter((count) => numberOf(count) === numberOf(part));
  return table.honesty === "truthful" && alike.length === 1 && alike[0] === part;
}

/** A clue that says one thing is not repeated, only turned round where it counts the ordinary kind: "that leaves 5 elves; ". */
const turned =
  ({ identity }: WhyQuestion, part: Count): Preface =>
  (kind) => {
    if (kind === identity) return {};
    const numbers = numbersOfKind(part, kind);
    return { clause: { kind: "leaves", numbers, size: countBits(part.of), identity: kind } };
  };

/** Of a clue that says two things, the one that is used: "here exactly 2 of these are elves; ". */
export const partAgain =
  (question: WhyQuestion, part: Count): Preface =>
  (kind, { isAll = false, isOfKind = false } = {}) => {
    const settled = settledBy(part);
    const beside = besideStated(question, part, kind, isOfKind);
    if (beside) return beside;
    if (settled === undefined)
      return {
        clause: {
          ...{ kind: "here", clause: tellCountOf(part, countedPeople(question, part.of), kind) },
          ...(isOfKind && kind === question.identity && { isSizeless: true }),
        },
      };
    if (settled !== question.identity) return {};
    return { clause: takesAll(question, part.of), isClose: isAll };
  };

/**
 * "two others are elves" where the clue says by name that somebody is one, or "two are elves" where it says that somebody is none;
 * undefined if the part counts others than all but those, or if the clue is not just quoted.
 */
export function besideStated(question: WhyQuestion, part: Count, kind: boolean, isOfKind = false): Opening | undefined {
  const parts = partsOf(question.says).filter((each): each is Count => each.kind === "count");
  const stated = parts.filter((each) => settledBy(each) !== undefined && (each.of & ~question.scene.named) === 0);
  const value = stated[0] && settledBy(stated[0]);
  const all = parts.reduce((mask, { of }) => mask | of, 0);
  const besides = stated.reduce((mask, { of }) => mask & ~of, all);
  if (value === undefined || stated.some((each) => settledBy(each) !== value)) return undefined;
  if (besides !== part.of || settledBy(part) !== undefined || countBits(part.of) === 1) return undefined;
  const numbers = numbersOfKind(part, kind);
  if (value === kind)
    return { clause: { kind: "leaves", numbers, size: countBits(part.of), identity: kind, isBeside: true } };
  if (!isOfKind) return undefined;
  return { clause: { kind: "leaves", numbers, size: countBits(all), identity: kind }, isOfAll: true };
}

/** "Li Mu and Wang Hua are those two, so the others are elves"; undefined if it takes more than that. */
function settledAlready(question: WhyQuestion, part: Count, claim: Count): So | undefined {
  const { identity, premises, isNumberless, scene } = question;
  const value = settledBy(claim);
  const size = countBits(part.of);
  if (value === undefined || (claim.of & ~part.of) !== 0 || !isRange(numbersOf(part))) return undefined;
  const [least, most] = boundsOf(part);
  const [fewest, greatest] = identity ? [least, most] : [size - most, size - least];
  const trues = premises.value & part.of;
  const falses = premises.known & ~premises.value & part.of;
  const [ours, theirs] = identity ? [trues, falses] : [falses, trues];
  const others = leftOver(question, part, claim.of, value);
  if (value !== identity && theirs === 0 && ours !== 0 && countBits(ours) === greatest) {
    if (isNumberless) return so(groundsOf(question), others);
    const isExact = fewest === greatest;
    return so({ kind: "areThose", people: fewOrLit(ours, scene.fresh), number: greatest, isExact }, others);
  }
  if (value === identity && ours === 0 && theirs !== 0 && size - countBits(theirs) === fewest) {
    if (fewest !== greatest) return so(groundsOf(question), others);
    return so(
      { kind: "areTheOnes", people: fewOrLit(theirs, scene.fresh), number: countBits(theirs), identity: !identity },
      others,
    );
  }
  return undefined;
}

/** "the other three, Li Mu, Wang Hua and Zhao Min, are elves", if they are all others whom the clue counts. */
function leftOver({ table, premises, scene, asked }: WhyQuestion, part: Count, people: Mask, value: boolean): Clause {
  const isAll = (part.of & ~premises.known) === people;
  return isAll ? othersAre(people, value, asked) : theseAre(table, people, value, afterNaming(scene, premises.known));
}

/** Names people as they can be told once the grounds are. */
type Telling = (question: WhyQuestion) => Clause;

/** The kind that is counted, what it adds up to, and what follows; in whichever way is the plainest. */
interface Sum {
  readonly kind: boolean;
  readonly sum: Clause | undefined;
  /** Tells what stands in the place of the counts. */
  readonly last?: Telling;
  readonly end: Telling;
}

const sumUp = (question: WhyQuestion, part: Count): Sum =>
  restOf(question, part) ?? tightly(question, part) ?? otherwise(question, part);

/** What there is of those not claimed, if the clue leaves just the claim for the others: "that makes at least 2 elves". */
function restOf(question: WhyQuestion, part: Count): Sum | undefined {
  const { claims, counts } = question;
  const [claim, ...more] = claims;
  if (!claim || more.length > 0 || (claim.of & ~part.of) !== 0) return undefined;
  if (counts.some(({ of }) => (of & claim.of) !== 0)) return undefined;
  const rest = part.of & ~claim.of;
  const numbers = numbersBy(question, rest, true);
  if (!isLeft(part, claim, numbers)) return undefined;
  const kind = numbers.length > 1 || settledBy(claim) === undefined || counts.length > 0 || question.identity;
  const last = lastOf(question, part, kind);
  if (last) return last;
  const sum = sumOfRest(question, part, claim, { kind, numbers: kind ? numbers : numbersBy(question, rest, false) });
  return { kind, sum, end: claimsOf };
}

/** Where all but one are known, the last is told as such, whether it is what follows or what it rests on; undefined elsewhere. */
function lastOf(question: WhyQuestion, part: Count, kind: boolean): Sum | undefined {
  const { premises, counts, claims } = question;
  const [claim, count = claim, ...more] = [...claims, ...counts];
  if (!count || settledBy(count) !== undefined) return undefined;
  const number = numbersOfKind(part, kind).at(-1) ?? 0;
  const ours = part.of & premises.known & (kind ? premises.value : ~premises.value);
  if (more.length > 0 || countBits(ours) !== number - 1 || (count.of & ~part.of) !== 0) return undefined;
  const numbers = numbersOfKind(count, kind);
  const last: Telling = ({ table, scene, unsaid = 0 }) => {
    const { known, value } = premises;
    const told = afterCounting(afterNaming(scene, known & ~unsaid), [value & ~unsaid, known & ~value & ~unsaid]);
    const people = peopleIn(table, count.of, told);
    return { kind: "lastIs", numbers, size: countBits(count.of), identity: kind, people, number };
  };
  if (count === claim)
    return numbers.join() === "1" && numbersOfKind(part, kind).length === 1
      ? { kind, sum: undefined, end: last }
      : undefined;
  const isBeside = (premises.known & ~ours) === 0 && (count.of & premises.known) === 0;
  return isBeside && numbers[0] === 1 && claim && settledBy(claim) === !kind
    ? { kind, sum: undefined, last, end: claimsOf }
    : undefined;
}

/** How many of a kind there are besides those claimed. */
interface Rest {
  readonly kind: boolean;
  readonly numbers: readonly number[];
}

/** Whether the claim is what a part leaves when there are so many elsewhere. */
function isLeft(part: Count, claim: Count, elsewhere: readonly number[]): boolean {
  const left = numbersOf(part).flatMap((all) => elsewhere.map((number) => all - number));
  const possible = indices(fullMask(countBits(claim.of) + 1)).filter((number) => left.includes(number));
  return possible.join() === numbersOf(claim).join();
}

/** The sum that the claim needs, unless everybody sees it. What there can be at most is not only what has been told. */
function sumOfRest(question: WhyQuestion, part: Count, claim: Count, { kind, numbers }: Rest): Clause | undefined {
  const { counts } = question;
  // How many are known has just been told.
  const isPlain = counts.length === 0;
  const [least = 0, most = 0] = [numbers[0], numbers.at(-1)];
  const made = (bounds: readonly Bounds[]): Clause => ({ kind: "makes", tallies: [{ bounds }], identity: kind });
  const others = (bounds: Bounds): Clause => ({ kind: "onlyOthers", bounds: [bounds], identity: kind });
  if ((isPlain || isOnlyNumber(question, kind)) && least === most) return undefined;
  if (most === 0) return others(boundsOfOne(0));
  if (!isPlain && least === numbersOfKind(part, kind).at(-1) && settledBy(claim) === !kind)
    return { kind: "makesAll", number: least, identity: kind };
  if (least === most) return made([boundsOfOne(most)]);
  if (![numbers, numbersOf(part), numbersOf(claim)].every(isRange)) return made(numbers.map(boundsOfOne));
  const [fewest, greatest] = boundsOf(claim);
  const isBottom = greatest < countBits(claim.of) && least > 0;
  const isTop = fewest > 0 && most < countBits(part.of & ~claim.of);
  if (!isTop) return isBottom && !isPlain ? made([{ least }]) : undefined;
  return others({ ...(isBottom && { least }), most });
}

/** Whether nothing but one number is told of the kind, so that it need not be said again as a sum. */
const isOnlyNumber = ({ counts: [count, ...more], premises: { known, value } }: WhyQuestion, kind: boolean): boolean =>
  count !== undefined &&
  more.length === 0 &&
  numbersOfKind(count, kind).length === 1 &&
  (known & (kind ? value : ~value)) === 0;

/** Several claims that only the most or the fewest there can be allow: "that makes at most 4 elves, and it takes exactly 4". */
function tightly(question: WhyQuestion, part: Count): Sum | undefined {
  const { claims } = question;
  const numbers = numbersBy(question, part.of, true);
  const wanted = numbersOf(part);
  const [fit, ...more] = numbers.filter((number) => wanted.includes(number));
  if (claims.length < 2 || numbers.length < 2 || fit === undefined || more.length > 0) return undefined;
  if (fit !== numbers[0] && fit !== numbers.at(-1)) return undefined;
  const bound = fit === numbers[0] ? { least: fit } : { most: fit };
  const bounds = [numbers, wanted].every(isRange) ? [bound] : numbers.map(boundsOfOne);
  return { kind: true, sum: makesAndTakes(bounds, true, wanted, part, true), end: claimsOf };
}

const makesAndTakes = (
  bounds: readonly Bounds[],
  identity: boolean,
  numbers: readonly number[],
  part: Count,
  isTight: boolean,
): Clause => ({
  kind: "makesAndTakes",
  tallies: [{ bounds }],
  identity,
  numbers,
  size: countBits(part.of),
  isTight,
});

/** "so Li Mu is an elf, or else there would be at least 4 elves". */
function otherwise(question: WhyQuestion, part: Count): Sum {
  const bounds = missOf(numbersWithout(question, part.of, true), numbersOf(part));
  const claims = claimsOf(question);
  const end: Clause =
    bounds.length === 0 ? claims : { kind: "orElse", claims, tallies: [{ bounds }], identity: true, isRestHeld: false };
  return { kind: true, sum: undefined, end: () => end };
}

/** "that leaves no elves for the other four in row 1, but Li Mu is an elf"; undefined unless all are to be of one kind. */
function brokenRule(question: WhyQuestion, part: Count): Clause | undefined {
  const { table, identity, premises, named, scene } = question;
  const settled = settledBy(part);
  const wrong = premises.known & part.of & (settled ? ~premises.value : premises.value);
  if (settled === undefined) return undefined;
  const grounds =
    wrong === 0 ? groundsOf(question) : knownAre({ known: wrong, value: settled ? 0 : wrong }, scene.fresh, part.of);
  if (!grounds) return undefined;
  if (countBits(part.of) === 1 && (part.of & ~named) === 0) return { kind: "doesNotFit", reason: grounds };
  const people = countBits(part.of) === 1 ? undefined : ownGroupOf(table, part.of, scene);
  const demand: Clause =
    settled === identity
      ? takesAll(question, part.of)
      : {
          kind: "leavesNone",
          identity,
          people: people ?? countedPeople(question, part.of),
          size: countBits(part.of),
        };
  return { kind: "butAre", demand, grounds };
}

function brokenCount(question: WhyQuestion, part: Count, openBy: Preface, told: Mask = 0): Clause {
  const { identity, counts } = question;
  const numbers = numbersBy(question, part.of, true);
  const kind = numbers.length > 1 || counts.length > 0 || identity;
  const wanted = numbersOfKind(part, kind);
  const bounds = missOf(kind ? numbers : numbersBy(question, part.of, false), wanted);
  const { clause: demand, isClose, isOfAll } = openBy(kind);
  const grounds = groundsOf(question, isOfAll ? 0 : told);
  if (grounds && isPlain(question, part, kind)) {
    if (demand) return { kind: "butAre", demand, grounds };
    if (isOver(question, part, kind)) return { kind: "tooMany", grounds, most: wanted.at(-1) ?? 0 };
  }
  // How many there should be has just been told, or the words say it.
  if (grounds && (demand || wanted.length === 1)) {
    const sum: Clause = { kind: "makes", tallies: [{ bounds }], identity: kind };
    return after(demand, { kind: "because", grounds, sum }, isClose);
  }
  const sum = makesAndTakes(bounds, kind, wanted, part, false);
  return after(demand, grounds ? { kind: "given", grounds, next: sum } : sum, isClose);
}

/** Whether everybody sees without a sum that the count cannot be: more are known, or all are of the other kind. */
function isPlain(question: WhyQuestion, part: Count, kind: boolean): boolean {
  const { premises, counts } = question;
  if (counts.length > 0) return false;
  const areAllOthers = (part.of & ~premises.known) === 0 && (kind ? premises.value : part.of & ~premises.value) === 0;
  return areAllOthers || isOver(question, part, kind);
}

/** Whether more are known than the count takes, and nothing else is told. */
function isOver({ premises: { known, value }, counts }: WhyQuestion, part: Count, kind: boolean): boolean {
  const isOfKind = (known & (kind ? ~value : value)) === 0;
  return counts.length === 0 && isOfKind && countBits(known & part.of) > (numbersOfKind(part, kind).at(-1) ?? 0);
}
