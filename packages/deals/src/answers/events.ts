// What the advisor's route says while a model is writing: one JSON object to a line.
import * as v from "valibot";

export const AdvisorEventSchema = v.variant("type", [
  v.object({ type: v.literal("text"), text: v.string() }),
  /** The model is asking the engine. */
  v.object({ type: v.literal("looking"), tool: v.string() }),
  v.object({ type: v.literal("done") }),
  v.object({ type: v.literal("failed"), reason: v.string() }),
]);

export type AdvisorEvent = v.InferOutput<typeof AdvisorEventSchema>;

export const printEvent = (event: AdvisorEvent): string => `${JSON.stringify(event)}\n`;
