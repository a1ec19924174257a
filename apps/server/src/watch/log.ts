// One line of JSON for each thing worth knowing. No addresses, no names, no bodies, no paths as they were sent: only what an operator needs.
import type { Seen } from "./metrics.ts";

export interface ServerLog {
  /** Only written where requests are to be logged. */
  request(seen: Seen): void;
  trouble(error: unknown): void;
  /** How the store is now, and what the database calls that. */
  store(status: string, cause: string): void;
}

export function makeLog(write: (line: string) => void, now: () => number, hasRequests: boolean): ServerLog {
  const put = (level: string, fields: object) =>
    write(JSON.stringify({ time: new Date(now()).toISOString(), level, ...fields }));
  return {
    request({ seconds, ...seen }) {
      if (hasRequests) put("info", { event: "request", ...seen, ms: Math.round(seconds * 1000) });
    },
    trouble(error) {
      // A message may quote what a caller sent; where it happened says enough.
      const { name, stack } = error instanceof Error ? error : new Error("something that is no error was thrown");
      const frames = (stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
      put("error", { event: "trouble", name, at: frames.slice(0, 8).map((line) => line.trim()) });
    },
    store(status, cause) {
      put(status === "ok" ? "info" : "error", { event: "store", status, ...(cause === "" ? {} : { cause }) });
    },
  };
}
