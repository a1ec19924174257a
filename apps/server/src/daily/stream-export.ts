// All that is kept about a player as one JSON document, written as it is read: nobody waits for another's years of plays, and they never lie in
// memory together.
import type { Exported } from "@demonstrandum/referee";

const HEADERS = { "content-type": "application/json", "cache-control": "no-store" };

/** Ends when whoever asked has gone. */
export function streamExport(exported: Exported, signal: AbortSignal): Response {
  const pieces = piecesOf(exported);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      // Others have their turn between two pieces.
      await new Promise(setImmediate);
      const { value, done } = signal.aborted ? { value: "", done: true } : await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
  return new Response(body, { headers: HEADERS });
}

async function* piecesOf({ player, plays, results, leagues }: Exported): AsyncGenerator<string, string> {
  yield `{"player":${JSON.stringify(player)},"plays":[`;
  yield* listOf(plays);
  yield '],"results":[';
  yield* listOf(results);
  yield `],"leagues":${JSON.stringify(leagues)}}`;
  return "";
}

async function* listOf(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let comma = "";
  for await (const item of items) {
    yield comma + JSON.stringify(item);
    comma = ",";
  }
}
