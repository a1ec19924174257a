// Checks whole proofs of puzzles from their files alone (docs/formats.md, "Proofs"). Trusts nothing, and needs nothing.
// `./script/check-proofs` runs it over files; check_proof.py is the same in Python, and gives the same answers.
const FORMAT = "demonstrandum-proof/1";
const NEVER = { kind: "any", of: [] };
const [MOST_PEOPLE, MOST_NESTED, MOST_WAYS] = [30, 64, 2 ** 22];
let where = ""; // the step and the line that are being checked
type Data = Readonly<Record<string, unknown>>;
type Kinds = { string: string; boolean: boolean; whole: number; list: readonly unknown[]; object: Data };
/** A set of people, or of numbers, as bits; a world is the set of who is hidden. */
type Mask = number;
/** Of whom, and how many may be hidden. An identity is a count of one. */
type Count = readonly [of: Mask, allowed: Mask];
/** A constraint as the groups of which it sees only how many are hidden, and as a test of a world. */
type Part = { readonly groups: readonly Mask[]; readonly test: (world: Mask) => boolean };
/** What is shown under a supposition, the opposite of that, and whether it has come to a contradiction. */
type Frame = { readonly shown: Set<string>; readonly opposite: string; isBroken: boolean };
type Sources = { readonly clue: readonly (Part | undefined)[]; readonly rule: readonly Part[] };
class Flaw extends Error {}
function need(why: string, isSo: unknown): asserts isSo {
  if (!isSo) throw new Flaw(why);
}
const kindOf = (data: unknown): string =>
  Array.isArray(data) ? "list" : Number.isInteger(data) ? "whole" : data === null ? "null" : typeof data;
/** A field of an object, of the kind that it must have. */
function get<K extends keyof Kinds>(data: unknown, key: string, kind: K): Kinds[K] {
  const field = kindOf(data) === "object" && Object.hasOwn(data as Data, key) ? (data as Data)[key] : undefined;
  need(`"${key}" is missing, or is not what it should be`, kindOf(field) === kind);
  return field as Kinds[K];
}
const bits = (mask: Mask): Mask[] => Array.from({ length: MOST_PEOPLE }, (_, i) => mask & (1 << i)).filter(Boolean);
const ones = (mask: Mask): number => (mask === 0 ? 0 : 1 + ones(mask & (mask - 1)));
const joined = (masks: readonly Mask[]): Mask => masks.reduce((all, each) => all | each, 0);
const peopleOf = (counts: readonly Count[]): Mask => joined(counts.map(([of]) => of));
function maskOf(size: number, people: unknown): Mask {
  const everyone: readonly unknown[] = [...Array(size).keys()];
  need("somebody does not exist", Array.isArray(people) && people.every((each) => everyone.includes(each)));
  need("somebody is named twice", new Set(people).size === people.length);
  return joined(people.map((each) => 1 << each));
}
function numbersIn(data: unknown): readonly number[] {
  need("a number is not a whole number", get(data, "allowed", "list").every(Number.isInteger));
  return get(data, "allowed", "list") as readonly number[];
}
function readCount(size: number, data: unknown): Count {
  need("only counts can be used and claimed", get(data, "kind", "string") === "count");
  const of = maskOf(size, get(data, "of", "list"));
  return [of, joined(numbersIn(data).map((each) => (each >= 0 && each <= ones(of) ? 1 << each : 0)))];
}
function readFacts(size: number, data: readonly unknown[]): Count[] {
  const facts = data.map((each): Count => [get(each, "person", "whole"), get(each, "identity", "boolean") ? 2 : 1]);
  const people = facts.map(([person]) => person);
  maskOf(size, people);
  return facts.map(([person, allowed]) => [1 << person, allowed]);
}

