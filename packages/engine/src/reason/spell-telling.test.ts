import { NOTHING } from "@demonstrandum/logic";
import { describe, expect, it } from "vitest";
import type { Spoken, Table } from "../game/table.ts";
import { levelOf } from "./level.ts";
import { makeLaidPuzzle } from "./position.ts";
import { spellTelling } from "./spell-telling.ts";

const clue = (of: number): Spoken => ({
  says: [{ kind: "count", of, allowed: 2 }],
  people: [],
  references: [],
  form: "some",
  kind: "plain",
  get naming() {
    return { identity: true, stated: 0, groups: [`group ${of}`] };
  },
});

const table: Table = {
  rows: 1,
  cols: 3,
  honesty: "truthful",
  people: [0, 1, 2].map((col) => ({ name: `P${col}`, row: 0, col, place: `${col}`, marks: [] })),
  clues: [clue(6), clue(5), clue(3)],
  axioms: [],
  solution: 1,
  start: [0],
  isGated: true,
  chain: [],
  groups: [{ of: 7, key: "everyone" }],
  regionOf: () => [],
};

const { proofs } = levelOf("hard");
const spell = (of: Table, clues = [0, 1], most = proofs) =>
  spellTelling(makeLaidPuzzle(of), { facts: NOTHING, clues }, 4, most);

describe("a question whether a proof can be told, spelled", () => {
  it("is the same for another table with the same in it, whatever those say who are not cited", () => {
    expect(spell({ ...table, clues: [clue(6), clue(5), clue(6)], chain: [0, 1, 2] })).toBe(spell(table));
  });

  it("differs where anything differs that a proof may speak of", () => {
    const [first] = table.people;
    const others: Table[] = [
      { ...table, clues: [clue(3), clue(5), clue(3)] },
      { ...table, clues: [{ ...clue(6), kind: "direct" }, clue(5), clue(3)] },
      { ...table, clues: [{ ...clue(6), naming: { identity: false, stated: 0, groups: [] } }, clue(5), clue(3)] },
      { ...table, solution: 3 },
      { ...table, axioms: [{ kind: "count", of: 7, allowed: 2 }] },
      { ...table, groups: [{ of: 7, key: "everyone", isOnlyWhenSaid: true }] },
      { ...table, people: first ? [{ ...first, marks: ["fire"] }, ...table.people.slice(1)] : [] },
    ];
    const spelled = [
      spell(table),
      spell(table, [0, 2]),
      spell(table, [0, 1], levelOf("easy").proofs),
      ...others.map((each) => spell(each)),
    ];
    expect(new Set(spelled).size).toBe(spelled.length);
  });

  it("is not spelled where somebody may lie", () => {
    expect(spell({ ...table, honesty: "lying" })).toBeUndefined();
  });
});
