// Checks whole proofs of puzzles from their files alone (docs/formats.md, "Proofs"). Trusts nothing, and needs only Node.
// `./script/check-proofs` runs it over files; check_proof.py is the same in Python, and gives the same answers.

const FORMAT = "demonstrandum-proof/1";
const NEVER = { kind: "any", of: [] };
const [MOST_PEOPLE, MOST_NESTED, MOST_WAYS] = [30, 64, 2 ** 22];

type Data = Readonly<Record<string, unknown>>;
type Kinds = { string: string; boolean: boolean; whole: number; list: readonly unknown[]; object: Data };
/** A set of people, or of numbers, as bits; a world is the set of who is hidden. */
type Mask = number;
/** Of whom, and how many may be hidden. An identity is a count of one. */
type Count = readonly [of: Mask, allowed: Mask];
/** A constraint as the groups of which it sees only how many are hidden, and as a test of a world. */
type Part = { readonly groups: readonly Mask[]; readonly test: (world: Mask) => boolean };
type Sources = { readonly clue: readonly (Part | undefined)[]; readonly rule: readonly Part[] };

class Flaw extends Error {}

function need(isSo: unknown, why: string): asserts isSo {
  if (!isSo) throw new Flaw(why);
}

function kindOf(data: unknown): string {
  if (Array.isArray(data)) return "list";
  return Number.isInteger(data) ? "whole" : data === null ? "null" : typeof data;
}

/** A field of an object, of the kind that it must have. */
function get<K extends keyof Kinds>(data: unknown, key: string, kind: K): Kinds[K] {
  const field = kindOf(data) === "object" && Object.hasOwn(data as Data, key) ? (data as Data)[key] : undefined;
  need(kindOf(field) === kind, `"${key}" is missing, or is not what it should be`);
  return field as Kinds[K];
}

const bits = (mask: Mask): Mask[] => Array.from({ length: MOST_PEOPLE }, (_, i) => mask & (1 << i)).filter(Boolean);
const joined = (masks: readonly Mask[]): Mask => masks.reduce((all, each) => all | each, 0);

function ones(mask: Mask): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function maskOf(people: unknown, size: number): Mask {
  const isPerson = (each: unknown): each is number =>
    Number.isInteger(each) && Number(each) >= 0 && Number(each) < size;
  need(Array.isArray(people) && people.every(isPerson), "somebody does not exist");
  need(new Set(people).size === people.length, "somebody is named twice");
  return joined(people.map((each) => 1 << each));
}

function numbersIn(data: unknown): readonly number[] {
  const allowed = get(data, "allowed", "list");
  need(allowed.every(Number.isInteger), "a number is not a whole number");
  return allowed as readonly number[];
}

function readCount(data: unknown, size: number): Count {
  need(get(data, "kind", "string") === "count", "only counts can be used and claimed");
  const of = maskOf(get(data, "of", "list"), size);
  return [of, joined(numbersIn(data).map((each) => (each >= 0 && each <= ones(of) ? 1 << each : 0)))];
}

function readFacts(data: readonly unknown[], size: number): Count[] {
  const facts = data.map((each) => [get(each, "person", "whole"), get(each, "identity", "boolean") ? 2 : 1] as const);
  maskOf(
    facts.map(([person]) => person),
    size,
  );
  return facts.map(([person, allowed]) => [1 << person, allowed]);
}

function read(data: unknown, size: number, depth = 0): Part {
  need(depth <= MOST_NESTED, "a constraint is nested too deep");
  const kind = get(data, "kind", "string");
  if (kind === "count" || kind === "compare") {
    const sides = (kind === "count" ? ["of"] : ["left", "right"]).map((side) => maskOf(get(data, side, "list"), size));
    const [[left = 0, right = 0], allowed] = [sides, new Set(numbersIn(data))];
    return { groups: sides, test: (world) => allowed.has(ones(world & left) - ones(world & right)) };
  }
  if (kind === "connected") return readConnected(data, size);
  const isMany = kind === "all" || kind === "any";
  need(isMany || kind === "not" || kind === "iff", "there is no such kind of constraint");
  const keys = kind === "not" ? ["of"] : ["left", "right"];
  const inner = isMany ? get(data, "of", "list") : keys.map((key) => get(data, key, "object"));
  const parts = inner.map((each) => read(each, size, depth + 1));
  const test = (world: Mask): boolean => {
    if (isMany)
      return kind === "all" ? parts.every((each) => each.test(world)) : parts.some((each) => each.test(world));
    return parts[0]?.test(world) === (parts[1]?.test(world) ?? false);
  };
  return { groups: parts.flatMap(({ groups }) => groups), test };
}

