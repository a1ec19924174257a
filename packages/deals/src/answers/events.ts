// What the advisor's route says while a model is writing: one JSON object to a line.
import * as v from "valibot";

const AdvisorEventSchema = v.variant("type", [
  v.object({ type: v.literal("text"), text: v.string() }),
  /** The model is asking the engine. */
  v.object({ type: v.literal("looking"), tool: v.string() }),
  v.object({ type: v.literal("done") }),
  v.object({ type: v.literal("failed"), reason: v.string() }),
]);

export type AdvisorEvent = v.InferOutput<typeof AdvisorEventSchema>;

export const printEvent = (event: AdvisorEvent): string => `${JSON.stringify(event)}\n`;

/** Reads events out of a stream of bytes; throws when it carries anything else. */
export async function* readEvents(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<AdvisorEvent> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line !== "") yield v.parse(AdvisorEventSchema, JSON.parse(line));
  }
  if (rest.trim() !== "") yield v.parse(AdvisorEventSchema, JSON.parse(rest));
}
