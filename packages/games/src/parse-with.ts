// Reading a configuration: valibot checks, ConfigError tells which key is wrong and why.

import { ConfigError } from "@demonstrandum/engine";
import * as v from "valibot";

export function parseWith<T>(schema: v.GenericSchema<unknown, T>, data: unknown): T {
  const read = v.safeParse(schema, data);
  if (read.success) return read.output;
  const [issue] = read.issues;
  const key = v.getDotPath(issue);
  if (issue.type === "strict_object" && issue.expected === "never") {
    throw new ConfigError(`The configuration has no key ${issue.received}.`);
  }
  throw new ConfigError(`${key ? `${key} in the configuration` : "The configuration"}: ${issue.message}.`);
}