/** Those of one kind form one piece; none do, and one does. */
function readConnected(data: unknown, size: number): Part {
  const [of, value] = [maskOf(get(data, "of", "list"), size), get(data, "value", "boolean")];
  const pairs = get(data, "links", "list").map((link) => maskOf(link, size));
  need(
    pairs.every((pair) => ones(pair) === 2),
    "a link does not join two people",
  );
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
  const [whole, ordinary] = [
    { kind: "all", of: says },
    { kind: "count", of: [speaker], allowed: [0] },
  ];
  const known = { kind: "iff", left: ordinary, right: whole };
  if (honesty === "truthful" || says.length === 0) return whole;
  return honesty === "lying" ? known : { kind: "all", of: [known, { kind: "any", of: [ordinary, ...says] }] };
}

/** Whether some world has the facts and passes every test: one is tried for each way to count who is hidden in every cell. */
function canHold(parts: readonly Part[], facts: readonly Count[]): boolean {
  const known = joined(facts.map(([of]) => of));
  let cells: Mask[] = [];
  for (const group of parts.flatMap(({ groups }) => groups.map((each) => each & ~known)))
    cells = [...cells, group & ~joined(cells)].flatMap((cell) => [cell & group, cell & ~group]).filter(Boolean);
  need(cells.reduce((ways, cell) => ways * (ones(cell) + 1), 1) <= MOST_WAYS, "there are too many ways to count");
  const tryFrom = (at: number, world: Mask): boolean => {
    const cell = cells[at];
    if (cell === undefined) return parts.every(({ test }) => test(world));
    return [0, ...bits(cell)].some((_, number, steps) => tryFrom(at + 1, world | joined(steps.slice(0, number + 1))));
  };
  return tryFrom(0, joined(facts.map(([of, allowed]) => (allowed === 2 ? of : 0))));
}

/** Whether what a line claims, or that it all cannot be, follows from what it uses and cites. */
function checkReason(line: unknown, size: number, sources: Sources, shown: readonly ReadonlySet<string>[]): void {
  const uses = get(line, "uses", "object");
  const [facts, counts] = [readFacts(get(uses, "facts", "list"), size), get(uses, "counts", "list")];
  const isShown = (count: Count): boolean => shown.some((each) => each.has(String(count)));
  need(facts.every(isShown), "it uses an identity that has not been shown");
  need(
    counts.every((count) => isShown(readCount(count, size))),
    "it uses a count that has not been shown",
  );
  const parts = counts.map((count) => read(count, size));
  for (const key of ["clue", "rule"] as const) {
    if (!Object.hasOwn(line as Data, key)) continue;
    const source = sources[key][get(line, key, "whole")];
    need(source, "it cites what has not been said");
    parts.push(source);
  }
  const claims = get(line, "claims", "list");
  for (const of of claims.length > 0 ? claims : [NEVER])
    need(!canHold([...parts, read({ kind: "not", of }, size)], facts), "it does not follow");
}

