// The two checkers say the same of every proof, whole or spoilt, and let none pass that is spoilt.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Game, generate, makeProofFile } from "@demonstrandum/engine";
import { GAMES, tellGame } from "@demonstrandum/games";
import { en } from "@demonstrandum/games/english";
import { describe, expect, it } from "vitest";
import { flawOf } from "../../conformance/checkers/check-proof.ts";
import { ROOT } from "../sources.ts";
import { DOUBTFUL_TO_LINES, type Draft, FATAL, FATAL_TO_LINES, spoilLines } from "./testing/tamper.ts";

const CHECKERS = join(ROOT, "conformance/checkers");
const STORED = readFileSync(join(CHECKERS, "proofs.jsonl"), "utf8").trim().split("\n");
const proofs = (): Draft[] => STORED.map((line) => JSON.parse(line));

const hasPython = spawnSync("python3", ["--version"]).status === 0;
if (!hasPython) console.warn("There is no python3 here: check_proof.py is NOT tested.");

/** What Python says of each; undefined where it finds no flaw. */
function pythonFlaws(list: readonly unknown[]): (string | undefined)[] {
  const input = list.map((proof) => JSON.stringify(proof)).join("\n");
  const { stdout } = spawnSync("python3", [join(CHECKERS, "check_proof.py")], { input, encoding: "utf8" });
  const found = new Map([...stdout.matchAll(/^-, proof (\d+): (.*)\.$/gm)].map(([, at, flaw]) => [Number(at), flaw]));
  const held = list.length - found.size;
  expect(stdout.trimEnd().split("\n").at(-1)).toBe(`${held} proofs hold, ${found.size} do not.`);
  return list.map((_, at) => found.get(at + 1));
}

/** Some from the whole list, always the same. */
const someOf = <T>(list: readonly T[], most: number): T[] =>
  list.filter((_, at) => at % Math.ceil(list.length / most) === 0);

const MOST = process.env.TEST_ALL ? Number.POSITIVE_INFINITY : 4;

const spoilt = (spoil: Parameters<typeof spoilLines>[1]): Draft[] =>
  proofs().flatMap((proof) => {
    const all = [...spoilLines(proof, spoil)];
    return MOST < all.length ? someOf(all, MOST) : all;
  });

const whole = (spoil: (draft: Draft) => unknown): Draft[] =>
  proofs().map((draft) => {
    spoil(draft);
    return draft;
  });

const FATAL_DRAFTS = [
  ...Object.entries(FATAL_TO_LINES).map(([name, spoil]) => ({ name, drafts: spoilt(spoil) })),
  ...Object.entries(FATAL).map(([name, spoil]) => ({ name, drafts: whole(spoil) })),
];
const DOUBTFUL_DRAFTS = Object.entries(DOUBTFUL_TO_LINES).map(([name, spoil]) => ({ name, drafts: spoilt(spoil) }));

it("holds what is stored", () => {
  expect(proofs().map(flawOf)).toEqual(STORED.map(() => undefined));
});

it("holds what is made today", () => {
  for (const game of GAMES as readonly Game[]) {
    const made = generate(game, { difficulty: "easy" }, "checked");
    expect(made.ok && flawOf(JSON.parse(JSON.stringify(makeProofFile(tellGame(en, game), made.puzzle))))).toBe(
      undefined,
    );
  }
});

describe("a proof does not hold", () => {
  it.each(FATAL_DRAFTS)("with $name", ({ drafts }) => {
    expect(drafts.length).toBeGreaterThan(0);
    expect(drafts.map(flawOf)).not.toContain(undefined);
  });

  it.each(DOUBTFUL_DRAFTS)("at most where it does no harm, if $name", ({ drafts }) => {
    expect(drafts.some((draft) => flawOf(draft) !== undefined)).toBe(true);
  });

  it("if it is none", () => {
    for (const none of [null, 3, "proof", [], {}, { format: "demonstrandum-proof/1" }])
      expect(flawOf(none)).toBeTypeOf("string");
  });
});