function read(size: number, data: unknown, depth = 0): Part {
  need("a constraint is nested too deep", depth <= MOST_NESTED);
  const kind = get(data, "kind", "string");
  const sides = kind === "count" || kind === "not" ? ["of"] : ["left", "right"];
  if (kind === "count" || kind === "compare") {
    const groups = sides.map((side) => maskOf(size, get(data, side, "list")));
    const [[left = 0, right = 0], allowed] = [groups, new Set(numbersIn(data))];
    return { groups, test: (world) => allowed.has(ones(world & left) - ones(world & right)) };
  }
  if (kind === "connected") return readConnected(size, data);
  need("there is no such kind of constraint", ["all", "any", "not", "iff"].includes(kind));
  const isMany = kind === "all" || kind === "any";
  const inner = isMany ? get(data, "of", "list") : sides.map((side) => get(data, side, "object"));
  const parts = inner.map((each) => read(size, each, depth + 1));
  const isAlike = (world: Mask): boolean => parts[0]?.test(world) === (parts[1]?.test(world) ?? false);
  const isAll = (world: Mask): boolean => parts.every((each) => each.test(world));
  const isAny = (world: Mask): boolean => parts.some((each) => each.test(world));
  return { groups: parts.flatMap(({ groups }) => groups), test: kind === "all" ? isAll : isMany ? isAny : isAlike };
}

/** Those of one kind form one piece; none do, and one does. */
function readConnected(size: number, data: unknown): Part {
  const [of, value] = [maskOf(size, get(data, "of", "list")), get(data, "value", "boolean")];
  const pairs = get(data, "links", "list").map((link) => maskOf(size, link));
  need("a link does not join two people", !pairs.some((pair) => ones(pair) !== 2));
  const test = (world: Mask): boolean => {
    const rest = of & (value ? world : ~world);
    let [piece, grown] = [0, rest & -rest];
    while (piece !== grown) {
      piece = grown;
      for (const pair of pairs) if ((pair & rest) === pair && (pair & piece) !== 0) grown |= pair;
    }
    return piece === rest;
  };
  return { groups: bits(of), test };
}

/** What words tell: ordinary people speak the truth; the hidden kind too, or not only, or some truth and some falsehood. */
function evidence(honesty: string, speaker: number, says: readonly unknown[]): unknown {
  const whole = { kind: "all", of: says };
  const ordinary = { kind: "count", of: [speaker], allowed: [0] };
  const known = { kind: "iff", left: ordinary, right: whole };
  if (honesty === "truthful" || says.length === 0) return whole;
  return honesty === "lying" ? known : { kind: "all", of: [known, { kind: "any", of: [ordinary, ...says] }] };
}

/** Whether some world has the facts and passes every test: one is tried for each way to count who is hidden in every cell. */
function canHold(parts: readonly Part[], facts: readonly Count[]): boolean {
  let cells: Mask[] = [];
  for (const group of parts.flatMap(({ groups }) => groups.map((each) => each & ~peopleOf(facts))))
    cells = [...cells, group & ~joined(cells)].flatMap((cell) => [cell & group, cell & ~group]).filter(Boolean);
  need("there are too many ways to count", cells.reduce((all, cell) => all * (ones(cell) + 1), 1) <= MOST_WAYS);
  const ways = cells.map((cell) => [0, ...bits(cell)].map((_, i, all) => joined(all.slice(0, i + 1))));
  const tryFrom = (at: number, world: Mask): boolean =>
    ways[at]?.some((way) => tryFrom(at + 1, world | way)) ?? parts.every(({ test }) => test(world));
  return tryFrom(0, peopleOf(facts.filter(([, allowed]) => allowed === 2)));
}

/** Whether what a line claims, or that it all cannot be, follows from what it uses and cites. */
function checkReason(line: unknown, size: number, sources: Sources, frames: readonly Frame[]): void {
  const uses = get(line, "uses", "object");
  const [facts, counts] = [readFacts(size, get(uses, "facts", "list")), get(uses, "counts", "list")];
  const isShown = (count: Count): boolean => frames.some(({ shown }) => shown.has(String(count)));
  need("it uses an identity that has not been shown", facts.every(isShown));
  need("it uses a count that has not been shown", counts.map((count) => readCount(size, count)).every(isShown));
  const keys = (["clue", "rule"] as const).filter((key) => Object.hasOwn(line as Data, key));
  const cited = keys.map((key) => sources[key][get(line, key, "whole")]);
  need("it cites what has not been said", !cited.includes(undefined));
  const parts = [...counts.map((count) => read(size, count)), ...cited.filter((part) => part !== undefined)];
  const claims = get(line, "claims", "list");
  const denials = (claims.length > 0 ? claims : [NEVER]).map((of) => read(size, { kind: "not", of }));
  need("it does not follow", !denials.some((denial) => canHold([...parts, denial], facts)));
}

