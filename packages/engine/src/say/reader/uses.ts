// Whether what each sentence of a proof claims follows from what it says it uses, whatever its words are: the people and counts
// were shown before, and with the clue, or the rule, they leave nothing else.

import type { Constraint, Facts } from "@demonstrandum/logic";
import { evidenceOf } from "../../game/honesty.ts";
import type { Table } from "../../game/table.ts";
import { allAre } from "../count.ts";
import type { ProofSentence, Uses } from "../proof.ts";
import type { FlawKind, ProofFlaw } from "./flaw.ts";
import { canAllBe, follows, type ShownBefore, shownAfter } from "./reading.ts";

/** `facts` is what was known before. */
export function usesFlaws(table: Table, proof: readonly ProofSentence[], facts: Facts): ProofFlaw[] {
  const levels: ShownBefore[] = [{ facts, counts: [] }];
  return proof.flatMap((sentence) => {
    const { said, claims, text } = sentence;
    const shown = levels.at(-1) as ShownBefore;
    if (said.kind === "suppose") {
      levels.push(shownAfter(shown, claims));
      return [];
    }
    if (said.kind === "therefore") levels.pop();
    const flaws = said.kind === "therefore" ? [] : flawsOf(table, sentence, shown);
    levels.push(shownAfter(levels.pop() ?? shown, claims));
    return flaws.map((kind) => ({ kind, text }));
  });
}

function flawsOf(table: Table, { uses, claims }: ProofSentence, shown: ShownBefore): FlawKind[] {
  const given = [...usedOf(uses), ...sourceOf(table, uses)];
  const isShown = usedOf(uses).every((each) => follows(shown.counts, each, shown.facts));
  const isBroken = claims.length === 0 && !canAllBe(given);
  const doFollow = claims.length > 0 && claims.every((claim) => follows(given, claim));
  return [
    ...(isShown ? [] : (["not known"] as const)),
    ...(isBroken || doFollow ? [] : ([claims.length === 0 ? "no contradiction" : "lost premise"] as const)),
  ];
}

const usedOf = ({ facts: { known, value }, counts }: Uses): readonly Constraint[] => [
  allAre(value, true),
  allAre(known & ~value, false),
  ...counts,
];

const sourceOf = (table: Table, { by }: Uses): readonly Constraint[] =>
  by === undefined ? [] : by.kind === "clue" ? [evidenceOf(table, by.index)] : [table.axioms[by.index] as Constraint];