/** `shown` is what has been shown at each depth; `supposed` the opposite of what has been, and nothing once that is broken. */
function checkLine(line: unknown, size: number, sources: Sources, shown: Set<string>[], supposed: string[]): void {
  const [kind, claims] = [
    get(line, "kind", "string"),
    get(line, "claims", "list").map((each) => readCount(each, size)),
  ];
  const [number, isBroken, [of, allowed]] = [claims.length, supposed.at(-1) === "", claims[0] ?? [0, 0]];
  const numbers: Data = {
    suppose: number === 1,
    line: number > 0,
    contradiction: number === 0,
    therefore: number === 1,
  };
  need(numbers[kind] && (claims[0] ?? supposed[0]), "it is no line of a proof, or claims too much or too little");
  need(isBroken === (kind === "therefore"), "after a contradiction, and only there, comes what is found by it");
  need(get(line, "depth", "whole") === shown.length - 1 - Number(isBroken), "it does not stand at its depth");
  if (kind === "suppose") {
    supposed.push(String([of, (2 ** (ones(of) + 1) - 1) & ~allowed]));
    shown.push(new Set());
  } else if (kind === "therefore") {
    need(supposed.splice(-2)[0] === String(claims[0]), "it is not the opposite of what was supposed");
    shown.pop();
  } else checkReason(line, size, sources, shown);
  if (kind === "contradiction") supposed.push("");
  for (const claim of claims) {
    const isEvery = claim[1] === 1 || claim[1] === 1 << ones(claim[0]);
    const single = isEvery ? bits(claim[0]).map((each) => [each, claim[1] === 1 ? 1 : 2]) : [];
    for (const each of [claim, ...single]) shown.at(-1)?.add(String(each));
  }
}

/** Everybody who is proved, and who is known from the start. */
function checkSteps(proof: unknown, size: number, clues: readonly Part[], rules: readonly Part[]): readonly Count[] {
  const [start, isGated] = [readFacts(get(proof, "start", "list"), size), get(proof, "gated", "boolean")];
  return get(proof, "steps", "list").reduce((known: readonly Count[], step, index) => {
    const before = joined(known.map(([of]) => of));
    const clue = clues.map((each, person) => (isGated && (before & (1 << person)) === 0 ? undefined : each));
    const [shown, supposed] = [[new Set(known.map(String))], [] as string[]];
    let where = "";
    try {
      for (const [at, line] of get(step, "lines", "list").entries()) {
        where = `, line ${at + 1}`;
        checkLine(line, size, { clue, rule: rules }, shown, supposed);
      }
      where = "";
      const found = readFacts(get(step, "people", "list"), size);
      need(supposed.length === 0, "a supposition has no end");
      need(found[0] && found.every(([of]) => (of & before) === 0), "it proves nobody, or somebody again");
      need(
        found.every((fact) => shown[0]?.has(String(fact))),
        "it does not prove what it says",
      );
      return [...known, ...found];
    } catch (error) {
      throw error instanceof Flaw ? new Flaw(`step ${index + 1}${where}: ${error.message}`) : error;
    }
  }, start);
}

/** Throws a Flaw unless everybody is proved, or can be either. */
function check(proof: unknown): void {
  need(kindOf(proof) === "object" && (proof as Data).format === FORMAT, `it is not of the format ${FORMAT}`);
  const [size, clues] = [get(proof, "people", "list").length, get(proof, "clues", "list")];
  const honesty = get(proof, "honesty", "string");
  need(size <= MOST_PEOPLE && clues.length === size, "there are too many people, or not as many clues");
  need(["truthful", "lying", "mixing"].includes(honesty), "there is no such honesty");
  const said = clues.map((clue, speaker) => read(evidence(honesty, speaker, get(clue, "says", "list")), size));
  const rules = get(proof, "rules", "list").map((rule) => read(rule, size));
  const known = checkSteps(proof, size, said, rules);
  const worlds = get(proof, "worlds", "list").map((world) => maskOf(world, size));
  const isTold = (world: Mask): boolean => [...said, ...rules].every(({ test }) => test(world));
  need(worlds.length > 0 && worlds.every(isTold), "somebody says what they would not");
  const isProved = (world: Mask) => known.every(([of, allowed]) => ((world & of) !== 0) === (allowed === 2));
  need(worlds.every(isProved), "a world is not as proved");
  const open = joined(worlds.map((world) => world ^ (worlds[0] ?? 0)));
  need(ones(joined(known.map(([of]) => of)) | open) === size, "somebody is neither proved nor open");
}

/** Why the proof does not hold; undefined if it does. */
export function flawOf(proof: unknown): string | undefined {
  try {
    check(proof);
  } catch (error) {
    if (error instanceof Flaw) return error.message;
    throw error;
  }
}
