// Runs the program in memory, for tests.

import { Readable, Writable } from "node:stream";
import { GAMES } from "@demonstrandum/games";
import { runQed } from "./run.ts";

export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export async function runText(
  argv: readonly string[],
  stdin = "",
  signal = new AbortController().signal,
  env: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const [stdout, stderr] = [makeSink(), makeSink()];
  const code = await runQed(argv, {
    stdin: Readable.from([stdin]),
    stdout: stdout.stream,
    stderr: stderr.stream,
    signal,
    env,
    listen: () => () => {},
  });
  return { code, stdout: stdout.text(), stderr: stderr.text() };
}

export function makeSink(): { readonly stream: Writable; text(): string } {
  const chunks: string[] = [];
  const stream = new Writable({
    decodeStrings: false,
    write(chunk, _encoding, done) {
      chunks.push(String(chunk));
      done();
    },
  });
  return { stream, text: () => chunks.join("") };
}

/** Every game in every dialect, and a board of liars, as arguments of `new`. */
export const KINDS: readonly (readonly string[])[] = [
  ...GAMES.flatMap(({ id, dialects }) =>
    dialects.length > 0 ? dialects.map((dialect) => [id, "--dialect", dialect]) : [[id]],
  ),
  ["who", "--liars"],
];

/** The easiest puzzle of a kind: quick to make. */
export const makeOne = async (kind: readonly string[], ...more: readonly string[]): Promise<string> =>
  (await runText(["new", ...kind, "--difficulty", "easy", "--seed", "cli", ...more])).stdout;
