// A sentence taken apart into what stays and what can be exchanged, without knowing its language: whatever changes in the words when one
// part of the clue changes is where that part is said. So it reads as the clue does, in any dialect and any language.
import type { ClueFields, WorldCount } from "@demonstrandum/engine/workshop";
import type { ClueChoice, SentenceChip, SentencePiece } from "./messages.ts";

/** Something that could be said. */
export interface Sayable {
  readonly clue: ClueFields;
  readonly form: string;
}

/** How it is said; undefined for what cannot be. */
export type Say = (clue: ClueFields) => string | undefined;

/** How things are said on a board, and what everybody is called there. */
export interface SaidOnBoard {
  readonly say: Say;
  readonly names: readonly string[];
}

type SayTokens = (clue: ClueFields) => readonly string[] | undefined;

interface Parts {
  /** What somebody chooses when they say it, by name. */
  readonly chosen: ReadonlyMap<string, string>;
  /** The numbers in it, which often follow from the rest. */
  readonly numbers: string;
}

const NUMBERS: readonly string[] = ["N", "M", "count", "total", "count0", "count1"];
const COUNTING: readonly string[] = ["exact", "of", "atLeast", "atMost", "oneof", "inTotal"];

interface Step {
  readonly atom: string;
  readonly args: readonly unknown[];
}

const isCounting = ({ atom }: Step): boolean => COUNTING.includes(atom);

const stepsOf = ({ chain }: ClueFields): readonly Step[] | undefined =>
  Array.isArray(chain) ? (chain as Step[]) : undefined;

const paramsOf = ({ params }: ClueFields): Readonly<Record<string, unknown>> =>
  typeof params === "object" && params !== null ? (params as Record<string, unknown>) : {};

function partsOf({ clue, form }: Sayable): Parts {
  const steps = stepsOf(clue);
  if (steps) {
    const chosen = steps.map((step, at) => [String(at), isCounting(step) ? step.atom : JSON.stringify(step)] as const);
    return { chosen: new Map(chosen), numbers: JSON.stringify(steps.find(isCounting)?.args ?? []) };
  }
  const entries = Object.entries(paramsOf(clue));
  const chosen = entries.flatMap(([key, value]) =>
    NUMBERS.includes(key) ? [] : [[key, JSON.stringify(value)] as const],
  );
  // Forms that take the same are told apart by what they say of it: demons or cultivators.
  return {
    chosen: new Map([["form", form], ...chosen]),
    numbers: JSON.stringify(entries.filter(([key]) => NUMBERS.includes(key))),
  };
}

/** The clue with the numbers of another, true or not: so only what else is different is heard. */
function withNumbersOf(clue: ClueFields, said: ClueFields): ClueFields | undefined {
  const [steps, others] = [stepsOf(clue), stepsOf(said)];
  if (steps && others) {
    const numbers = others.find(isCounting);
    const takes = (step: Step) => isCounting(step) && step.args.length === numbers?.args.length;
    return { chain: steps.map((step) => (numbers && takes(step) ? { ...step, args: numbers.args } : step)) };
  }
  const numbers = Object.entries(paramsOf(said)).filter(([key]) => NUMBERS.includes(key));
  const { type, template, params } = clue;
  if (params === undefined || (type === undefined && template === undefined)) return undefined;
  return {
    ...(type === undefined ? { template } : { type }),
    params: { ...paramsOf(clue), ...Object.fromEntries(numbers) },
  };
}

/** The one part in which they differ; undefined where it is more than one, or none. */
function differenceOf(a: Parts, b: Parts): string | undefined {
  if (a.chosen.size !== b.chosen.size) return undefined;
  const different = [...a.chosen].filter(([key, value]) => b.chosen.get(key) !== value).map(([key]) => key);
  if (different.length === 0) return a.numbers === b.numbers ? undefined : "numbers";
  return different.length === 1 ? different[0] : undefined;
}

/** What could stand instead of each part, one clue for each value. */
function exchangesFor(said: Sayable, others: readonly Sayable[]): Sayable[][] {
  const own = partsOf(said);
  const byPart = new Map<string, Map<string, Sayable>>();
  for (const other of others) {
    const parts = partsOf(other);
    const part = differenceOf(own, parts);
    if (part === undefined) continue;
    const values = byPart.get(part) ?? new Map<string, Sayable>();
    byPart.set(part, values);
    const value = part === "numbers" ? parts.numbers : (parts.chosen.get(part) ?? "");
    if (!values.has(value) || parts.numbers === own.numbers) values.set(value, other);
  }
  // Where no single part can be exchanged, the whole sentence can.
  if (byPart.size === 0) return [others.filter(({ form }) => form === said.form)];
  return [...byPart.values()].map((values) => [...values.values()]);
}

/** What somebody is called, words, numbers, single characters of scripts without spaces, and what stands between. */
function tokenizer(names: readonly string[]): (text: string) => string[] {
  const longestFirst = [...names]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[^\p{L}\s]/gu, "\\$&"));
  const pattern = new RegExp([...longestFirst, "[\\p{Script=Latin}\\d'’-]+", "\\s+", "."].join("|"), "gsu");
  return (text) => text.match(pattern) ?? [];
}

