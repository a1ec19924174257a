// What the advisor's route accepts: a table, a question, nothing large.
import { type AdvisedTable, HabitsSchema, parseLog, parseSetup, TableError } from "@demonstrandum/deals";
import * as v from "valibot";
import { GONE } from "../problem/problem.ts";

export const MAX_REQUEST = 64_000;
const MAX_QUESTION = 400;
const MAX_ENTRIES = 300;
/** As many as sit at a table. */
const MAX_HABITS = 10;

const BodySchema = v.strictObject({
  setup: v.looseObject({}),
  log: v.pipe(v.array(v.unknown()), v.maxLength(MAX_ENTRIES, "The log is too long.")),
  room: v.nullable(v.pipe(v.string(), v.maxLength(40))),
  /** How the players tend to play, which only the asking device can know. */
  habits: v.optional(v.pipe(v.array(HabitsSchema), v.maxLength(MAX_HABITS, "There are too many habits.")), []),
  /** What the answer is to be written in. */
  language: v.optional(v.picklist(["en", "zh"]), "en"),
  question: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, "The question is empty."),
    v.maxLength(MAX_QUESTION, "The question is too long."),
  ),
});

export interface AdvisorRequest extends AdvisedTable {
  readonly language: "en" | "zh";
  readonly question: string;
}

/** What is wrong with a request, with the status to answer it with. */
export class RequestError extends Error {
  override readonly name = "RequestError";
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Reads the text of a request, and no more of it than is allowed. */
export async function readBody(request: Request): Promise<string> {
  if (!request.headers.get("content-type")?.startsWith("application/json")) {
    throw new RequestError(415, "Send JSON.");
  }
  if (Number(request.headers.get("content-length") ?? 0) > MAX_REQUEST) throw new RequestError(413, "Too large.");
  return readText(request).catch((error) => {
    // What is cut off is the connection: nobody is there to be told.
    throw error instanceof RequestError ? error : new RequestError(GONE.status, GONE.detail);
  });
}

async function readText(request: Request): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_REQUEST) throw new RequestError(413, "Too large.");
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Checks the text of a request down to the last card. */
export function parseRequest(text: string): AdvisorRequest {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new RequestError(400, "This is not JSON.");
  }
  const shape = v.safeParse(BodySchema, data);
  if (!shape.success) throw new RequestError(400, shape.issues[0].message);
  const { room, question, language, habits } = shape.output;
  try {
    const setup = parseSetup(shape.output.setup);
    if (room !== null && !setup.deck.rooms.some(({ id }) => id === room)) {
      throw new RequestError(400, `The deck has no room "${room}".`);
    }
    return { setup, log: parseLog(shape.output.log, setup), room, habits, language, question };
  } catch (error) {
    if (error instanceof TableError) throw new RequestError(400, error.message);
    throw error;
  }
}
