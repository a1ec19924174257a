// Why a count shows what it shows although nothing is known of the people it counts: whom it counts, and how many they are.

import { type Count, countBits, indices, lowestIndex, type Mask } from "@demonstrandum/logic";
import { countOfThese, numbersOf, settledBy, tellCountOf } from "./count.ts";
import { ownGroupOf, peopleIn } from "./people.ts";
import { claimsOf, countedPeople, type WhyQuestion } from "./question.ts";
import { byName, type Clause, type People, so } from "./saying.ts";

/** "the other two in row 1 are Li Mu and Wang Hua, so both are elves"; of a clue that says more, what this part leaves. */
export function byDefinition(question: WhyQuestion, part: Count, isPart: boolean): Clause {
  const { named, claims } = question;
  if (countBits(part.of) === 1 && (part.of & ~named) === 0) return so(undefined, claimsOf(question));
  const isWhole = isClaimed(question, part);
  const settled = settledBy(part);
  const people = countedPeople(question, part.of);
  const isPlain = !isPart && question.identity && settled === undefined;
  const here = (): Clause =>
    so(isPlain ? undefined : { kind: "here", clause: tellCountOf(part, people, true) }, claimsOf(question));
  if (claims.some((claim) => settledBy(claim) === undefined && (claim.of & ~part.of) !== 0)) return here();
  if (settled !== undefined && isPart) return share(question, part, settled);
  if (settled !== undefined) return isWhole ? whole(question, part) : members(question, part);
  if (isWhole) return so(undefined, tellCountOf(part, people, true));
  return here();
}

/** Whether what is claimed is just what this part of the clue says. */
export const isClaimed = ({ claims: [claim, ...more] }: WhyQuestion, part: Count): boolean =>
  claim?.of === part.of && more.length === 0 && numbersOf(claim).join() === numbersOf(part).join();

/** "that leaves no elves for the four in row 1 and not around Li Mu, so Wang Hua is none". */
function share(question: WhyQuestion, part: Count, settled: boolean): Clause {
  const { table, identity, scene } = question;
  if (countBits(part.of) === 1) return whole(question, part);
  const group = ownGroupOf(table, part.of, scene);
  const isClear = group === undefined || countBits(part.of) > 2;
  const end = isClaimed(question, part) && isClear ? countOfThese(table, part) : claimsOf(question);
  if (settled === identity) return so(takesAll(question, part.of), end);
  const people = group ?? countedPeople(question, part.of);
  return so({ kind: "leavesNone", identity, people, size: countBits(part.of) }, end);
}

/** "the two around Li Mu and not in row 2", "both Li Mu and Wang Hua", "all of Li Mu, Wang Hua and Zhao Min". */
export const takesAll = (question: WhyQuestion, people: Mask): Clause => ({
  kind: "takes",
  people: everyoneOf(question, people),
  size: countBits(people),
  identity: question.identity,
});

function everyoneOf({ table, scene }: WhyQuestion, people: Mask): People {
  const size = countBits(people);
  const group = size === 1 ? undefined : ownGroupOf(table, people, scene);
  return group ?? { kind: "everyOneOf", people: peopleIn(table, people, scene), size };
}

function whole({ table, asked, scene }: WhyQuestion, part: Count): Clause {
  const group = ownGroupOf(table, part.of, scene);
  const people = rollOf(part.of, asked);
  const reason: Clause = group
    ? { kind: "groupIs", group, size: countBits(part.of), people }
    : { kind: "countsOnly", people };
  return so(reason, countOfThese(table, part));
}

/** What the clue says by name needs no reason, and if the rest is all the others whom it counts, nor do they. */
function members(question: WhyQuestion, part: Count): Clause {
  const { table, scene, claims, named } = question;
  const [claim, ...more] = claims.filter(({ of }) => (of & ~named) !== 0);
  if (claims.length > 1 && claim?.of === part.of) return so(undefined, claimsOf(question));
  const group = ownGroupOf(table, part.of, scene);
  if (group === undefined || !claim || more.length > 0)
    return so({ kind: "counts", people: peopleIn(table, part.of, scene) }, claimsOf(question));
  const end = claims.length > 1 ? claimsOf(question) : countOfThese(table, claim);
  return so({ kind: "areAmong", people: byName(indices(claim.of)), number: countBits(claim.of), group }, end);
}

/** Of more people than this only one is named. */
const MANY = 5;

/** "Li Mu and Wang Hua"; of many "Li Mu and six others". */
function rollOf(people: Mask, asked: Mask): People {
  const size = countBits(people);
  if (size <= MANY) return byName(indices(people));
  const person = lowestIndex((people & asked) === 0 ? people : people & asked);
  return { kind: "nameAndOthers", person, others: size - 1 };
}
