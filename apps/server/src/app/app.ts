// The HTTP API as one app that knows nothing of sockets: pages' server mounts it, and it can be served by itself.

import { setTimeout as pause } from "node:timers/promises";
import { mark, type Referee } from "@demonstrandum/referee";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { routePath } from "hono/route";
import { addAdvisor } from "../advisor/route-handler.ts";
import { addHouse } from "../api/house.ts";
import { type App, mount, mountRefusals } from "../api/mount.ts";
import { type ServerConfig, sharesLimits } from "../config.ts";
import { makeDailyLimit } from "../daily/costs.ts";
import { dailyOperations } from "../daily/daily.ts";
import { followingOperations } from "../following/following-operations.ts";
import { SECURITY_HEADERS } from "../http/security-headers.ts";
import { makeRateLimit, type RateLimit } from "../limit/rate-limit.ts";
import { inTurn, makeSharedLimit, type Spend } from "../limit/shared-limit.ts";
import { answerProblem, INTERNAL, NOWHERE, ProblemError } from "../problem/problem.ts";
import { OPERATIONS } from "../puzzles/operations.ts";
import type { ServerLog } from "../watch/log.ts";
import type { Metrics, Seen } from "../watch/metrics.ts";
import type { Work } from "../work/pool.ts";

export interface ApiOptions {
  readonly config: ServerConfig;
  readonly work: Work;
  /** The time in milliseconds. */
  readonly now: () => number;
  readonly log: ServerLog;
  readonly metrics: Metrics;
  /** Absent where nothing is kept; there are no daily puzzles then, and no table can be followed. */
  readonly referee?: Referee;
}

export interface Api {
  readonly fetch: (request: Request, env: HttpBindings) => Response | Promise<Response>;
  /** From now on the API says that it is not ready, so that nobody sends more requests; those under way end as ever. */
  stop(): void;
}

/** A caller may ask sixty times at once and twice a second from then on; all together, much more, as far as there is room in the workers. */
const BUCKETS = { each: { capacity: 60, perSecond: 2 }, all: { capacity: 2000, perSecond: 500 }, addresses: 10_000 };
const HANDFUL = 6;
const POLICY = "default-src 'none'; frame-ancestors 'none'";

function makePuzzleLimit(now: () => number, spend: Spend | undefined): RateLimit {
  const options = { purpose: "puzzles", each: BUCKETS.each, addresses: BUCKETS.addresses, handful: HANDFUL, now };
  return inTurn(makeRateLimit({ ...BUCKETS, now }), spend && makeSharedLimit({ ...options, spend }));
}

/** No address reaches the store: callers are told apart by a mark that only holders of the secret can make. */
const spendIn =
  (referee: Referee): Spend =>
  async (name, cost, allowance) =>
    referee.store.spend(mark(referee.secret, "caller", name), cost, allowance, referee.now());

const figuresOf = (work: Work): Record<string, number> => {
  const { busy, waiting, ended } = work.load();
  return { work_busy: busy, work_waiting: waiting, work_ended_total: ended };
};

export function makeApi({ config, now, work, referee, log, metrics }: ApiOptions): Api {
  const watch = (seen: Seen) => {
    metrics.see(seen);
    log.request(seen);
  };
  const app: App = new Hono<{ Bindings: HttpBindings }>();
  let isStopping = false;
  app.use(async (context, next) => {
    const start = performance.now();
    await next();
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) context.res.headers.set(name, value);
    if (!context.res.headers.has("content-security-policy")) context.res.headers.set("content-security-policy", POLICY);
    watch({
      route: routePath(context, -1),
      method: context.req.method,
      status: context.res.status,
      seconds: (performance.now() - start) / 1000,
    });
  });
  const spend = referee && sharesLimits(config) ? spendIn(referee) : undefined;
  addAdvisor(app, { config, now, work }, spend);
  const counter = { work, hops: config.TRUST_PROXY, limit: makePuzzleLimit(now, spend) };
  for (const operation of OPERATIONS) mount(app, operation, counter);
  const daily = referee ? [...dailyOperations(referee, config.TRUST_PROXY), ...followingOperations(referee)] : [];
  const dailyCounter = { ...counter, limit: makeDailyLimit(now, config.RATE_FACTOR, spend) };
  for (const operation of daily) mount(app, operation, dailyCounter);
  const operations = [...OPERATIONS, ...daily];
  mountRefusals(app, operations);
  addHouse(app, {
    operations,
    metrics,
    figures: () => figuresOf(work),
    token: config.METRICS_TOKEN,
    readiness: async () => (isStopping ? "stopping" : sayStore(referee)),
  });
  app.notFound(() => answerProblem(NOWHERE));
  app.onError((error, context) => {
    if (!(error instanceof ProblemError)) log.trouble(error);
    const { body, status, headers } = answerProblem(error instanceof ProblemError ? error.problem : INTERNAL);
    // Keeps what was said about other sites before the request went wrong.
    return context.newResponse(body, { status: status as 500, headers });
  });
  return {
    fetch: (request, env) => app.fetch(request, env),
    stop: () => {
      isStopping = true;
    },
  };
}

/** Whoever balances the load wants an answer soon: a store that does not answer by then is none. */
const PING_PATIENCE = 2_000;

const sayStore = async (referee: Referee | undefined): Promise<"ok" | "no-store"> => {
  const late = new AbortController();
  const isLate = pause(PING_PATIENCE, "no-store" as const, { ref: false, signal: late.signal });
  isLate.catch(() => undefined);
  const isThere = reach(referee).then(
    () => "ok" as const,
    () => "no-store" as const,
  );
  return Promise.race([isThere, isLate]).finally(() => late.abort());
};

/** Without the secret, which may be kept in the store, nobody is known here. Throws. */
const reach = async (referee: Referee | undefined): Promise<void> => {
  if (referee !== undefined && referee.secret !== "") await referee.store.ping();
};
