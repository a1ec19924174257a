// What is wrong with the words themselves, whatever they mean, in each language: nobody where somebody should be, one person as
// several, a bound that says nothing.

import type { FlawKind } from "./flaw.ts";

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

interface Shape {
  readonly kind: FlawKind;
  /** `name` matches any one name of the table. */
  readonly find: (name: string) => string;
}

const SHAPES: readonly Shape[] = [
  { kind: "empty group", find: () => "(?<!makes|takes| be)  |\\s[,.;]|[，；。：](和|、|，|；|都是)" },
  { kind: "empty sum", find: () => "(makes|takes| be)  |要求(或|、|$)|这就(，|。|；|$)|否则(）|就，|就）)" },
  { kind: "empty bound", find: () => "\\bat least 0\\b|至少有?0个" },
  { kind: "group of one", find: (name) => `\\b(among|for|all of|both of) ${name}(?!,? (?:and )?${name}|'s)` },
  {
    kind: "group of one",
    find: (name) => `\\b(least|most|exactly|or|to|none) ?\\d* of ${name}(?!,? (?:and )?${name}|'s)`,
  },
  { kind: "group of one", find: (name) => `(?<![、和与])${name}(中(?!间)|必须都算上|都是|全部)` },
];

const patterns = new WeakMap<readonly string[], readonly (readonly [FlawKind, RegExp])[]>();

function patternsFor(names: readonly string[]): readonly (readonly [FlawKind, RegExp])[] {
  const kept = patterns.get(names);
  if (kept) return kept;
  const name = `(?:${[...names]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join("|")})`;
  const made = SHAPES.map(({ kind, find }) => [kind, new RegExp(find(name), "u")] as const);
  patterns.set(names, made);
  return made;
}

/** Quotations are the clues' own words, and left out. */
export const shapeFlaws = (names: readonly string[], text: string): readonly FlawKind[] => [
  ...new Set(
    patternsFor(names).flatMap(([kind, pattern]) => (pattern.test(text.replace(/“[^”]*”/g, "“”")) ? [kind] : [])),
  ),
];
