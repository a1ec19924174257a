// A puzzle's whole proof as a file of its own: what everybody says as data, and every line with what it uses and claims, so that
// a reader in any language can check it without knowing the game. Sets are lists here and numbers stand as they are said.

import {
  type Constraint,
  type Count,
  counterexample,
  type Facts,
  indices,
  type Mask,
  type World,
} from "@demonstrandum/logic";
import type { Honesty } from "../game/honesty.ts";
import type { Puzzle } from "../game/puzzle.ts";
import type { Group, Spoken } from "../game/table.ts";
import { type LaidPuzzle, layOut } from "../reason/position.ts";
import type { ToldGame } from "../say/game-words.ts";
import type { ProofSentence } from "../say/proof.ts";
import { sayAnswer } from "../say/prose.ts";
import type { Sentence } from "../say/saying.ts";
import type { TableWords } from "../say/table-words.ts";
import { type ToldTable, tellTable } from "../say/told-table.ts";
import { groupByKey, quoted } from "../say/words/at-table.ts";
import { solve } from "./solve.ts";
import { tellArgument } from "./tell.ts";

/** The format of proof files, with its version. */
export const PROOF_FORMAT = "demonstrandum-proof/1";

type People = readonly number[];

/** What can be said of people, without masks. */
export type PlainConstraint =
  | PlainCount
  | { readonly kind: "compare"; readonly left: People; readonly right: People; readonly allowed: readonly number[] }
  | { readonly kind: "connected"; readonly of: People; readonly value: boolean; readonly links: readonly People[] }
  | { readonly kind: "not"; readonly of: PlainConstraint }
  | { readonly kind: "all" | "any"; readonly of: readonly PlainConstraint[] }
  | { readonly kind: "iff"; readonly left: PlainConstraint; readonly right: PlainConstraint };

/** How many of some people are of the hidden kind. */
interface PlainCount {
  readonly kind: "count";
  readonly of: People;
  readonly allowed: readonly number[];
}

interface PlainFact {
  readonly person: number;
  readonly identity: boolean;
}

export interface ProofFileLine {
  readonly kind: "suppose" | "line" | "contradiction" | "therefore" | "unproved";
  /** How many suppositions it stands under. */
  readonly depth: number;
  /** Whose clue, or which rule, it cites. */
  readonly clue?: number;
  readonly rule?: number;
  readonly uses: { readonly facts: readonly PlainFact[]; readonly counts: readonly PlainCount[] };
  readonly claims: readonly PlainCount[];
  /** The sentence in no language, and in words. */
  readonly said: Sentence;
  readonly text: string;
}

/** A whole proof as data, which anybody can check without us. */
export interface ProofFile {
  readonly format: typeof PROOF_FORMAT;
  readonly game: string;
  readonly dialect?: string;
  readonly seed: string;
  readonly difficulty: string;
  readonly people: readonly string[];
  /** What false and true are called. */
  readonly identities: readonly [string, string];
  readonly honesty: Honesty;
  /** Whether a clue waits until its speaker is known. */
  readonly gated: boolean;
  readonly start: readonly PlainFact[];
  readonly rules: readonly PlainConstraint[];
  /** In the order of the people; `says` has one constraint for each sentence. */
  readonly clues: readonly { readonly text: string; readonly says: readonly PlainConstraint[] }[];
  /** The groups that sentences speak of by key. */
  readonly groups: readonly { readonly key: string; readonly name: string; readonly of: People }[];
  readonly steps: readonly { readonly people: readonly PlainFact[]; readonly lines: readonly ProofFileLine[] }[];
  /** Worlds in which everybody says what they would: one, or as many as show who can be either. Each lists the hidden kind. */
  readonly worlds: readonly People[];
  /** Why it is not solved. */
  readonly trouble?: string;
}

