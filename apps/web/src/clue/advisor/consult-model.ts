// Asks the model behind the server, if there is one. Whatever goes wrong ends in a short note, and the caller answers from the table instead.
import type { Log, Setup } from "@demonstrandum/deals";
import { readEvents } from "./events.ts";

export interface ModelQuestion {
  readonly setup: Setup;
  readonly log: Log;
  readonly room: string | null;
  readonly question: string;
}

export type ModelAnswer = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly note: string };

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

/** `onText` gets the answer as far as it is written. */
export async function consultModel(
  question: ModelQuestion,
  onText: (text: string) => void,
  signal: AbortSignal,
): Promise<ModelAnswer> {
  try {
    const response = await fetch(PATH, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(question),
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
    });
    if (response.status === 429) return { ok: false, note: "The model has been asked a lot just now." };
    if (!response.ok || !response.body) return { ok: false, note: "The model cannot be reached." };
    return await readAnswer(chunksOf(response.body), onText);
  } catch {
    return { ok: false, note: "The model cannot be reached." };
  }
}

async function readAnswer(chunks: AsyncIterable<Uint8Array>, onText: (text: string) => void): Promise<ModelAnswer> {
  let text = "";
  for await (const event of readEvents(chunks)) {
    if (event.type === "failed") return { ok: false, note: event.reason };
    if (event.type === "done") return { ok: true, text };
    if (event.type !== "text") continue;
    text += event.text;
    onText(text);
  }
  return { ok: false, note: "The model stopped in the middle." };
}