function checkLine(line: unknown, size: number, sources: Sources, frames: Frame[]): void {
  const [kind, depth, inner] = [get(line, "kind", "string"), frames.length - 1, frames.at(-1) as Frame];
  const claims = get(line, "claims", "list").map((each) => readCount(size, each));
  const isOne = (kind === "suppose" || kind === "therefore") && claims.length === 1;
  const isEnd = kind === "contradiction" && claims.length === 0 && depth > 0;
  const isLine = kind === "line" && claims.length > 0;
  need("it is no line of a proof, or claims too much or too little", isOne || isEnd || isLine);
  need("after a contradiction, and only there, comes what is found by it", inner.isBroken === (kind === "therefore"));
  need("it does not stand at its depth", get(line, "depth", "whole") === depth - Number(inner.isBroken));
  const opposite = String(claims.map(([of, allowed]) => [of, (2 ** (ones(of) + 1) - 1) & ~allowed]));
  if (isEnd || isLine) checkReason(line, size, sources, frames);
  if (isEnd) inner.isBroken = true;
  if (kind === "suppose") frames.push({ shown: new Set(), opposite, isBroken: false });
  if (kind === "therefore") need("it is not the opposite of what was supposed", inner.opposite === String(claims));
  if (kind === "therefore") frames.pop();
  for (const [of, allowed] of claims) {
    const isEvery = allowed === 1 || allowed === 1 << ones(of);
    const singly = isEvery ? bits(of).map((each) => [each, allowed === 1 ? 1 : 2]) : [];
    for (const each of [[of, allowed], ...singly]) frames.at(-1)?.shown.add(String(each));
  }
}

function checkStep(step: unknown, size: number, sources: Sources, known: readonly Count[], at: number): Count[] {
  const frames = [{ shown: new Set(known.map(String)), opposite: "", isBroken: false }];
  where = `step ${at}: `;
  for (const [index, line] of get(step, "lines", "list").entries()) {
    where = `step ${at}, line ${index + 1}: `;
    checkLine(line, size, sources, frames);
  }
  where = `step ${at}: `;
  const found = readFacts(size, get(step, "people", "list"));
  need("a supposition has no end", frames.length === 1);
  need("it proves nobody, or somebody again", found.length > 0 && (peopleOf(found) & peopleOf(known)) === 0);
  need("it does not prove what it says", !found.some((fact) => !frames[0]?.shown.has(String(fact))));
  return found;
}

function check(proof: unknown): void {
  need(`it is not of the format ${FORMAT}`, kindOf(proof) === "object" && (proof as Data).format === FORMAT);
  const [size, clues] = [get(proof, "people", "list").length, get(proof, "clues", "list")];
  const honesty = get(proof, "honesty", "string");
  need("there are too many people, or not as many clues", size <= MOST_PEOPLE && clues.length === size);
  need("there is no such honesty", ["truthful", "lying", "mixing"].includes(honesty));
  const said = clues.map((clue, speaker) => read(size, evidence(honesty, speaker, get(clue, "says", "list"))));
  const rule = get(proof, "rules", "list").map((each) => read(size, each));
  const [known, isGated] = [readFacts(size, get(proof, "start", "list")), get(proof, "gated", "boolean")];
  for (const [at, step] of get(proof, "steps", "list").entries()) {
    const clue = said.map((each, person) => (isGated && (peopleOf(known) & (1 << person)) === 0 ? undefined : each));
    known.push(...checkStep(step, size, { clue, rule }, known, at + 1));
  }
  where = "";
  const worlds = get(proof, "worlds", "list").map((world) => maskOf(size, world));
  const isTold = (world: Mask): boolean => [...said, ...rule].every(({ test }) => test(world));
  need("somebody says what they would not", worlds.length > 0 && worlds.every(isTold));
  const hidden = peopleOf(known.filter(([, allowed]) => allowed === 2));
  need("a world is not as proved", !worlds.some((world) => (world & peopleOf(known)) !== hidden));
  const open = joined(worlds.map((world) => world ^ (worlds[0] ?? 0)));
  need("somebody is neither proved nor open", ones(peopleOf(known) | open) === size);
}

/** Why not everybody is proved, or can be either; undefined if the proof holds. */
export function flawOf(proof: unknown): string | undefined {
  where = "";
  try {
    check(proof);
  } catch (error) {
    if (error instanceof Flaw) return `${where}${error.message}`;
    throw error;
  }
}
