// Reading a configuration: valibot checks, ConfigError tells which key is wrong and why.

import { ConfigError, saidIssue } from "@demonstrandum/engine";
import { packRemark, quoteRaw, said } from "@demonstrandum/text";
import * as v from "valibot";
import { findHiddenKey } from "./keys.ts";

export function parseWith<T>(schema: v.GenericSchema<unknown, T>, data: unknown): T {
  const hidden = findHiddenKey(data);
  if (hidden !== undefined) throw new ConfigError(said`The configuration has no key ${hidden}.`);
  const read = v.safeParse(schema, data);
  if (read.success) return read.output;
  const [issue] = read.issues;
  const key = v.getDotPath(issue) ?? undefined;
  if (issue.type === "strict_object" && issue.expected === "never") {
    throw new ConfigError(said`The configuration has no key ${quoteRaw(key ?? "").slice(1, -1)}.`);
  }
  const flaw = saidIssue(issue);
  throw new ConfigError(key ? said`${key} in the configuration: ${flaw}.` : said`The configuration: ${flaw}.`);
}

/** A switchboard: each of these keys on or off, and no other key. */
export const switchesOf = (keys: readonly string[]) =>
  v.record(
    v.picklist(keys, (issue) =>
      packRemark(said`there is no ${quoteRaw(String(issue.input))} to switch; there are ${keys}`),
    ),
    v.boolean("true or false is needed"),
  );

/** The keys that are switched off, as they would be written again; nothing if all are on. */
export function offOnly(name: string, switched: Readonly<Record<string, boolean>>): Record<string, unknown> {
  const entries = Object.entries(switched).filter(([, isOn]) => !isOn);
  return entries.length > 0 ? { [name]: Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))) } : {};
}
