// The HTTP API as one app that knows nothing of sockets: pages' server mounts it, and it can be served by itself.
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { addAdvisor } from "../advisor/route-handler.ts";
import type { Config } from "../config.ts";
import { SECURITY_HEADERS } from "../http/security-headers.ts";
import { answerProblem, ProblemError } from "./problem.ts";

export interface ApiOptions {
  readonly config: Config;
  /** The time in milliseconds. */
  readonly now: () => number;
}

export interface Api {
  readonly fetch: (request: Request, env: HttpBindings) => Response | Promise<Response>;
  /** From now on the API says that it is not ready, so that nobody sends more requests; those under way end as ever. */
  stop(): void;
}

export type App = Hono<{ Bindings: HttpBindings }>;

const NO_STORE = { "cache-control": "no-store" };
const POLICY = "default-src 'none'; frame-ancestors 'none'";

export function makeApi({ config, now }: ApiOptions): Api {
  const app: App = new Hono<{ Bindings: HttpBindings }>();
  let isStopping = false;
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) context.res.headers.set(name, value);
    if (!context.res.headers.has("content-security-policy")) context.res.headers.set("content-security-policy", POLICY);
  });
  app.get("/api/health", (context) => context.json({ status: "ok" }, 200, NO_STORE));
  app.get("/api/ready", (context) =>
    context.json({ status: isStopping ? "stopping" : "ok" }, isStopping ? 503 : 200, NO_STORE),
  );
  addAdvisor(app, { config, now });
  app.notFound(() => answerProblem({ status: 404, code: "not-found", detail: "There is nothing at this address." }));
  app.onError((error) => {
    if (error instanceof ProblemError) return answerProblem(error.problem);
    console.error(error);
    return answerProblem({ status: 500, code: "internal", detail: "Something went wrong here. It is not your fault." });
  });
  return {
    fetch: (request, env) => app.fetch(request, env),
    stop: () => {
      isStopping = true;
    },
  };
}
