// Puts an operation at its address: whoever asks is counted, what is sent is read and checked, what goes wrong becomes a problem.
import * as v from "valibot";
import { type Work, workOf } from "../work/pool.ts";
import type { App } from "./app.ts";
import { callerOf } from "./caller.ts";
import type { Caller, Operation } from "./operation.ts";
import { answerProblem, GONE, NOWHERE, type Problem, ProblemError } from "./problem.ts";
import type { ProblemCode } from "./problem-codes.ts";
import type { RateLimit } from "./rate-limit.ts";
import { readJson } from "./read-json.ts";

export const BASE = "/api/v1";

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
    const input = await readInput(operation, context);
    const { signal } = context.req.raw;
    refuseGone(signal);
    const work = workOf(counter.work, caller, signal);
    const answer = await operation.run(input, { caller, context, work, charge, signal });
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

async function readInput({ params, body }: Pick<Operation, "params" | "body">, context: Caller["context"]) {
  const given = { ...context.req.query(), ...context.req.param() };
  // No id, no word of ours has a NUL in it, and databases differ in what they make of one.
  if (Object.values(given).some((text) => text.includes("\0"))) throw new ProblemError(NOWHERE);
  return {
    params: (params ? check(params, given, "bad-parameter") : {}) as never,
    body: (body ? check(body, await readJson(context.env.incoming), "bad-body") : undefined) as never,
  };
}

function check(schema: v.GenericSchema, data: unknown, code: ProblemCode): unknown {
  const { success, output, issues } = v.safeParse(schema, data, { abortPipeEarly: true });
  if (success) return output;
  throw new ProblemError(sayIssue(issues[0], code));
}

function sayIssue(issue: v.BaseIssue<unknown>, code: ProblemCode): Problem {
  const at = v.getDotPath(issue);
  const detail = `${at ?? "The request"}: ${issue.message}`.slice(0, 300);
  return { status: 400, code, detail, ...(at ? { at } : {}) };
}
