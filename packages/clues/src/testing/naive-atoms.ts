// Chains of atoms, evaluated straight from the decisions on their meaning, on lists of people. The oracle of tests.

import { ATOMS, type Atom, type Chain, isSelection, type Selection } from "../atoms/atom.ts";
import type { NaiveChain, NaiveQuantifier, Test } from "../atoms/naive-quantifier.ts";
import { naiveSelectors } from "../atoms/selector.ts";
import type { NaiveSetting } from "../naive.ts";
import { NAIVE_QUANTIFIERS } from "./naive-forms.ts";

const NAIVE_SELECTORS = naiveSelectors();

function definitionOf(name: string): NaiveQuantifier {
  const definition = NAIVE_QUANTIFIERS[name];
  if (definition === undefined) throw new Error(`${name} has no definition for tests in its file`);
  return definition;
}

/** The groups that `connected` knows by name. */
function selectorNamed(name: string): Selection | undefined {
  const row = /^row(\d+)$/.exec(name);
  if (row) return { atom: "row", args: [Number(row[1]) - 1] };
  const column = /^column([A-Z])$/.exec(name);
  if (column) return { atom: "column", args: ["ABCDEFGHIJKLMNOPQRSTUVWXYZ".indexOf(column[1] ?? "")] };
  if (name === "corners") return { atom: "corner", args: [] };
  return name === "edges" ? { atom: "edge", args: [] } : undefined;
}

export function naiveAtoms([root, ...steps]: Chain, at: NaiveSetting): boolean {
  const picks = ({ atom, args }: Atom): Test => NAIVE_SELECTORS[atom as Selection["atom"]](args, at);
  const connected = steps.find(({ atom }) => atom === "connected");
  const quantifier = steps.find(({ atom }) => ATOMS[atom].role === "quantifier");
  const selectors = steps.filter(isSelection);
  const named = connected?.args.map((name) => selectorNamed(String(name))) ?? [];
  const tests = [...selectors, ...named].flatMap((selector) => (selector ? [picks(selector)] : []));
  const group = at.people.filter((person) => tests.every((test) => test(person)));
  const isKind: Test = (person) => at.isHidden(person) === (root?.atom === "neg");
  const args = quantifier?.args.map(Number) ?? [];
  const chain: NaiveChain = { args, group, those: group.filter(isKind), people: at.people, isKind, selectors, picks };
  if (connected && !definitionOf("connected")(chain)) return false;
  const isSaid = quantifier !== undefined && !(connected && quantifier.atom === "all");
  return !isSaid || definitionOf(quantifier.atom)(chain);
}
