// A proof in sentences, each with the cells it speaks of and the entries it cites, so that a page can light them.

import type { Log } from "../table/entry.ts";
import { ENVELOPE, type Setup } from "../table/setup.ts";
import type { StepParts } from "../words/proof-wording.ts";
import type { Saying, TableWording } from "../words/wording.ts";
import {
  entriesOf,
  type ProofClash,
  type ProvedCell,
  type StepLine,
  type SupposeLine,
  type TableProof,
} from "./proof.ts";
import { entryNumbers, sayingOf } from "./say.ts";

/** A sentence of a proof at the table, with what it rests on. */
export interface TableProofSentence {
  readonly text: string;
  /** How many suppositions are open. */
  readonly depth: number;
  readonly cells: readonly { readonly owner: string; readonly card: string }[];
  /** Ids of entries. */
  readonly entries: readonly string[];
}

/** Says a proof at the table, sentence by sentence. */
export function sayTableProof(words: TableWording, setup: Setup, log: Log, proof: TableProof): TableProofSentence[] {
  const telling = { words, say: sayingOf(words, setup), log, proof, claims: claimsById(proof) };
  return tellSupposition(telling, proof.suppose, 1);
}

interface Telling {
  readonly words: TableWording;
  readonly say: Saying;
  readonly log: Log;
  readonly proof: TableProof;
  readonly claims: ReadonlyMap<number, readonly ProvedCell[]>;
}

function claimsById({ known, suppose }: TableProof): Map<number, readonly ProvedCell[]> {
  const claims = new Map<number, readonly ProvedCell[]>(known.map(({ id, claim }) => [id, [claim]]));
  const add = (line: StepLine | SupposeLine) => {
    claims.set(line.id, line.claims);
    if (line.kind === "suppose") line.lines.forEach(add);
  };
  add(suppose);
  return claims;
}

function tellSupposition(telling: Telling, { claims, lines, clash }: SupposeLine, depth: number): TableProofSentence[] {
  const { proof: words } = telling.words;
  const supposed = sayClaims(telling, claims);
  const opposite = sayOpposite(telling, claims);
  const cells = claims.map(cellOf);
  return [
    { text: depth === 1 ? words.suppose(supposed) : words.supposeAlso(supposed), depth, cells, entries: [] },
    ...lines.flatMap((line) =>
      line.kind === "suppose" ? tellSupposition(telling, line, depth + 1) : tellStep(telling, line, depth),
    ),
    tellClash(telling, clash, depth),
    { text: words.so(opposite), depth: depth - 1, cells, entries: [] },
  ];
}

function tellStep(
  telling: Telling,
  { rule, claims, uses, entry, shown = [] }: StepLine,
  depth: number,
): TableProofSentence {
  const { words, say } = telling;
  const owners = [...new Set(claims.map(({ owner }) => owner))];
  const holders = owners.map(say.holder);
  const parts: StepParts = {
    claim: sayClaims(telling, claims),
    holder: say.holder(owners[0] ?? ""),
    holders,
    cards: say.cards([...new Set(claims.map(({ card }) => card))]),
    shown: say.cards(shown),
  };
  const entries = citedBy(telling, uses, entry === undefined ? [] : [entry]);
  const text = words.proof.thus(words.proof.steps[rule](parts), entryNumbers(entries, telling.log));
  return { text, depth, cells: cellsOf(telling, uses, claims), entries };
}

function tellClash(telling: Telling, clash: ProofClash, depth: number): TableProofSentence {
  const { words, log } = telling;
  const entries = citedBy(telling, clash.uses, entriesOf(clash));
  // Shows that are too many are named by their entries, which need not be cited again.
  const cited = clash.kind === "links" ? citedBy(telling, clash.uses, []) : entries;
  const text = words.proof.but(sayClash(telling, clash), entryNumbers(cited, log));
  return { text, depth, cells: cellsOf(telling, clash.uses, clash.kind === "opposed" ? [clash.claim] : []), entries };
}

function sayClash({ words: { proof: words }, say, log }: Telling, clash: ProofClash): string {
  if (clash.kind === "opposed") return words.opposed(sayCell(say, clash.claim));
  if (clash.kind === "accusation") return words.accusation(say.cards(clash.cards));
  if (clash.kind === "link") return words.link(say.holder(clash.owner), say.cards(clash.cards));
  if (clash.kind === "links") {
    return words.links(say.holder(clash.owner), clash.count, entryNumbers(entriesOf(clash), log));
  }
  const places = clash.places.map(({ owner, kind }) => (kind ? { kind } : { holder: say.holder(owner) }));
  const parts = { places, cards: say.cards(clash.cards), held: say.cards(clash.held), count: clash.count };
  return clash.kind === "crowded" ? words.crowded(parts) : words.short(parts);
}

const sayCell = (say: Saying, { owner, card, holds }: ProvedCell): string =>
  holds ? say.holding(owner, card) : say.lacking(owner, card);

/** Claims that are all had or all lacked, those of each owner in one clause. */
function sayClaims({ words: { proof: words }, say }: Telling, claims: readonly ProvedCell[]): string {
  const holds = claims[0]?.holds ?? false;
  const clauses = [...new Set(claims.map(({ owner }) => owner))].map((owner) => {
    const cards = say.cards(claims.filter((each) => each.owner === owner).map(({ card }) => card));
    return owner === ENVELOPE ? words.inside(cards, holds) : words.has(say.holder(owner), cards, holds);
  });
  return words.both(clauses);
}

/** What follows when not all of the claims can be so. */
function sayOpposite(telling: Telling, claims: readonly ProvedCell[]): string {
  const { words, say } = telling;
  const [first, second] = claims;
  if (!first) return "";
  if (!second) return sayClaims(telling, [{ ...first, holds: !first.holds }]);
  return words.holdsOneOf(say.holder(first.owner), say.cards(claims.map(({ card }) => card)));
}

/** The entries of a line, and of the known lines it uses. */
function citedBy({ proof, log }: Telling, uses: readonly number[], own: readonly string[]): string[] {
  const known = proof.known.filter(({ id }) => uses.includes(id)).flatMap(({ entries }) => entries);
  const cited = new Set([...own, ...known]);
  return log.map(({ id }) => id).filter((id) => cited.has(id));
}

const cellOf = ({ owner, card }: ProvedCell) => ({ owner, card });

function cellsOf(
  { claims }: Telling,
  uses: readonly number[],
  own: readonly ProvedCell[],
): TableProofSentence["cells"] {
  const all = [...own, ...uses.flatMap((id) => claims.get(id) ?? [])];
  return [...new Map(all.map((claim) => [`${claim.owner}|${claim.card}`, cellOf(claim)])).values()];
}
