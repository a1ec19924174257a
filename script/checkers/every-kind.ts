// ./script/check-kinds [EACH] [MINUTES] [FIRST]: makes EACH puzzles of every kind (1 000), proves them and has both checkers read the proofs.
// Goes from kind to kind in small batches, so that a run that ends early has read about as many of each; begins no batch once MINUTES
// have passed. FIRST is the number of the first seed, to go on where another run ended. KINDS=brutal goes only through the kinds with
// that in their name. Ends with 1 if a proof does not hold.
import { spawnSync } from "node:child_process";
import { flawOf } from "../../conformance/checkers/check-proof.ts";
import { PROOF_KINDS, type ProofKind, proveSeed } from "./kinds.ts";

const BATCH = 10;
/** From the root of the repository, where the command goes. */
const PYTHON = "conformance/checkers/check_proof.py";

interface Tally {
  readonly kind: ProofKind;
  proved: number;
  /** Seeds that gave no puzzle. */
  none: number;
  flaws: string[];
}

const nameOf = ({ id, config }: ProofKind): string => `${id} ${JSON.stringify(config)}`;

/** What Python prints of proofs that do not hold; it must have read all. */
function pythonFlaws(proofs: readonly string[]): string[] {
  const { stdout } = spawnSync("python3", [PYTHON], { input: proofs.join("\n"), encoding: "utf8" });
  const lines = stdout.trimEnd().split("\n");
  const isWhole = lines.at(-1) === `${proofs.length - lines.length + 1} proofs hold, ${lines.length - 1} do not.`;
  return isWhole ? lines.slice(0, -1) : ["Python did not read all of them", ...lines];
}

function checkBatch(tally: Tally, first: number, count: number): void {
  const seeds = Array.from({ length: count }, (_, i) => `every kind ${first + i}`);
  const proofs = seeds.flatMap((seed) => proveSeed(tally.kind, seed) ?? []).map((proof) => JSON.stringify(proof));
  const flaws = proofs.flatMap((proof) => flawOf(JSON.parse(proof)) ?? []);
  tally.proved += proofs.length;
  tally.none += count - proofs.length;
  tally.flaws.push(...flaws, ...(proofs.length > 0 ? pythonFlaws(proofs) : []));
}

function report(tallies: readonly Tally[]): void {
  for (const { kind, proved, none, flaws } of tallies) {
    console.log(`${nameOf(kind)}: ${proved} proved, ${none} seeds without a puzzle, ${flaws.length} flaws`);
    for (const flaw of flaws) console.log(`  ${flaw}`);
  }
  console.log(`${tallies.reduce((sum, { proved }) => sum + proved, 0)} proofs of ${tallies.length} kinds were read.`);
}

function main([each = 1000, minutes = Number.POSITIVE_INFINITY, first = 0]: readonly number[]): number {
  const end = Date.now() + 60_000 * minutes;
  const asked = PROOF_KINDS.filter((kind) => nameOf(kind).includes(process.env.KINDS ?? ""));
  const tallies = asked.map((kind): Tally => ({ kind, proved: 0, none: 0, flaws: [] }));
  for (let done = 0; done < each && Date.now() < end; done += BATCH) {
    for (const tally of tallies) {
      if (Date.now() >= end) break;
      checkBatch(tally, first + done, Math.min(BATCH, each - done));
      console.error(`${first + done}: ${nameOf(tally.kind)}, ${tally.proved} proved, ${tally.flaws.length} flaws`);
    }
  }
  report(tallies);
  return tallies.some(({ flaws }) => flaws.length > 0) ? 1 : 0;
}

process.exitCode = main(process.argv.slice(2).map(Number));
