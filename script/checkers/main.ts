// ./script/check-proofs [FILE ...]: each file has one proof, a list of them, or one on every line; standard input without a file.
// Prints the first flaw of every proof that has one. Ends with 0 if all hold, 1 if one does not, 2 if something cannot be read.
import { readFileSync } from "node:fs";
import { flawOf } from "../../conformance/checkers/check-proof.ts";

function readProofs(text: string): unknown[] {
  try {
    return [JSON.parse(text)].flat();
  } catch {
    return text.split("\n").flatMap((line) => (line.trim() === "" ? [] : JSON.parse(line)));
  }
}

function main(files: readonly string[]): number {
  let [held, failed] = [0, 0];
  for (const file of files.length > 0 ? files : ["-"]) {
    let proofs: unknown[];
    try {
      proofs = readProofs(readFileSync(file === "-" ? 0 : file, "utf8"));
    } catch {
      console.error(`${file} cannot be read.`);
      return 2;
    }
    for (const [at, proof] of proofs.entries()) {
      const flaw = flawOf(proof);
      if (flaw === undefined) held++;
      else failed++;
      if (flaw !== undefined) console.log(`${file}, proof ${at + 1}: ${flaw}.`);
    }
  }
  console.log(`${held} proofs hold, ${failed} do not.`);
  return failed > 0 ? 1 : held > 0 ? 0 : 2;
}

process.exitCode = main(process.argv.slice(2));
