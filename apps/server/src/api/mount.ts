// Puts an operation at its address: whoever asks is counted, what is sent is read and checked, what goes wrong becomes a problem.
import type { HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";
import { callerOf } from "../http/caller.ts";
import type { RateLimit } from "../limit/rate-limit.ts";
import { answerProblem, GONE, NOWHERE, ProblemError } from "../problem/problem.ts";
import { type Work, workOf } from "../work/pool.ts";
import type { Caller, Operation } from "./operation.ts";
import { readJson } from "./read-json.ts";

export const BASE = "/api/v1";

/** What routes are added to. */
export type App = Hono<{ Bindings: HttpBindings }>;

export interface Counter {
  readonly work: Work;
  readonly limit: RateLimit;
  /** How many proxies are believed. */
  readonly hops: number;
}

/** Pages of other sites may ask, without cookies. */
const OPEN = { "access-control-allow-origin": "*" };
const PREFLIGHT = { "access-control-allow-headers": "content-type", "access-control-max-age": "86400" };

const addressOf = (path: string): string => BASE + path.replaceAll(/\{(\w+)\}/g, ":$1");

/** Tells which methods there are to whoever tries another. To be called once everything is mounted. */
export function mountRefusals(app: App, operations: readonly Operation[]): void {
  for (const path of new Set(operations.map((each) => each.path))) {
    const methods = operations.filter((each) => each.path === path).map(({ method }) => method.toUpperCase());
    const allow = methods.join(", ");
    const detail = `Only ${allow} is possible here.`;
    app.all(addressOf(path), () => answerProblem({ status: 405, code: "method-not-allowed", detail, allow }));
  }
}

export function mount(app: App, { path, method, ...operation }: Operation, counter: Counter): void {
  const address = addressOf(path);
  const open: Record<string, string> = operation.isOpen ? OPEN : {};
  if (operation.isOpen) {
    const methods = { "access-control-allow-methods": method.toUpperCase() };
    app.options(address, (context) => context.body(null, 204, { ...OPEN, ...PREFLIGHT, ...methods }));
  }
  app.on(method.toUpperCase(), address, async (context) => {
    for (const [name, value] of Object.entries(open)) context.header(name, value);
    const caller = callerOf(context.env.incoming, counter.hops);
    const charge = (cost: number) => spend(counter.limit, caller, cost);
    await charge(operation.cost ?? 1);
    const sent = await readSent(operation, context);
    const { signal } = context.req.raw;
    refuseGone(signal);
    const work = workOf(counter.work, caller, signal);
    const answer = await operation.run(sent, { caller, context, work, charge, signal });
    return answer instanceof Response ? answer : context.json(answer as object, 200, { "cache-control": "no-store" });
  });
}

/** Nobody reads this, but the figures count it. */
function refuseGone(signal: AbortSignal): void {
  if (signal.aborted) throw new ProblemError(GONE);
}

async function spend(limit: RateLimit, caller: string, cost: number): Promise<void> {
  const seconds = await limit.take(caller, cost);
  if (seconds === 0) return;
  const detail = `Too many requests. Try again in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`;
  throw new ProblemError({ status: 429, code: "too-many-requests", detail, retryAfter: seconds });
}

async function readSent({ body }: Pick<Operation, "body">, context: Caller["context"]) {
  const params = { ...context.req.query(), ...context.req.param() };
  // No id, no word of ours has a NUL in it, and databases differ in what they make of one.
  if (Object.values(params).some((text) => text.includes("\0"))) throw new ProblemError(NOWHERE);
  return { params, body: body && (await readJson(context.env.incoming)) };
}
