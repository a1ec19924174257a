// What is wrong with the words themselves, whatever they mean, in each language: nobody where somebody should be, one person as
// several, a bound that says nothing.

import type { FlawKind } from "./flaw.ts";

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

interface Shape {
  readonly kind: FlawKind;
  /** `name` stands for any one name of the table. */
  readonly find: (name: string) => string;
}

const NUMBERS = "one|two|three|four|five|six|seven|eight|nine|ten";

const SHAPES: readonly Shape[] = [
  { kind: "empty group", find: () => "(?<!makes|takes| be)  |\\s[,.;]|[，；。：](和|、|，|；|都是)" },
  { kind: "empty sum", find: () => "(makes|takes| be)  |要求(或|、|$)|这就(，|。|；|$)|否则(）|就，|就）)" },
  { kind: "empty bound", find: () => "\\bat least (0|no)\\b|至少有?0个" },
  { kind: "group of one", find: (name) => `\\b(among|for|all of|both of) ${name}(?!,? (?:and )?${name}|'s)` },
  {
    kind: "group of one",
    find: (name) => `\\b(no|none|${NUMBERS}|\\d+) of ${name}(?!,? (?:and )?${name}|'s)`,
  },
  { kind: "group of one", find: (name) => `(?<![、和与])${name}(中(?!间)|必须都算上|都是|全部)` },
];

/** What a name is written as before it is looked for: one may be part of another. */
const NAME = "⟨⟩";
const PATTERNS = SHAPES.map(({ kind, find }) => [kind, new RegExp(find(NAME), "u")] as const);

const namesOn = new WeakMap<readonly string[], RegExp>();

function anyOf(names: readonly string[]): RegExp {
  const kept = namesOn.get(names);
  if (kept) return kept;
  const longestFirst = [...names].sort((a, b) => b.length - a.length).map(escaped);
  const made = new RegExp(longestFirst.join("|"), "gu");
  namesOn.set(names, made);
  return made;
}

/** Quotations are the clues' own words, and left out. */
export function shapeFlaws(names: readonly string[], text: string): readonly FlawKind[] {
  const plain = text.replace(/“[^”]*”/g, "“”").replace(anyOf(names), NAME);
  return [...new Set(PATTERNS.flatMap(([kind, pattern]) => (pattern.test(plain) ? [kind] : [])))];
}
