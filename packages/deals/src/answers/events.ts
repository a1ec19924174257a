// What the advisor's route says of a model's choice: one JSON object to a line.
import * as v from "valibot";

/** Why there is no choice to be shown: the model was late, gave no answer that could be read, wrote something else than a choice or
 * chose nothing; or the table is too much to work out. */
const FAILURES = ["late", "unreadable", "strange", "nothing", "too-much"] as const;

/** Why a language model gave no answer that could be shown. */
export type AdvisorFailure = (typeof FAILURES)[number];

/** Lines of an advisor's answer, as they are read. */
export const AdvisorEventSchema = v.variant("type", [
  /** An answer of the engine that the model chose. */
  v.object({ type: v.literal("answer"), text: v.string(), isExact: v.boolean(), understood: v.optional(v.string()) }),
  v.object({ type: v.literal("done") }),
  v.object({ type: v.literal("failed"), reason: v.picklist(FAILURES) }),
]);

/** One line of what an advisor answers. */
export type AdvisorEvent = v.InferOutput<typeof AdvisorEventSchema>;

/** An advisor's event as a line of text. */
export const printEvent = (event: AdvisorEvent): string => `${JSON.stringify(event)}\n`;
