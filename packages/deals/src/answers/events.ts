// What the advisor's route says while a model is writing: one JSON object to a line.
import * as v from "valibot";

/** Characters of a reference. */
export const MAX_REFERENCE = 200;

export const AdvisorEventSchema = v.variant("type", [
  v.object({ type: v.literal("text"), text: v.string() }),
  /** A result of the engine, named and not said: whoever shows the answer words it (`sayReference`). */
  v.object({ type: v.literal("reference"), written: v.pipe(v.string(), v.maxLength(MAX_REFERENCE)) }),
  /** The model is asking the engine. */
  v.object({ type: v.literal("looking"), tool: v.string() }),
  v.object({ type: v.literal("done") }),
  v.object({ type: v.literal("failed"), reason: v.string() }),
]);

export type AdvisorEvent = v.InferOutput<typeof AdvisorEventSchema>;

export const printEvent = (event: AdvisorEvent): string => `${JSON.stringify(event)}\n`;
