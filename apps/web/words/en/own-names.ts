// Naming people in English.
import { quoteRaw } from "@demonstrandum/text";

export const en = {
  legend: "Who lives there?",
  note: "Names of your own, one a line. Whoever is missing has the usual name.",
  unfit: (names: readonly string[]) =>
    `Left out, as it cannot be a name: ${names.map(quoteRaw).join(", ")}. Names are letters, at most 40.`,
  repeated: (names: readonly string[]) => `Left out, as somebody is called so already: ${names.join(", ")}.`,
  tooMany: (size: number) => `Only the first ${size} live in a village of ${size}.`,
};