/** Three people of whom one rule is known, and one line that claims something by it. */
const byRule = (rule: unknown, of: readonly number[], allowed: readonly number[]) => ({
  ...{ format: "demonstrandum-proof/1", people: ["A", "B", "C"], honesty: "truthful", gated: false, start: [] },
  ...{ rules: [rule], clues: [{ says: [] }, { says: [] }, { says: [] }], worlds: [] },
  steps: [{ people: [], lines: [{ ...LINE, claims: [{ kind: "count", of, allowed }] }] }],
});
const LINE = { kind: "line", depth: 0, rule: 0, uses: { facts: [], counts: [] } };
const count = (of: readonly number[], ...allowed: number[]) => ({ kind: "count", of, allowed });
const all = (...of: unknown[]) => ({ kind: "all", of });
const LINKS = [
  [0, 1],
  [1, 2],
];
const chain = (value: boolean) => ({ kind: "connected", of: [0, 1, 2], value, links: LINKS });

const RULES = [
  { rule: "all of them", says: byRule(count([0, 1, 2], 3), [1], [1]), isSo: true },
  { rule: "one of two", says: byRule(count([0, 1], 1), [0], [1]), isSo: false },
  { rule: "one of two, and others", says: byRule(count([0, 1], 1), [0, 1, 2], [1, 2]), isSo: true },
  {
    rule: "more than",
    says: byRule({ kind: "compare", left: [0], right: [1, 2], allowed: [1] }, [1, 2], [0]),
    isSo: true,
  },
  {
    rule: "as many as",
    says: byRule({ kind: "compare", left: [0], right: [1, 2], allowed: [0] }, [1, 2], [0]),
    isSo: false,
  },
  { rule: "both ends hidden", says: byRule(all(chain(true), count([0, 2], 2)), [1], [1]), isSo: true },
  { rule: "both ends plain", says: byRule(all(chain(false), count([0, 2], 0)), [1], [0]), isSo: true },
  { rule: "one end hidden", says: byRule(all(chain(true), count([0, 2], 1)), [1], [1]), isSo: false },
  { rule: "not", says: byRule({ kind: "not", of: count([0, 1], 0, 1) }, [0], [1]), isSo: true },
  { rule: "any", says: byRule({ kind: "any", of: [count([0], 1), count([1], 1)] }, [0, 1], [1, 2]), isSo: true },
  {
    rule: "if and only if",
    says: byRule({ kind: "iff", left: count([0], 1), right: count([1], 0) }, [0, 1], [1]),
    isSo: true,
  },
  { rule: "nothing is so", says: byRule({ kind: "any", of: [] }, [0], [1]), isSo: true },
  { rule: "nothing is said", says: byRule(all(), [0], [1]), isSo: false },
];

it.each(RULES)("finds what follows by $rule", ({ says, isSo }) => {
  const step = isSo ? "step 1: it proves nobody, or somebody again" : "step 1, line 1: it does not follow";
  expect(flawOf(says)).toBe(step);
});

it.skipIf(!hasPython)("says the same in Python", () => {
  const spoiltOnes = [...FATAL_DRAFTS, ...DOUBTFUL_DRAFTS].flatMap(({ drafts }) => drafts);
  const all = [...proofs(), ...spoiltOnes, ...RULES.map(({ says }) => says), null, 3, {}];
  expect(pythonFlaws(all)).toEqual(all.map(flawOf));
});

it.each(["check-proof.ts", "check_proof.py"])("%s has under two hundred lines and needs nothing", (file) => {
  const lines = readFileSync(join(CHECKERS, file), "utf8").trimEnd().split("\n");
  expect(lines.length).toBeLessThan(200);
  const standard = file.endsWith(".py") ? ["import itertools, json, math, sys"] : [];
  expect(lines.filter((line) => /^(import|from) /.test(line))).toEqual(standard);
});
