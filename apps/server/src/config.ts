// What the environment says about how to run. Read once, at start; a value that makes no sense ends the program with a sentence about it.
import * as v from "valibot";
import { MODEL_SETTINGS } from "./advisor/model-config.ts";

type Environment = Readonly<Record<string, string | undefined>>;

const whole = (least: number, most: number, what: string) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/, what), v.toNumber(), v.minValue(least, what), v.maxValue(most, what));

const ConfigSchema = v.object({
  PORT: v.optional(whole(0, 65_535, "must be a number from 0 to 65535"), "3000"),
  HOST: v.optional(v.pipe(v.string(), v.minLength(1, "must name a host or an address")), "127.0.0.1"),
  /** How many proxies stand in front of the server and add the address they heard to X-Forwarded-For. */
  TRUST_PROXY: v.optional(whole(0, 10, "must be the number of proxies in front of the server, from 0 to 10"), "0"),
  /** Where the data is kept, unless DATABASE_URL names a Postgres. */
  DATA_DIR: v.optional(v.string(), ".data"),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, "must be an address that begins with postgres://")),
  ),
  /** What the puzzles of days to come are made from, and cookies signed with; otherwise made at the first start and kept with the data. */
  DAILY_SECRET: v.optional(v.pipe(v.string(), v.minLength(16, "must have at least 16 characters"))),
  /** How many times as often as usual one address may ask: for a crowd behind one address, or to measure. */
  RATE_FACTOR: v.optional(whole(1, 1_000_000, "must be a number from 1 to 1000000"), "1"),
  /** Whether processes on one store count callers together; unless told, those on a Postgres do. */
  SHARED_LIMITS: v.optional(v.picklist(["yes", "no"], 'must be "yes" or "no"')),
  /** "requests" writes a line for each request to the API. */
  LOG: v.optional(v.picklist(["", "requests"], 'must be "requests" or nothing')),
  /** Who may read /api/metrics from elsewhere. */
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, "must have at least 16 characters"))),
  ...MODEL_SETTINGS,
});

export type ServerConfig = v.InferOutput<typeof ConfigSchema>;

export const sharesLimits = ({ SHARED_LIMITS, DATABASE_URL }: ServerConfig): boolean =>
  SHARED_LIMITS === undefined ? DATABASE_URL !== undefined : SHARED_LIMITS === "yes";

/** Where to look when something is wrong with the data. An address may hold a password, and is not repeated. */
export const sayWhereabouts = ({ DATABASE_URL, DATA_DIR }: ServerConfig): string =>
  DATABASE_URL === undefined ? `DATA_DIR (${DATA_DIR})` : "DATABASE_URL";

/** What is wrong with the environment, in one sentence. */
export class SettingError extends Error {
  override readonly name = "SettingError";
}

/** An empty value counts as none, as shells and compose files leave them behind. */
export function readConfig(env: Environment): ServerConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const { success, output, issues } = v.safeParse(ConfigSchema, given);
  if (success) return checkPairs(output);
  const [issue] = issues;
  const name = v.getDotPath(issue) ?? "";
  // A key may stand in a wrong variable: values are not repeated for those.
  const value = /^(ADVISOR_|DATABASE_URL|DAILY_SECRET|METRICS_)/.test(name)
    ? ""
    : `, not "${String(given[name]).slice(0, 60)}"`;
  throw new SettingError(`${name} ${issue.message}${value}.`);
}

function checkPairs(config: ServerConfig): ServerConfig {
  const has = (name: "ADVISOR_BASE_URL" | "ADVISOR_MODEL") => config[name] !== undefined;
  if (has("ADVISOR_BASE_URL") === has("ADVISOR_MODEL")) return config;
  throw new SettingError("ADVISOR_BASE_URL and ADVISOR_MODEL go together: set both or none.");
}
