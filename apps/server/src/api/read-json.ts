// The JSON of a request, and no more of it than is allowed.
import type { IncomingMessage } from "node:http";
import { ProblemError } from "./problem.ts";

export const MAX_BODY = 256_000;

const refuse = (status: number, code: string, detail: string): never => {
  throw new ProblemError({ status, code, detail });
};

/** Reads Node's own request: a request of the web, with its stream, costs more than all else about a small body. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers["content-type"] ?? ""))
    return refuse(415, "not-json", "Send JSON, with the content type application/json.");
  const text = await readText(request, MAX_BODY);
  const data = parse(text);
  refuseStrange(data);
  return data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse(400, "not-json", "This is not JSON.");
  }
}

/** Nothing that is sent here needs more than a few levels; what reads it further on goes down as deep as it is. */
const DEEPEST = 100;

/** A key "__proto__" would be dropped without a word further on. Level by level: a reviver takes twenty times as long. */
function refuseStrange(data: unknown): void {
  let level: unknown[] = [data];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) refuse(400, "bad-body", `Nothing may be more than ${DEEPEST} levels deep.`);
    const next: unknown[] = [];
    for (const each of level) {
      if (typeof each !== "object" || each === null) continue;
      if (Object.hasOwn(each, "__proto__")) refuse(400, "bad-body", 'No key may be called "__proto__".');
      for (const value of Object.values(each)) if (typeof value === "object") next.push(value);
    }
    level = next;
  }
}

async function readText(request: IncomingMessage, most: number): Promise<string> {
  const tooLarge = () => refuse(413, "too-large", `A request has at most ${most} bytes.`);
  if (Number(request.headers["content-length"] ?? 0) > most) tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Whoever sends too much still gets an answer: leaving the loop does not close the connection.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.byteLength;
    if (size > most) tooLarge();
    chunks.push(chunk);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    return refuse(400, "not-text", "The request is not UTF-8.");
  }
}
