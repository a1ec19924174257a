// The JSON of a request, and no more of it than is allowed.
import type { IncomingMessage } from "node:http";
import { GONE, ProblemError } from "../problem/problem.ts";
import type { ProblemCode } from "../problem/problem-codes.ts";

export const MAX_BODY = 256_000;

/** Nothing that is asked is nested so deep; much deeper, whoever goes through it would run out of stack. */
const MOST_NESTED = 64;

const refuse = (status: number, code: ProblemCode, detail: string): never => {
  throw new ProblemError({ status, code, detail });
};

/** Reads Node's own request: a request of the web, with its stream, costs more than all else about a small body. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers["content-type"] ?? ""))
    return refuse(415, "not-json", "Send JSON, with the content type application/json.");
  const text = await readText(request, MAX_BODY);
  if (isDeep(text)) return refuse(400, "bad-body", `At most ${MOST_NESTED} lists and objects may stand in each other.`);
  const data = parse(text);
  refusePrototype(data);
  return data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse(400, "not-json", "This is not JSON.");
  }
}

/** By nothing but brackets and quotes; whether the text is JSON is found out afterwards. */
function isDeep(text: string): boolean {
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (char === '"') isQuoted = !isQuoted;
    else if (isQuoted) at += char === "\\" ? 1 : 0;
    else if ((char === "{" || char === "[") && ++depth > MOST_NESTED) return true;
    else if (char === "}" || char === "]") depth--;
  }
  return false;
}

/** Such a key would be dropped without a word further on. Level by level: a reviver takes twenty times as long. */
function refusePrototype(data: unknown): void {
  let level: unknown[] = [data];
  while (level.length > 0) {
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
  const chunks = await readChunks(request, most).catch((error) => {
    // What is cut off is the connection: nobody is there to be told.
    throw error instanceof ProblemError ? error : new ProblemError(GONE);
  });
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    return refuse(400, "not-text", "The request is not UTF-8.");
  }
}

async function readChunks(request: IncomingMessage, most: number): Promise<readonly Uint8Array[]> {
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
  return chunks;
}
