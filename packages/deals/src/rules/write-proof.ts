// A refutation written down: only the lines that its contradiction rests on, in the order in which they were found.

import { FROM_SETUP } from "../search/restriction.ts";
import type { Log } from "../table/entry.ts";
import { cardIds, lowest, ownerName } from "../table/layout.ts";
import type { CardPlace, RawClash } from "./clash.ts";
import type { Knowledge, KnownFact } from "./knowledge.ts";
import type {
  KnownLine,
  ProofClash,
  ProofPlace,
  ProofRule,
  ProvedCell,
  StepLine,
  SupposeLine,
  TableProof,
} from "./proof.ts";
import type { RefutedCells } from "./prove.ts";
import type { RuleId } from "./rule-names.ts";

export function writeProof(log: Log, base: Knowledge, refutation: RefutedCells): TableProof {
  const outside = new Map<number, number>();
  const known = [...neededOutside(refutation)]
    .sort((a, b) => a - b)
    .map((at, id): KnownLine => {
      outside.set(at, id);
      return { kind: "known", id, claim: claimOf(base, base.facts[at]), entries: entriesUnder(log, base, at) };
    });
  const writer = { log, next: known.length };
  return { known, suppose: writeSupposition(writer, refutation, outside) };
}

/** How many lines a refutation has. */
export function sizeOf(refutation: RefutedCells): number {
  const { inside } = neededOf(refutation);
  const lemmas = [...inside].flatMap((at) => refutation.lemmas.get(at) ?? []);
  return inside.size + lemmas.reduce((sum, lemma) => sum + sizeOf(lemma), 0);
}

const neededOutside = (refutation: RefutedCells): ReadonlySet<number> => neededOf(refutation).outside;

/** The facts that a contradiction rests on: of the supposition itself, and from before it. */
function neededOf({ clash, known, fork, lemmas }: RefutedCells) {
  const inside = new Set<number>();
  const outside = new Set<number>();
  const open = [...clash.uses];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (at < fork) outside.add(at);
    else if (!inside.has(at)) {
      inside.add(at);
      const lemma = lemmas.get(at);
      open.push(...(lemma ? neededOutside(lemma) : (known.facts[at]?.because ?? [])));
    }
  }
  return { inside, outside };
}

/** Every entry that a fact rests on, in the order of the log. */
function entriesUnder(log: Log, { facts }: Knowledge, at: number): string[] {
  const entries = new Set<number>();
  const open = [at];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const fact = facts[next];
    if (fact && fact.entry !== FROM_SETUP) entries.add(fact.entry);
    open.push(...(fact?.because ?? []));
  }
  return [...entries].sort((a, b) => a - b).map((entry) => log[entry]?.id ?? "");
}

interface Writer {
  readonly log: Log;
  /** The next id. */
  next: number;
}

/** The ids of lines by the numbers of their facts, of this supposition and those around it. */
type Ids = ReadonlyMap<number, number>;

function writeSupposition(writer: Writer, refutation: RefutedCells, around: Ids): SupposeLine {
  const { known, lemmas, supposed, fork } = refutation;
  const id = writer.next++;
  const ids = new Map(around);
  supposed.forEach((_, at) => {
    ids.set(fork + at, id);
  });
  const lines: (StepLine | SupposeLine)[] = [];
  const groups = new Map<string, StepLine>();
  for (const at of [...neededOf(refutation).inside].sort((a, b) => a - b)) {
    const lemma = lemmas.get(at);
    if (at < fork + supposed.length) continue;
    if (lemma) {
      const line = writeSupposition(writer, lemma, ids);
      ids.set(at, line.id);
      lines.push(line);
    } else writeStep(writer, known, at, { ids, lines, groups });
  }
  return {
    kind: "suppose",
    id,
    claims: supposed.map(({ owner, card, holds }) => claimOf(known, { owner, cards: 1 << card, holds })),
    ...writeEnd(writer, refutation, ids, lines),
  };
}

interface Page {
  readonly ids: Map<number, number>;
  readonly lines: (StepLine | SupposeLine)[];
  /** Steps by their grounds. */
  readonly groups: Map<string, StepLine>;
}

