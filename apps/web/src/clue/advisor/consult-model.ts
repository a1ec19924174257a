// Asks the model behind the server, if there is one, which of the engine's answers fit. Whatever goes wrong ends in a short note, and the caller answers from the table instead.
import {
  type AdvisedTable,
  type AdvisorEvent,
  AdvisorEventSchema,
  type AdvisorFailure,
  type Offer,
} from "@demonstrandum/deals";
import type { Language } from "@demonstrandum/text";
import * as v from "valibot";

// Reads what the advisor's route says of a model's choice.

/** Bytes of a whole answer with all its events. */
const MAX_STREAM = 200_000;

/** Reads events out of a stream of bytes; throws when it carries anything else, or too much. */
export async function* readEvents(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<AdvisorEvent> {
  const decoder = new TextDecoder();
  let rest = "";
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.byteLength;
    if (size > MAX_STREAM) throw new RangeError("The answer is too long.");
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line !== "") yield v.parse(AdvisorEventSchema, JSON.parse(line));
  }
  if (rest.trim() !== "") yield v.parse(AdvisorEventSchema, JSON.parse(rest));
}

export interface ModelQuestion extends AdvisedTable {
  readonly question: string;
  /** What the answers are in. */
  readonly language: Language;
}

/** An answer of the engine, and what it is about. */
export interface ChosenAnswer {
  readonly text: string;
  readonly isExact: boolean;
  readonly understood?: string | undefined;
  /** What to ask instead, where it was not understood. */
  readonly offers?: readonly Offer[];
}

/** Why there is none. */
export type ModelNote = AdvisorFailure | "busy" | "unreachable" | "stopped";

export type ModelChoice =
  | { readonly ok: true; readonly answers: readonly ChosenAnswer[] }
  | { readonly ok: false; readonly note: ModelNote };

const PATH = "/api/advisor";
const PATIENCE = 60_000;

/** Whether a model is configured; no when there is no network. */
export async function hasModel(signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(PATH, { signal, cache: "no-store" });
    const data: unknown = await response.json();
    return typeof data === "object" && data !== null && "model" in data && data.model === true;
  } catch {
    return false;
  }
}

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

export async function consultModel(question: ModelQuestion, signal: AbortSignal): Promise<ModelChoice> {
  try {
    const response = await fetch(PATH, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(question),
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
    });
    if (response.status === 429) return { ok: false, note: "busy" };
    if (!response.ok || !response.body) return { ok: false, note: "unreachable" };
    return await readChoice(chunksOf(response.body));
  } catch {
    return { ok: false, note: "unreachable" };
  }
}

/** Nothing is shown before the choice is whole. */
export async function readChoice(chunks: AsyncIterable<Uint8Array>): Promise<ModelChoice> {
  const answers: ChosenAnswer[] = [];
  for await (const event of readEvents(chunks)) {
    if (event.type === "failed") return { ok: false, note: event.reason };
    if (event.type === "done") return { ok: true, answers };
    answers.push(event);
  }
  return { ok: false, note: "stopped" };
}
