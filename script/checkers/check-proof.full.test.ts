// Proofs of every kind of puzzle hold in both checkers, and their command lines say the same.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Game, generate, makeProofFile, type ProofFile } from "@demonstrandum/engine";
import { GAMES } from "@demonstrandum/games";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ROOT } from "../sources.ts";

const EACH = 4;
const LABELS = ["easy", "medium", "hard", "brutal"];
const BOARDS = [
  { id: "cultivators", dialect: "classic" },
  { id: "cultivators", dialect: "atoms" },
  { id: "who", dialect: "who" },
];
const VILLAGES = [{}, { wolvesAlsoTellTruth: true, statementsPerSpeakerMin: 2 }, { requireUniqueSolution: false }];

const KINDS = [
  ...BOARDS.flatMap(({ id, dialect }) =>
    LABELS.flatMap((difficulty) => [false, true].map((liars) => ({ id, config: { dialect, difficulty, liars } }))),
  ),
  ...VILLAGES.flatMap((way) =>
    LABELS.slice(0, 3).map((difficulty) => ({ id: "village", config: { ...way, difficulty } })),
  ),
];

function prove(id: string, config: object, seed: string): ProofFile {
  const game = GAMES.find((each) => each.id === id) as Game;
  const made = generate(game, config, seed);
  if (!made.ok) throw new Error(made.failure.text);
  return makeProofFile(game, made.puzzle);
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

it.each(KINDS)("holds $id $config", ({ id, config }) => {
  const file = join(folder, "proofs.jsonl");
  const proofs = Array.from({ length: EACH }, (_, i) => prove(id, config, `every kind ${i}`));
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
  const input = write(JSON.stringify(prove("village", { difficulty: "easy" }, "read")));
  for (const [program, checker] of CHECKERS) {
    const ended = spawnSync(program, [checker], { input, encoding: "utf8" });
    expect(ended.status).toBe(status);
    if (status < 2) expect(ended.stdout).toMatch(says);
  }
});
