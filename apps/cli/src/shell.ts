// What a command has around it: where it reads, where it writes, when to stop. Tests give it streams in memory.

import type { Readable, Writable } from "node:stream";
import type { Audience } from "./audience.ts";
import type { CliWording } from "./words/wording.ts";

export interface Io {
  readonly stdin: Readable;
  /** A terminal tells how wide it is. */
  readonly stdout: Writable & { readonly columns?: number };
  readonly stderr: Writable & { readonly isTTY?: boolean };
  /** Aborted when the user wants to stop, as long as somebody listens. */
  readonly signal: AbortSignal;
  /** The variables of the process; without them the language is English unless it is asked for. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Lets Ctrl-C abort the signal instead of ending the program, until the function it returns is called. */
  listen(): () => void;
}

export interface Shell extends Io, Audience {
  readonly out: Output;
  /** A command sets this when its verdict is negative: the program then ends with 1. */
  isNegative: boolean;
  /** A command sets this when it passed over something that it cannot be used on: the program then ends with 2. */
  isMisused: boolean;
}

export interface Output {
  /** Resolves when the reader is ready for more. Throws OutputClosed when nobody reads any longer. */
  write(text: string): Promise<void>;
}

/** The user asked for something that cannot be: one sentence for standard error, and the program ends with 2. */
export class UseError extends Error {
  override readonly name = "UseError";
}

/** A puzzle has a defect that ends the command: one sentence for standard error, and the program ends with 1. */
export class VerdictError extends Error {
  override readonly name = "VerdictError";
}

/** Whoever read our output has gone (as `head` does): nothing to complain about. */
export class OutputClosed extends Error {
  override readonly name = "OutputClosed";
}

/** The user pressed Ctrl-C. */
export class Interrupted extends Error {
  override readonly name = "Interrupted";
}

export const makeShell = (io: Io, audience: Audience): Shell => ({
  ...io,
  ...audience,
  out: makeOutput(io.stdout, audience.words),
  isNegative: false,
  isMisused: false,
});

export function makeOutput(stream: Writable, words: CliWording): Output {
  let failure: Error | undefined;
  let wake = (): void => {};
  stream.on("drain", () => wake());
  stream.on("error", (error: NodeJS.ErrnoException) => {
    const isClosed = error.code === "EPIPE" || error.code === "ERR_STREAM_DESTROYED";
    failure = isClosed ? new OutputClosed() : new UseError(sayFileError(words, words.files.output, error));
    wake();
  });
  return {
    async write(text) {
      if (failure) throw failure;
      if (stream.write(text)) return;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
      if (failure) throw failure;
    },
  };
}

/** Lets signals and closed pipes be noticed between two pieces of work. */
export async function nextTurn(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  if (signal.aborted) throw new Interrupted();
}

/** What went wrong with a file, in one sentence without the system's jargon. */
export function sayFileError({ files }: CliWording, file: string, error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  const reason = files.reasons[String(code)] ?? (error instanceof Error ? error.message : String(error));
  return files.trouble(file, reason);
}
