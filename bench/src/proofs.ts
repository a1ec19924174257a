// Whether any proof is longer than its level allows, over thousands of board puzzles of every kind. A whole run takes long:
// KINDS="classic easy" measures only kinds with these words in their name, PUZZLES=300 fewer of each.

import { LEVELS } from "@demonstrandum/engine";
import { type Figures, makeTable, type Run } from "./harness.ts";
import { PROOF_COLUMNS, proofRow } from "./proof-lengths.ts";
import { makeOne, WAYS } from "./ways.ts";

const PUZZLES = Number(process.env.PUZZLES ?? 3000);
const KINDS = process.env.KINDS ?? "";

export const run: Run = ({ print }) => {
  const figures: Record<string, Figures> = {};
  const rows: string[][] = [];
  for (const way of WAYS) {
    for (const level of LEVELS) {
      const name = `${way.dialect} ${level.label}`;
      if (!name.includes(KINDS)) continue;
      const puzzles = Array.from({ length: PUZZLES }, (_, i) => makeOne(way, level.label, `proofs ${i}`));
      const row = proofRow(way.game, puzzles, level.proofs);
      rows.push([name, ...row]);
      figures[name] = Object.fromEntries(row.map((cell, i) => [PROOF_COLUMNS[i + 1] ?? "", cell]));
    }
  }
  print(`Sentences of the proofs of ${PUZZLES} puzzles of each kind, insight by insight:`);
  print(makeTable(PROOF_COLUMNS, rows));
  return figures;
};
