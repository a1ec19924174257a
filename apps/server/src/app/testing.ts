// An API for tests: no sockets, no workers, a clock that stands still.
import { Readable } from "node:stream";
import type { Referee } from "@demonstrandum/referee";
import type { HttpBindings } from "@hono/node-server";
import { readConfig } from "../config.ts";
import { ProblemError } from "../problem/problem.ts";
import { makeLog } from "../watch/log.ts";
import { makeMetrics } from "../watch/metrics.ts";
import { problemOfJob, runJob } from "../work/jobs.ts";
import type { Work } from "../work/pool.ts";
import { type Api, makeApi } from "./app.ts";

/** Does jobs where it stands. */
export const inlineWork: Work = {
  async run(kind, input) {
    try {
      return runJob({ kind, input });
    } catch (error) {
      throw new ProblemError(
        problemOfJob(error, () => {
          throw error;
        }),
      );
    }
  },
  load: () => ({ busy: 0, waiting: 0, ended: 0 }),
  stop: async () => {},
};

/** `lines` gets what is logged. Without a referee there are no daily puzzles. */
export const newApi = (
  env: Record<string, string> = {},
  lines: string[] = [],
  referee?: Referee,
  work: Work = inlineWork,
): Api =>
  makeApi({
    ...(referee ? { referee } : {}),
    config: readConfig(env),
    work,
    now: () => 0,
    log: makeLog(
      (line) => lines.push(line),
      () => 0,
      true,
    ),
    metrics: makeMetrics(),
  });

export interface Asked {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  /** The address of the connection. */
  readonly from?: string;
  /** Aborted when whoever asks has gone. */
  readonly signal?: AbortSignal;
}

const isRaw = (body: unknown): body is string | Uint8Array<ArrayBuffer> =>
  typeof body === "string" || body instanceof Uint8Array;

/** Asks as over the wire; a body that is neither text nor bytes is sent as JSON. */
export async function askApi(
  api: Api,
  path: string,
  { method, body, headers = {}, from = "10.0.0.1", signal }: Asked = {},
) {
  const request = new Request(`http://localhost${path}`, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    ...(body === undefined ? {} : { body: isRaw(body) ? body : JSON.stringify(body) }),
    headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
    ...(signal ? { signal } : {}),
  });
  const sent = body === undefined ? [] : [Buffer.from(await request.clone().arrayBuffer())];
  const about = { socket: { remoteAddress: from }, headers: Object.fromEntries(request.headers) };
  const incoming = Object.assign(Readable.from(sent), about);
  const answer = await api.fetch(request, { incoming } as unknown as HttpBindings);
  const text = await answer.text();
  const isJson = answer.headers.get("content-type")?.includes("json") ?? false;
  return { status: answer.status, headers: answer.headers, text, data: isJson ? JSON.parse(text) : undefined };
}
