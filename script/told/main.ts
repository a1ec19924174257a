// The program behind ./script/texts.

import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { digest, makeLine, readCorpus, textsOf } from "./corpus.ts";
import { KINDS, makeCodes } from "./kinds.ts";

const USAGE = `Usage: ./script/texts make FILE [COUNT]   draws COUNT puzzles of every kind (60) and writes them with their digests
       ./script/texts renew FILE          writes the digests of FILE's puzzles anew
       ./script/texts dump FILE DIR       writes every text, a file a kind and language, to be compared by diff
FILE is script/told/puzzles.tsv unless you try something out.`;

const entryOf = (kind: string, code: string) => ({ kind, code, digests: Object.values(textsOf(code)).map(digest) });

const write = (file: string, entries: readonly ReturnType<typeof entryOf>[]): void =>
  writeFileSync(file, `${entries.map(makeLine).join("\n")}\n`);

function dump(file: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const texts = new Map<string, string[]>();
  for (const { kind, code } of readCorpus(file))
    for (const [language, text] of Object.entries(textsOf(code))) {
      const name = `${kind.replaceAll(" ", "-")}.${language}.txt`;
      texts.set(name, [...(texts.get(name) ?? []), `# ${code}\n${text}`]);
    }
  for (const [name, parts] of texts) writeFileSync(path.join(folder, name), parts.join("\n"));
}

const [command, file = "", more = ""] = process.argv.slice(2);
if (command === "make" && file !== "")
  write(
    file,
    KINDS.flatMap((kind) => makeCodes(kind, Number(more) || 60).map((code) => entryOf(kind.name, code))),
  );
else if (command === "renew" && file !== "")
  write(
    file,
    readCorpus(file).map(({ kind, code }) => entryOf(kind, code)),
  );
else if (command === "dump" && more !== "") dump(file, more);
else {
  console.error(USAGE);
  process.exitCode = 2;
}