/** Which tokens of the one are not in the other, both read in order. */
function changedIn(one: readonly string[], other: readonly string[]): Set<number> {
  const common = one.map(() => new Array<number>(other.length + 1).fill(0));
  const at = (i: number, j: number): number => common[i]?.[j] ?? 0;
  for (let i = one.length - 1; i >= 0; i--) {
    for (let j = other.length - 1; j >= 0; j--) {
      const row = common[i] as number[];
      row[j] = one[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const changed = new Set<number>();
  for (let i = 0, j = 0; i < one.length; ) {
    if (j < other.length && one[i] === other[j]) {
      i++;
      j++;
    } else if (j < other.length && at(i, j + 1) > at(i + 1, j)) j++;
    else changed.add(i++);
  }
  return changed;
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly choices: readonly Sayable[];
}

/** So many show where a part is said. */
const ENOUGH = 6;

/** Where the part is said: what changes whatever it is exchanged for. */
function spanOf(said: Sayable, choices: readonly Sayable[], say: SayTokens): Span | undefined {
  const tokens = say(said.clue) ?? [];
  const changes = choices.slice(0, ENOUGH).flatMap(({ clue }) => {
    const others = [withNumbersOf(clue, said.clue), clue].map((each) => each && say(each));
    const changed = others.map((other) => changedIn(tokens, other ?? tokens));
    return changed.find(({ size }) => size > 0) ?? [];
  });
  const [first, ...rest] = changes;
  if (!first) return undefined;
  const always = [...first].filter((token) => rest.every((each) => each.has(token)));
  const where = always.length > 0 ? always : [...first];
  const numbers = where.filter((at) => isNumber(tokens[at]));
  const isCount = choices.every((each) => differenceOf(partsOf(said), partsOf(each)) === "numbers");
  return { ...runOf(isCount && numbers.length > 0 ? numbers : where, tokens), choices };
}

const isNumber = (token: string | undefined): boolean => /^\d+$/.test(token ?? "");

/**
 * Of tokens that change together, those that say the part: the first words, as verbs further on agree with them, or else the last number,
 * as places come after counts.
 */
function runOf(where: readonly number[], tokens: readonly string[]): Omit<Span, "choices"> {
  const words = where.filter((at) => !isNumber(tokens[at]));
  if (words.length === 0) return { from: Math.max(...where), to: Math.max(...where) + 1 };
  const from = Math.min(...words);
  let to = from + 1;
  for (let at = to; at < tokens.length; at++) {
    if (where.includes(at)) to = at + 1;
    else if (tokens[at]?.trim() !== "") break;
  }
  return { from, to };
}

/** No two overlap: of what two parts share the narrower keeps all, and what is left of none joins another. */
function placed(spans: readonly Span[], tokens: readonly string[]): Span[] {
  const list: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.to - a.from - (b.to - b.from))) {
    const free = freeIn(span, list, tokens);
    const other = list.findIndex(({ from, to }) => from < span.to && span.from < to);
    if (free) list.push({ ...free, choices: span.choices });
    else list.splice(other, 1, { ...(list[other] as Span), choices: joined(list[other] as Span, span) });
  }
  return list.sort((a, b) => a.from - b.from);
}

const joined = (one: Span, other: Span): readonly Sayable[] => [...one.choices, ...other.choices];

/** The longest run of a span that is nobody's yet, without the spaces around it. */
function freeIn(
  { from, to }: Span,
  taken: readonly Span[],
  tokens: readonly string[],
): Omit<Span, "choices"> | undefined {
  let best: Omit<Span, "choices"> | undefined;
  const isFree = (at: number) => !taken.some((each) => each.from <= at && at < each.to);
  const isBlank = (at: number) => (tokens[at] ?? "").trim() === "";
  for (let start = from; start < to; start++) {
    let end = start;
    while (end < to && isFree(end)) end++;
    const run = { from: start, to: end };
    while (run.from < run.to && isBlank(run.from)) run.from++;
    while (run.to > run.from && isBlank(run.to - 1)) run.to--;
    if (run.to > run.from && run.to - run.from > (best ? best.to - best.from : 0)) best = run;
    start = end;
  }
  return best;
}

/** More than this nobody reads: everybody else on a board, and a few. */
const MOST_CHOICES = 32;

/** `others` are what could be said instead; those that differ in one part are offered there. */
export function takeApart(
  said: Sayable,
  others: readonly Sayable[],
  { say, names }: SaidOnBoard,
  worldsOf: (clue: ClueFields) => WorldCount,
): SentencePiece[] {
  const text = say(said.clue) ?? "";
  const tokensOf = tokenizer(names);
  const tokens = tokensOf(text);
  const sayTokens: SayTokens = (clue) => {
    const told = say(clue);
    return told === undefined ? undefined : tokensOf(told);
  };
  const spans = exchangesFor(said, others).flatMap((choices) => spanOf(said, choices, sayTokens) ?? []);
  const pieces: SentencePiece[] = [];
  let end = 0;
  for (const { from, to, choices } of placed(spans, tokens)) {
    const told = choicesOf(choices, text, say, worldsOf);
    if (told.length === 0) continue;
    if (from > end) pieces.push(tokens.slice(end, from).join(""));
    pieces.push({ text: tokens.slice(from, to).join(""), choices: told } satisfies SentenceChip);
    end = to;
  }
  if (end < tokens.length) pieces.push(tokens.slice(end).join(""));
  return pieces;
}

function choicesOf(
  choices: readonly Sayable[],
  said: string,
  say: Say,
  worldsOf: (clue: ClueFields) => WorldCount,
): ClueChoice[] {
  const different = new Map<string, ClueFields>();
  for (const { clue } of choices) {
    const text = say(clue);
    if (text !== undefined && text !== said) different.set(text, clue);
  }
  return [...different].slice(0, MOST_CHOICES).map(([text, clue]) => ({ clue, text, worlds: worldsOf(clue) }));
}