/** The whole proof of a puzzle as data. */
export function makeProofFile(told: ToldGame, puzzle: Puzzle): ProofFile {
  const { game } = told;
  const laid = layOut(game, puzzle);
  const table = tellTable(told, puzzle);
  const { words } = table;
  const { insights, trouble, open = [] } = solve(game, puzzle);
  const steps = insights.map(({ verdicts, argument }) => ({
    people: verdicts,
    lines: tellArgument(table, argument).map(plainLine),
  }));
  return {
    format: PROOF_FORMAT,
    game: game.id,
    ...(puzzle.dialect === undefined ? {} : { dialect: puzzle.dialect }),
    seed: puzzle.seed,
    difficulty: puzzle.difficulty,
    people: words.people.map(({ name }) => name),
    identities: [words.kinds[0].one, words.kinds[1].one],
    honesty: table.honesty,
    gated: table.isGated,
    start: table.start.map((person) => ({ person, identity: isIn(table.solution, person) })),
    rules: table.axioms.map(plain),
    clues: table.clues.map(({ says }, speaker) => plainClue(quoted(words, { speaker }), says)),
    groups: groupsIn(table, steps),
    steps,
    worlds: worldsOf(laid, open).map(indices),
    ...(trouble && { trouble: sayAnswer(table, trouble) }),
  };
}

const isIn = (mask: Mask, index: number): boolean => ((mask >>> index) & 1) === 1;

const plainClue = (text: string, says: Spoken["says"]): ProofFile["clues"][number] => ({
  text,
  says: says.map(plain),
});

function plainLine({ depth, uses, claims, said, text }: ProofSentence): ProofFileLine {
  const { by, facts, counts } = uses;
  const kind = kindOf(said, claims);
  // That what was supposed has been refuted says the line before.
  const used = kind === "therefore" ? [] : counts.map(plainCount);
  return {
    kind,
    depth,
    ...(by && (by.kind === "clue" ? { clue: by.index } : { rule: by.index })),
    uses: { facts: plainFacts(facts), counts: used },
    claims: claims.map(plainCount),
    said,
    text,
  };
}

function kindOf({ kind }: Sentence, claims: readonly Count[]): ProofFileLine["kind"] {
  if (kind === "suppose" || kind === "therefore" || kind === "unproved") return kind;
  return claims.length === 0 ? "contradiction" : "line";
}

const plainFacts = ({ known, value }: Facts): PlainFact[] =>
  indices(known).map((person) => ({ person, identity: isIn(value, person) }));

function plainCount({ of, allowed }: Count): PlainCount {
  const people = indices(of);
  return { kind: "count", of: people, allowed: indices(allowed).filter((number) => number <= people.length) };
}

function plain(constraint: Constraint): PlainConstraint {
  switch (constraint.kind) {
    case "count":
      return plainCount(constraint);
    case "compare":
      return { ...constraint, left: indices(constraint.left), right: indices(constraint.right) };
    case "connected": {
      const { kind, of, value, adjacency } = constraint;
      const people = indices(of);
      const links = people.flatMap((a) => people.filter((b) => a < b && isIn(adjacency[a] ?? 0, b)).map((b) => [a, b]));
      return { kind, of: people, value, links };
    }
    case "not":
      return { kind: "not", of: plain(constraint.of) };
    case "all":
    case "any":
      return { kind: constraint.kind, of: constraint.of.map(plain) };
    case "iff":
      return { kind: "iff", left: plain(constraint.left), right: plain(constraint.right) };
  }
}

/** The solution, or where people stay open, worlds of which some have each of them as one kind and some as the other. */
function worldsOf({ table, theory }: LaidPuzzle, open: People): World[] {
  if (open.length === 0) return [table.solution];
  const found: World[] = [];
  for (const index of open) {
    for (const value of [true, false]) {
      if (found.some((world) => isIn(world, index) === value)) continue;
      const world = counterexample(theory, {}, { index, value: !value });
      if (world !== undefined) found.push(world);
    }
  }
  return found;
}

/** The groups whose keys stand in the sentences. */
function groupsIn({ groups = [], words }: ToldTable, steps: ProofFile["steps"]): ProofFile["groups"] {
  const keys = new Set<string>();
  const look = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    for (const [name, value] of Object.entries(node)) {
      if (typeof value === "string" && KEYED.has(name)) keys.add(value);
      else look(value);
    }
  };
  for (const { lines } of steps) for (const { said } of lines) look(said);
  return groups.filter(({ key }) => keys.has(key)).map((group) => plainGroup(words, group));
}

/** Where a `Place` names groups. */
const KEYED: ReadonlySet<string> = new Set(["in", "and", "not"]);

const plainGroup = (words: TableWords, { key, of }: Group): ProofFile["groups"][number] => ({
  key,
  name: groupByKey(words, key).where,
  of: indices(of),
});
