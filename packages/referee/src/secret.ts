// The one secret of a server, and what is derived from it. It is made at the first start and kept with the data, so that
// every process on the same data has the same.

import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Store } from "@demonstrandum/store";

const LEAST = 16;

/** The secret that is given, or the one kept with the data. */
export async function loadSecret(store: Store, given?: string): Promise<string> {
  if (given === undefined || given === "") return store.setting("secret", () => randomBytes(32).toString("hex"));
  if (given.length < LEAST) throw new RangeError(`DAILY_SECRET must have at least ${LEAST} characters.`);
  return given;
}

/** What only the holder of the secret can compute. Marks for different purposes tell nothing about each other. */
export const mark = (secret: string, purpose: "day" | "player" | "caller", text: string): string =>
  createHmac("sha256", secret).update(`${purpose}\n${text}`).digest("base64url");

/** The text with its mark, which nobody can forge. */
export const sign = (secret: string, text: string): string => `${text}.${mark(secret, "player", text)}`;

/** The text, if its mark is ours. */
export function readSigned(secret: string, signed: string): string | undefined {
  const dot = signed.lastIndexOf(".");
  if (dot < 0) return undefined;
  const text = signed.slice(0, dot);
  const [given, own] = [Buffer.from(signed), Buffer.from(sign(secret, text))];
  return given.length === own.length && timingSafeEqual(given, own) ? text : undefined;
}
