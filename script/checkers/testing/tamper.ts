// Ways to spoil a proof. Each gives as many spoilt copies as there are places for it.
import type { ProofFile } from "@demonstrandum/engine";

type Writable<T> = T extends object ? { -readonly [K in keyof T]: Writable<T[K]> } : T;
export type Draft = Writable<Omit<ProofFile, "steps">> & { steps: DraftStep[] };
interface DraftStep {
  people: Fact[];
  lines: Line[];
}
interface Fact {
  person: number;
  identity: boolean;
}
interface Count {
  kind: string;
  of: number[];
  allowed: number[];
}
export interface Line {
  kind: string;
  depth: number;
  clue?: number;
  uses: { facts: Fact[]; counts: Count[] };
  claims: Count[];
}

/** One change at a place; false where there is nothing to change. */
type ChangeLine = (line: Line, lines: Line[], at: number, draft: Draft) => boolean;

function change(work: () => unknown): true {
  work();
  return true;
}

const opposite = ({ of, allowed }: Count): number[] => [...of.keys(), of.length].filter((n) => !allowed.includes(n));

/** Line by line. Whoever spoils a proof like this is always found out. */
export const FATAL_TO_LINES: Readonly<Record<string, ChangeLine>> = {
  "a used identity is turned": ({ uses: { facts } }) =>
    facts.some((fact) => change(() => (fact.identity = !fact.identity))),
  "somebody unknown is used": (line, _, __, draft) => {
    const taken = new Set(line.uses.facts.map(({ person }) => person));
    const last = draft.steps.at(-1)?.people.find(({ person }) => !taken.has(person));
    const isBefore = !draft.steps.at(-1)?.lines.includes(line);
    return isBefore && last !== undefined && isReasoned(line) && change(() => line.uses.facts.push(last));
  },
  "a used count is made up": ({ uses: { counts } }) =>
    counts.some((count) => change(() => (count.allowed = opposite(count)))),
  "the opposite is claimed": ({ claims }) => claims.some((claim) => change(() => (claim.allowed = opposite(claim)))),
  "it stands deeper": (line) => change(() => line.depth++),
  "it has no such kind": (line) => change(() => (line.kind = "constructor")),
  "nobody is cited who exists": (line) => isReasoned(line) && change(() => (line.clue = 30)),
  "a supposition is left out": removeIf("suppose"),
  "a contradiction is left out": removeIf("contradiction"),
  "what was found by it is left out": removeIf("therefore"),
  "a supposition is taken for a line": ({ kind }, lines, at) =>
    kind === "suppose" && change(() => Object.assign(lines[at] ?? {}, { kind: "line" })),
  "a contradiction claims as well": (line, lines, at) =>
    line.kind === "contradiction" && change(() => line.claims.push(...(lines[at + 1]?.claims ?? []))),
};

/** These may do no harm, or less than it seems: both checkers must only agree. */
export const DOUBTFUL_TO_LINES: Readonly<Record<string, ChangeLine>> = {
  "a used identity is dropped": ({ uses: { facts } }) => facts.shift() !== undefined,
  "a used count is dropped": ({ uses: { counts } }) => counts.shift() !== undefined,
  "the clue is dropped": (line) => line.clue !== undefined && delete line.clue,
  "the next clue is cited": (line, _, __, { people }) =>
    line.clue !== undefined && change(() => (line.clue = ((line.clue ?? 0) + 1) % people.length)),
  "more is allowed": ({ claims }) => claims.some((claim) => change(() => (claim.allowed = [...claim.of.keys()]))),
  "fewer are counted": ({ claims }) => claims.some(({ of }) => of.length > 1 && of.pop() !== undefined),
  "the line is left out": (_, lines, at) => change(() => lines.splice(at, 1)),
  "the line comes later": (line, lines, at) =>
    at + 1 < lines.length && change(() => lines.splice(at, 2, lines[at + 1] as Line, line)),
};

/** Of the whole. */
export const FATAL: Readonly<Record<string, (draft: Draft) => unknown>> = {
  "another format": (draft) => Object.assign(draft, { format: "demonstrandum-proof/2" }),
  "no worlds": (draft) => draft.worlds.splice(0),
  "a world of nobody": (draft) => draft.worlds.splice(0, 1, []),
  "the first step twice": (draft) => draft.steps.unshift(structuredClone(draft.steps[0] as DraftStep)),
  "no last step": (draft) => draft.steps.pop(),
  "a step without people": (draft) => draft.steps[0]?.people.splice(0),
  "a step of somebody it does not prove": ({ steps }) => steps[0]?.people.push(...(steps.at(-1)?.people ?? [])),
  "a verdict turned": ({ steps }) => steps[0]?.people.map((each) => Object.assign(each, { identity: !each.identity })),
  "a person too many": (draft) => draft.people.push("Nobody"),
  "no honesty": (draft) => Object.assign(draft, { honesty: "hearsay" }),
  "clues that say nothing": (draft) => draft.clues.map(({ says }) => says.splice(0)),
  "no rules": (draft) => Reflect.deleteProperty(draft, "rules"),
  "a stranger": (draft) => draft.worlds[0]?.push(30),
};

const isReasoned = ({ kind }: Line): boolean => kind === "line" || kind === "contradiction";

function removeIf(kind: string): ChangeLine {
  return (line, lines, at) => line.kind === kind && change(() => lines.splice(at, 1));
}

/** Every spoilt copy, place by place. */
export function* spoilLines(proof: Draft, spoil: ChangeLine): Generator<Draft> {
  for (const [step, { lines }] of proof.steps.entries()) {
    for (const at of lines.keys()) {
      const draft = structuredClone(proof);
      const copies = draft.steps[step]?.lines ?? [];
      if (spoil(copies[at] as Line, copies, at, draft)) yield draft;
    }
  }
}
