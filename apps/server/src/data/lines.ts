// Lines of text in a compressed file. A file that is being written has another name, so that one with the right name is whole.
import { createReadStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { createInterface } from "node:readline";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";

export type Write = (line: string) => Promise<void>;

/** Answers with what the work answers, once everything is on disk. */
export async function writeLines<T>(file: string, work: (write: Write) => Promise<T>): Promise<T> {
  const part = `${file}.part`;
  const lines = new PassThrough();
  // Opened before anything else: a stream that opens it later could still do so after the file was removed.
  const handle = await open(part, "w", 0o600);
  const written = pipeline(lines, createGzip(), handle.createWriteStream());
  try {
    const answer = await Promise.race([work((line) => put(lines, `${line}\n`)), written.then(() => never())]);
    lines.end();
    await written;
    await flush(part);
    await rename(part, file);
    return answer;
  } catch (error) {
    lines.destroy();
    await written.catch(() => undefined);
    await rm(part, { force: true });
    throw error;
  }
}

/** The file cannot be complete before its lines are: only its failure ends the race. */
const never = (): Promise<never> => new Promise(() => undefined);

const put = (stream: PassThrough, text: string): Promise<void> =>
  new Promise((resolve, reject) => stream.write(text, (error) => (error ? reject(error) : resolve())));

async function flush(file: string): Promise<void> {
  const handle = await open(file, "r+");
  await handle.sync();
  await handle.close();
}

/** Fails if the file cannot be read or is not compressed text. */
export async function* readLines(file: string): AsyncGenerator<string> {
  const text = new PassThrough();
  const read = pipeline(createReadStream(file), createGunzip(), text);
  read.catch(() => undefined);
  yield* createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY });
  await read;
}
