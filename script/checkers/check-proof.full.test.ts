// Proofs of every kind of puzzle hold in both checkers, and their command lines say the same.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ProofFile } from "@demonstrandum/engine";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ROOT } from "../sources.ts";
import { PROOF_KINDS, type ProofKind, proveSeed } from "./kinds.ts";

const EACH = 4;

function prove(kind: ProofKind, seed: string): ProofFile {
  const proof = proveSeed(kind, seed);
  if (!proof) throw new Error(`The seed "${seed}" gives no puzzle.`);
  return proof;
}

const folder = mkdtempSync(join(tmpdir(), "proofs-"));
const typescript = join(ROOT, "script/checkers/dist/check-proofs.mjs");
const python = join(ROOT, "conformance/checkers/check_proof.py");
const hasPython = spawnSync("python3", ["--version"]).status === 0;
if (!hasPython) console.warn("There is no python3 here: check_proof.py is NOT tested.");
const CHECKERS = [["node", typescript] as const, ...(hasPython ? [["python3", python] as const] : [])];

beforeAll(() => {
  execFileSync("node", [join(ROOT, "script/bundle.mjs"), "check-proofs"]);
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each(PROOF_KINDS)("holds $id $config", (kind) => {
  const file = join(folder, "proofs.jsonl");
  const proofs = Array.from({ length: EACH }, (_, i) => prove(kind, `every kind ${i}`));
  writeFileSync(file, proofs.map((proof) => JSON.stringify(proof)).join("\n"));
  for (const [program, checker] of CHECKERS) {
    const { status, stdout } = spawnSync(program, [checker, file], { encoding: "utf8" });
    expect([status, stdout]).toEqual([0, `${EACH} proofs hold, 0 do not.\n`]);
  }
});

it.each([
  [
    "a proof over several lines",
    (proof: string) => JSON.stringify(JSON.parse(proof), null, 2),
    0,
    "1 proofs hold, 0 do not.\n",
  ],
  ["a list", (proof: string) => `[${proof},${proof}]`, 0, "2 proofs hold, 0 do not.\n"],
  ["something else", () => "{}\n3", 1, /^-, proof 1: .*\n-, proof 2: .*\n0 proofs hold, 2 do not.\n$/],
  ["nothing", () => "", 2, "0 proofs hold, 0 do not.\n"],
  ["no JSON", () => "{}\n{", 2, ""],
] as const)("reads %s from standard input", (_, write, status, says) => {
  const input = write(JSON.stringify(prove({ id: "village", config: { difficulty: "easy" } }, "read")));
  for (const [program, checker] of CHECKERS) {
    const ended = spawnSync(program, [checker], { input, encoding: "utf8" });
    expect(ended.status).toBe(status);
    if (status < 2) expect(ended.stdout).toMatch(says);
  }
});
