// The command behind ./script/bench: runs one benchmark by name, or all of them.

import { parseArgs } from "node:util";
import { BENCHES } from "./benches.ts";
import type { Bench } from "./harness.ts";

const names = (): string => BENCHES.map(({ name }) => name).join(", ");

const help = (): string => `Usage: ./script/bench [NAME] [--json] [--list]

Measures this project beside other programs, in one run on this machine. Without a name: all benchmarks.

${BENCHES.map(({ name, about }) => `  ${name.padEnd(10)}${about}`).join("\n")}

Options:
  --json    print the figures as one line of JSON, as the last line (one line for each benchmark)
  --list    print the names of the benchmarks
  --help    print this

Examples:
  ./script/bench logic
  ./script/bench logic --json | tail -n 1`;

async function main(argv: readonly string[]): Promise<number> {
  const parsed = parse(argv);
  if (typeof parsed === "string") return refuse(parsed);
  const { values, positionals } = parsed;
  if (values.help) return say(help());
  if (values.list) return say(BENCHES.map(({ name }) => name).join("\n"));
  const [name, extra] = positionals;
  if (extra !== undefined) return refuse(`Only one benchmark can be named; "${extra}" is one too many.`);
  const chosen = name === undefined ? BENCHES : BENCHES.filter((bench) => bench.name === name);
  if (chosen.length === 0) return refuse(`There is no benchmark "${name}"; there are: ${names()}.`);
  for (const bench of chosen) await runOne(bench, values.json);
  return 0;
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        json: { type: "boolean", default: false },
        list: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function runOne(bench: Bench, json: boolean): Promise<void> {
  const { run } = await bench.load();
  const figures = await run({ print: (line) => console.log(line) });
  if (json) console.log(JSON.stringify(figures));
}

function say(text: string): number {
  console.log(text);
  return 0;
}

function refuse(reason: string): number {
  console.error(`${reason} Try ./script/bench --help.`);
  return 2;
}

process.exitCode = await main(process.argv.slice(2));
