// Asks the model behind the server, if there is one. Whatever goes wrong ends in a short note, and the caller answers from the table instead.
import type { AdvisedTable } from "@demonstrandum/deals";
import type { Language } from "@demonstrandum/text";
import { readEvents } from "./events.ts";

export interface ModelQuestion extends AdvisedTable {
  readonly question: string;
  /** What the answer is to be written in. */
  readonly language: Language;
}

export interface AnswerReader {
  /** Gets the answer as far as it is written. */
  readonly onText: (text: string) => void;
  /** Words a result of the engine that the model refers to; rejects when there is no such result. */
  readonly refer: (written: string) => Promise<string>;
}

export interface ModelFailure {
  readonly ok: false;
  readonly note: "busy" | "unreachable" | "strange" | "stopped" | "failed";
  /** What the server says of it, in English. */
  readonly reason?: string;
}

export type ModelAnswer = { readonly ok: true; readonly text: string } | ModelFailure;

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

export async function consultModel(
  question: ModelQuestion,
  reader: AnswerReader,
  signal: AbortSignal,
): Promise<ModelAnswer> {
  try {
    const response = await fetch(PATH, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(question),
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
    });
    if (response.status === 429) return { ok: false, note: "busy" };
    if (!response.ok || !response.body) return { ok: false, note: "unreachable" };
    return await readAnswer(chunksOf(response.body), reader);
  } catch {
    return { ok: false, note: "unreachable" };
  }
}

export async function readAnswer(chunks: AsyncIterable<Uint8Array>, reader: AnswerReader): Promise<ModelAnswer> {
  let text = "";
  for await (const event of readEvents(chunks)) {
    if (event.type === "failed") return { ok: false, note: "failed", reason: event.reason };
    if (event.type === "done") return { ok: true, text };
    if (event.type === "looking") continue;
    const piece = event.type === "text" ? event.text : await reader.refer(event.written).catch(() => undefined);
    if (piece === undefined) return { ok: false, note: "strange" };
    text += piece;
    reader.onText(text);
  }
  return { ok: false, note: "stopped" };
}
