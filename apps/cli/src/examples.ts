// Examples below the help of each command. They are the same in every language.

import type { CommandName } from "./words/wording.ts";

export const EXAMPLES: Readonly<Record<CommandName | "qed", readonly string[]>> = {
  qed: [
    "qed new cultivators --difficulty hard --seed 7 > puzzle.json",
    "qed check puzzle.json",
    "qed solve puzzle.json",
    "qed play village",
  ],
  new: [
    "qed new cultivators",
    "qed new cultivators --dialect atoms --difficulty hard --seed monday --format text",
    "qed new who --count 1000 --seed 7 --out who.jsonl",
    "qed new village --set N=8 --format markdown --verify",
    "qed new cultivators --around draft.json --difficulty hard",
    "qed new village --count 1000000 --seed 7 --shard 3/8 --out shards",
  ],
  join: ["qed new who --count 1000 --seed 7 --shard 1/1 --out shards && qed join shards --out who.jsonl"],
  check: [
    "qed check puzzle.json",
    "qed new who --count 1000 | qed check",
    `qed check puzzles.jsonl --format jsonl | grep '"isSound":false'`,
  ],
  solve: [
    "qed solve puzzle.json",
    "qed new village --seed 3 | qed solve",
    "qed solve puzzles.jsonl --format json > proofs.jsonl",
  ],
  rate: ["qed rate puzzle.json", "qed new cultivators --difficulty hard --count 100 | qed rate --format jsonl"],
  say: [
    "qed say 'neg().exact(2).row(3)' --puzzle puzzle.json",
    "qed say 'neg().of(1,5).neighbor(Li_Mu)' --puzzle puzzle.json --speaker 'Li Mu'",
    "qed say 'exactly 2 werewolves in row 3' --puzzle who.json",
    "qed say 'COUNT_EQ(scope=ALL,count=3)' --puzzle village.json",
  ],
  suggest: ["qed suggest draft.json --speaker 'Li Mu'"],
  export: [
    "qed export puzzle.json --format dimacs > puzzle.cnf",
    "qed export puzzles.jsonl --item 3 --format smtlib | z3 -in",
  ],
  play: ["qed play cultivators", "qed play village --difficulty easy --seed 3", "qed play who --puzzle who.json"],
};