/** A step, or one more claim of a step that has the same grounds. */
function writeStep(writer: Writer, known: Knowledge, at: number, { ids, lines, groups }: Page): void {
  const fact = known.facts[at];
  if (!fact) return;
  const step = stepOf(writer, known, fact, ids);
  const grounds = `${fact.rule}|${fact.entry}|${fact.holds}|${step.uses.join()}`;
  const same = groups.get(grounds);
  const line = same ? { ...same, claims: [...same.claims, ...step.claims] } : { ...step, id: writer.next++ };
  if (same) lines[lines.findIndex(({ id }) => id === same.id)] = line;
  else lines.push(line);
  groups.set(grounds, line);
  ids.set(at, line.id);
}

function stepOf({ log }: Writer, known: Knowledge, fact: KnownFact, ids: Ids): StepLine {
  const link = known.links.find(({ entry, owner }) => entry === fact.entry && owner === fact.owner);
  return {
    kind: "step",
    id: -1,
    rule: toldAs(fact.rule),
    claims: [claimOf(known, fact)],
    uses: usesOf(fact.because, ids),
    ...(fact.entry !== FROM_SETUP && { entry: log[fact.entry]?.id ?? "" }),
    ...(link && fact.entry !== FROM_SETUP && { shown: cardIds(known.layout, link.cards) }),
  };
}

/** Rules that a supposition meets; the others only read the log. */
const TOLD_AS: Partial<Record<RuleId, ProofRule>> = {
  "1": "link",
  "1.5": "link",
  "2": "elimination",
  "3": "envelope",
  "4": "kind",
  "5": "last",
  "6a": "exact",
  "6b": "full",
  "6c": "exact",
  "6d": "elimination",
  "7": "owner",
  accusation: "accusation",
};

function toldAs(rule: RuleId): ProofRule {
  const told = TOLD_AS[rule];
  if (!told) throw new Error(`Rule ${rule} follows from no supposition.`);
  return told;
}

/** The lines with the step that made the contradiction, and the contradiction. */
function writeEnd(
  writer: Writer,
  { known, clash }: RefutedCells,
  ids: Ids,
  lines: readonly (StepLine | SupposeLine)[],
): Pick<SupposeLine, "lines" | "clash"> {
  if (clash.kind !== "denied") return { lines, clash: clashOf(writer, known, clash, ids) };
  const step = { ...stepOf(writer, known, clash.fact, ids), id: writer.next++ };
  const opposed = ids.get(clash.uses[0] ?? -1) ?? -1;
  const claim = claimOf(known, { ...clash.fact, holds: !clash.fact.holds });
  return { lines: [...lines, step], clash: { kind: "opposed", claim, uses: [opposed, step.id] } };
}

function clashOf(
  { log }: Writer,
  { layout }: Knowledge,
  clash: Exclude<RawClash, { kind: "denied" }>,
  ids: Ids,
): ProofClash {
  const uses = usesOf(clash.uses, ids);
  const idOf = (entry: number) => log[entry]?.id ?? "";
  if (clash.kind === "links") {
    const links = clash.links.map(({ cards, entry }) => ({ entry: idOf(entry), cards: cardIds(layout, cards) }));
    return { kind: "links", owner: ownerName(layout, clash.owner), links, count: clash.count, uses };
  }
  const cards = cardIds(layout, clash.cards);
  if (clash.kind === "crowded" || clash.kind === "short") {
    const place = ({ owner, kind }: CardPlace): ProofPlace => ({
      owner: ownerName(layout, owner),
      ...(kind && { kind }),
    });
    const held = cardIds(layout, clash.held);
    return { kind: clash.kind, places: clash.places.map(place), cards, held, count: clash.count, uses };
  }
  const entry = idOf(clash.entry);
  if (clash.kind === "accusation") return { kind: "accusation", cards, entry, uses };
  return { kind: "link", owner: ownerName(layout, clash.owner), cards, entry, uses };
}

/** How many lines a proof has, its contradictions and what is concluded included. */
export function proofLength({ lines }: SupposeLine): number {
  return lines.reduce((sum, line) => sum + (line.kind === "suppose" ? proofLength(line) : 1), 3);
}

const usesOf = (facts: readonly number[], ids: Ids): number[] => [
  ...new Set(facts.map((at) => ids.get(at) ?? -1).toSorted((a, b) => a - b)),
];

function claimOf({ layout }: Knowledge, fact: Pick<KnownFact, "owner" | "cards" | "holds"> | undefined): ProvedCell {
  const { owner = 0, cards = 0, holds = false } = fact ?? {};
  return { kind: "cell", owner: ownerName(layout, owner), card: layout.cards[lowest(cards)]?.id ?? "", holds };
}
