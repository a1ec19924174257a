// Reads what the advisor's route says of a model's choice.
import { type AdvisorEvent, AdvisorEventSchema } from "@demonstrandum/deals";
import * as v from "valibot";

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
