// What the API says about itself: whether it is well, whether it is ready, its figures, its document and the page that shows it.
import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isForwarded } from "../http/caller.ts";
import { NOWHERE, ProblemError } from "../problem/problem.ts";
import type { Metrics } from "../watch/metrics.ts";
import { makeClientSource, type OpenApi } from "./docs/client.ts";
import { DOCS_SCRIPT, DOCS_STYLE } from "./docs/docs-files.ts";
import { DOCS_POLICY, makeDocsPage } from "./docs/docs-page.ts";
import { makeProblemsPages } from "./docs/problems-page.ts";
import type { App } from "./mount.ts";
import { makeOpenApi } from "./openapi.ts";
import type { Operation } from "./operation.ts";

export interface House {
  readonly operations: readonly Operation[];
  readonly metrics: Metrics;
  /** Figures of the moment. */
  readonly figures: () => Readonly<Record<string, number>>;
  /** What may read the figures, beside this machine. */
  readonly token: string | undefined;
  readonly readiness: () => Promise<string>;
}

const VERSION = "1.0.0";
const NO_STORE = { "cache-control": "no-store" };
const SHORTLY = { "cache-control": "public, max-age=300" };

export function addHouse(app: App, { operations, metrics, figures, token, readiness }: House): void {
  app.get("/api/health", (context) => context.json({ status: "ok" }, 200, NO_STORE));
  app.get("/api/ready", async (context) => {
    const status = await readiness();
    return context.json({ status }, status === "ok" ? 200 : 503, NO_STORE);
  });
  app.get("/api/metrics", (context) => {
    if (!mayRead(context.env.incoming, token)) throw new ProblemError(NOWHERE);
    return context.body(metrics.print(figures()), 200, { ...NO_STORE, "content-type": "text/plain; version=0.0.4" });
  });
  const document = makeOpenApi(operations, VERSION);
  app.get("/api/openapi.json", (context) =>
    context.json(document, 200, { ...SHORTLY, "access-control-allow-origin": "*" }),
  );
  const client = makeClientSource(document as unknown as OpenApi);
  app.get("/api/client.ts", (context) =>
    context.body(client, 200, { ...SHORTLY, "content-type": "text/plain; charset=utf-8" }),
  );
  addDocs(app, { "/api/docs": makeDocsPage(operations), ...makeProblemsPages() });
}

function addDocs(app: App, pages: Readonly<Record<string, string>>): void {
  for (const [address, page] of Object.entries(pages))
    app.get(address, (context) => context.html(page, 200, { ...SHORTLY, "content-security-policy": DOCS_POLICY }));
  app.get("/api/docs.css", (context) => context.body(DOCS_STYLE, 200, { ...SHORTLY, "content-type": "text/css" }));
  app.get("/api/docs.js", (context) =>
    context.body(DOCS_SCRIPT, 200, { ...SHORTLY, "content-type": "text/javascript; charset=utf-8" }),
  );
}

const OWN = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

/** With a token, whoever has it; without one, whoever asks from this machine itself and not by way of a proxy. */
function mayRead({ socket, headers }: Pick<IncomingMessage, "socket" | "headers">, token: string | undefined): boolean {
  if (token === undefined) return OWN.test(socket.remoteAddress ?? "") && !isForwarded({ socket, headers });
  const [said, wanted] = [Buffer.from(headers.authorization ?? ""), Buffer.from(`Bearer ${token}`)];
  return said.length === wanted.length && timingSafeEqual(said, wanted);
}
