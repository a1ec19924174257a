// A whole number in an address: it arrives as a text, and is a number for whoever reads the OpenAPI document or uses the client made of it.
import * as v from "valibot";

export function numberParam(least: number, most: number, otherwise: number) {
  const message = `a number from ${least} to ${most}`;
  return v.pipe(
    v.optional(v.string(), String(otherwise)),
    v.regex(/^(0|[1-9]\d{0,8})$/, message),
    v.transform(Number),
    v.number(),
    v.integer(),
    v.minValue(least, message),
    v.maxValue(most, message),
    v.description(`${otherwise} if left out`),
  );
}
