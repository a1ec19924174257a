// A sentence taken apart into what stays and what can be exchanged, without knowing its language: whatever changes in the words when one
// part of the clue changes is where that part is said. So it reads as the clue does, in any dialect and any language.
import type { ClueFields, WorldCount } from "@demonstrandum/engine/workshop";
import type { ClueChoice, SentenceChip, SentencePiece } from "./messages.ts";

/** Something that could be said, in words. */
export interface Sayable {
  readonly clue: ClueFields;
  readonly form: string;
  readonly text: string;
}

/** Numbers that the world decides: they follow from what is chosen. */
const MEASURES: readonly string[] = ["N", "M", "count"];

type Fields = ReadonlyMap<string, string>;

interface Step {
  readonly atom: string;
  readonly args: readonly unknown[];
}

/** What somebody chooses when they say it, by name. */
function fieldsOf({ clue, form }: Sayable): Fields {
  const { params, chain } = clue;
  if (Array.isArray(chain)) return new Map((chain as Step[]).map((step, at) => [String(at), fieldOfStep(step)]));
  const entries = Object.entries((params ?? {}) as object).filter(([key]) => !MEASURES.includes(key));
  // Forms that take the same are told apart by what they say of it: demons or cultivators.
  return new Map([["form", form], ...entries.map(([key, value]) => [key, JSON.stringify(value)] as const)]);
}

/** Of quantifiers, whose numbers the world decides, the name. */
const fieldOfStep = ({ atom, args }: Step): string =>
  args.every((arg) => typeof arg === "number") && COUNTING.includes(atom) ? atom : JSON.stringify([atom, args]);

const COUNTING: readonly string[] = ["exact", "of", "atLeast", "atMost", "oneof", "inTotal"];

/** How many of the other fields differ; undefined where the clues are not made of the same. */
function distance(a: Fields, b: Fields, but: string): number | undefined {
  if (a.size !== b.size) return undefined;
  let count = 0;
  for (const [key, value] of a) {
    const other = b.get(key);
    if (other === undefined) return undefined;
    if (key !== but && other !== value) count++;
  }
  return count;
}

/** For every other value of the field, what changes least besides. */
function exchanges(said: Sayable, all: readonly Sayable[], key: string): Sayable[] {
  const fields = fieldsOf(said);
  const best = new Map<string, { readonly each: Sayable; readonly far: number }>();
  for (const each of all) {
    const other = fieldsOf(each);
    const value = other.get(key);
    const far = distance(fields, other, key);
    if (value === undefined || far === undefined || value === fields.get(key)) continue;
    if (far < (best.get(value)?.far ?? Number.POSITIVE_INFINITY)) best.set(value, { each, far });
  }
  const least = Math.min(...[...best.values()].map(({ far }) => far));
  return [...best.values()].filter(({ far }) => far <= least).map(({ each }) => each);
}

/** Words, numbers, single characters of scripts without spaces, and what stands between. */
const tokensOf = (text: string): string[] => text.match(/[\p{Script=Latin}\d'’-]+|\s+|./gsu) ?? [];

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

/** Where the field is said: what changes whatever it is exchanged for. */
function spanOf(tokens: readonly string[], choices: readonly Sayable[]): Span | undefined {
  const changes = choices.map(({ text }) => changedIn(tokens, tokensOf(text))).filter(({ size }) => size > 0);
  const [first, ...rest] = changes;
  if (!first) return undefined;
  const always = [...first].filter((token) => rest.every((each) => each.has(token)));
  const where = always.length > 0 ? always : [...first];
  return { from: Math.min(...where), to: Math.max(...where) + 1, choices };
}

/** Spans that overlap are one. */
function joined(spans: readonly Span[]): Span[] {
  const list: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const last = list.at(-1);
    if (!last || span.from >= last.to) list.push(span);
    else
      list.splice(-1, 1, {
        from: last.from,
        to: Math.max(last.to, span.to),
        choices: [...last.choices, ...span.choices],
      });
  }
  return list;
}

/** More than this nobody reads. */
const MOST_CHOICES = 24;

export function takeApart(
  said: Sayable,
  all: readonly Sayable[],
  worldsOf: (said: Sayable) => WorldCount,
): SentencePiece[] {
  const tokens = tokensOf(said.text);
  const others = all.filter(({ text }) => text !== said.text);
  const spans = [...fieldsOf(said).keys()].flatMap((key) => spanOf(tokens, exchanges(said, others, key)) ?? []);
  const pieces: SentencePiece[] = [];
  let end = 0;
  for (const { from, to, choices } of joined(spans)) {
    if (from > end) pieces.push(tokens.slice(end, from).join(""));
    const different = new Map(choices.map((each) => [each.text, each]));
    const told = [...different.values()].slice(0, MOST_CHOICES).map((each) => tellChoice(each, worldsOf));
    pieces.push({ text: tokens.slice(from, to).join(""), choices: told } satisfies SentenceChip);
    end = to;
  }
  if (end < tokens.length) pieces.push(tokens.slice(end).join(""));
  return pieces;
}

export const tellChoice = (said: Sayable, worldsOf: (said: Sayable) => WorldCount): ClueChoice => ({
  clue: said.clue,
  text: said.text,
  worlds: worldsOf(said),
});
