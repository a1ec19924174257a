// Reading a configuration: valibot checks, ConfigError tells which key is wrong and why.

import { nearest, withHint } from "@demonstrandum/clues/nearest";
import { ConfigError, remarkIssue } from "@demonstrandum/engine";
import { cutShort, needs, type Remark } from "@demonstrandum/text";
import * as v from "valibot";
import { findHiddenKey } from "./keys.ts";
import { gameRemark } from "./remarks/en.ts";
import {
  nearestSetting,
  type OtherNames,
  putOnBoards,
  remarkElsewhere,
  respell,
  type Switchboards,
  spellingIn,
} from "./spelling.ts";

/** Of a key that nobody knows, more than that is not repeated. */
const LONGEST_KEY = 60;

/** The settings of a game. */
export type SettingsSchema<T> = v.GenericSchema<unknown, T> & { readonly entries: object };

export interface SettingsReading {
  /** Names of settings that are called otherwise here. */
  readonly others?: OtherNames;
  /** Switches that may also be set by themselves. */
  readonly boards?: Switchboards;
  /** Adds what goes without saying. */
  fill?(data: unknown): unknown;
}

/** Also reads the spelling of the documents. */
export function parseWith<T>(schema: SettingsSchema<T>, data: unknown, reading: SettingsReading = {}): T {
  const { others = {}, boards = {}, fill } = reading;
  const hidden = findHiddenKey(data);
  if (hidden !== undefined) throw new ConfigError(gameRemark.noConfigKey({ key: hidden }));
  const known = Object.keys(schema.entries);
  const respelt = putOnBoards(respell(data, known, others), boards);
  const read = v.safeParse(schema, fill ? fill(respelt) : respelt);
  if (read.success) return read.output;
  const [issue] = read.issues;
  const key = v.getDotPath(issue) ?? undefined;
  if (issue.type === "strict_object" && issue.expected === "never") {
    throw new ConfigError(noSuchKey(spellingIn(data, key ?? ""), known, reading));
  }
  const flaw = remarkIssue(issue);
  throw new ConfigError(
    key ? gameRemark.inConfigAt({ key: spellingIn(data, key), flaw }) : gameRemark.inConfig({ flaw }),
  );
}

function noSuchKey(key: string, known: readonly string[], { others, boards }: SettingsReading): Remark {
  const flaw = gameRemark.noConfigKey({ key: gameRemark.key({ key: cutShort(key, LONGEST_KEY) }) });
  return remarkElsewhere(key) ?? withHint(flaw, nearestSetting(key, known, others, boards));
}

/** A value for each of these keys, and no other key. */
export const recordOf = <T extends v.GenericSchema>(keys: readonly string[], value: T) =>
  v.record(
    v.picklist(keys, (issue) => needs(noSwitch(String(issue.input), keys))(issue)),
    value,
  );

function noSwitch(key: string, keys: readonly string[]): Remark {
  const suggestion = nearest(key, keys);
  return suggestion === undefined ? gameRemark.noSwitch({ key, keys }) : gameRemark.noSwitchButOne({ key, suggestion });
}

/** A switchboard: each of these keys on or off, and no other key. */
export const switchesOf = (keys: readonly string[]) => recordOf(keys, v.boolean(needs(gameRemark.yesNoNeeded())));

/** The keys that are switched off, as they would be written again; nothing if all are on. */
export function offOnly(name: string, switched: Readonly<Record<string, boolean>>): Record<string, unknown> {
  const entries = Object.entries(switched).filter(([, isOn]) => !isOn);
  return entries.length > 0 ? { [name]: Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))) } : {};
}
