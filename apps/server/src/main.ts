// The server: pages and API, or the API alone (--api). PORT and HOST say where; docs/operations.md tells the rest.
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { GAMES } from "@demonstrandum/games";
import { prepare, type Referee } from "@demonstrandum/referee";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { type Api, makeApi } from "./app/app.ts";
import { readConfig, type ServerConfig, SettingError } from "./config.ts";
import { openReferee } from "./daily/open-referee.ts";
import { limitsFor } from "./http/limits.ts";
import { originOf } from "./http/origin.ts";
import { makeRouter, type Rooms } from "./http/route.ts";
import { type Handler, listen } from "./http/server.ts";
import { answerPage } from "./pages/answer-page.ts";
import { type Builds, openBuilds } from "./pages/builds.ts";
import { makePictures } from "./pages/pictures.ts";
import { previewTags } from "./pages/preview-tags.ts";
import { shownOn } from "./picture/picture-address.ts";
import { sayListenError } from "./say-listen-error.ts";
import { makeLog, type ServerLog } from "./watch/log.ts";
import { type Metrics, makeMetrics } from "./watch/metrics.ts";
import { makeWork, WORK_LIMITS, type Work } from "./work/pool.ts";

const LOOK_AGAIN = 2_000;
/** How long a database may take to say goodbye; nothing is lost with one that does not. */
const CLOSING = 1_000;
const SOON = 10_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const { values } = parseArgs({
  options: {
    /** Only the API, without the pages. */
    api: { type: "boolean", default: false },
    /** Only whether the environment is in order and the port free. */
    check: { type: "boolean", default: false },
    /** The folder of the builds. */
    builds: { type: "string" },
  },
});

function openPages(): Builds {
  const folder = values.builds ?? path.join(import.meta.dirname, "../../web/builds");
  const builds = openBuilds(folder, (text) => console.error(text));
  setInterval(() => builds.refresh(), LOOK_AGAIN).unref();
  return builds;
}

/** What pages need beside the build. */
interface Means {
  readonly config: ServerConfig;
  readonly work: Work;
  readonly metrics: Metrics;
}

const ROOMS = GAMES.map(({ id }) => id);

/** Pages are counted together, and pictures: their addresses hold codes of puzzles. */
function makePages(builds: Builds, { config, work, metrics }: Means): NonNullable<Rooms["pages"]> {
  const hops = config.TRUST_PROXY;
  const pictures = makePictures({ work, kit: builds.pictureKit, now: Date.now, hops, factor: config.RATE_FACTOR });
  return (address, request, response) => {
    const start = performance.now();
    const isPicture = pictures(address, request, response);
    response.once("finish", () => {
      const seconds = (performance.now() - start) / 1000;
      const route = isPicture ? "picture" : "page";
      metrics.see({ route, method: request.method ?? "", status: response.statusCode, seconds });
    });
    if (isPicture) return;
    const origin = originOf(request, hops);
    const tags = (of: string): string => previewTags(of, address, shownOn(address, ROOMS));
    answerPage(builds, address, request, response, origin === undefined ? undefined : { origin, tags: tags(origin) });
  };
}

function makeHandler(api: Api, means: Means): Handler {
  const builds = values.api || values.check ? undefined : openPages();
  return makeRouter({
    api: getRequestListener((request, env) => api.fetch(request, env as HttpBindings), {
      overrideGlobalObjects: false,
    }),
    ...(builds ? { pages: makePages(builds, means) } : {}),
  });
}

/**
 * Makes the puzzles to come, forgets who asked how often, and deletes tables that are followed no more. Nobody waits for this: a puzzle not
 * made yet is made when it is asked for.
 */
function keepHouse(referee: Referee, log: ServerLog): void {
  const { store } = referee;
  const look = () =>
    Promise.all([prepare(referee), store.dropAllowances(Date.now() - DAY), store.dropFollowed(Date.now())]).catch(
      (error) => log.trouble(error),
    );
  setTimeout(look, SOON).unref();
  setInterval(look, HOUR).unref();
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const work = makeWork(new URL("./worker.mjs", import.meta.url), WORK_LIMITS);
  const metrics = makeMetrics();
  const log = makeLog(console.log, Date.now, config.LOG === "requests");
  const referee = values.check ? undefined : await openReferee(config, work, log);
  const api = makeApi({ config, work, now: Date.now, log, metrics, ...(referee ? { referee } : {}) });
  const at = { port: config.PORT, host: config.HOST };
  const server = await listen(makeHandler(api, { config, work, metrics }), limitsFor(config), at).catch((error) => {
    throw new SettingError(sayListenError(error, at));
  });
  const stop = async () => {
    api.stop();
    await server.stop();
    await work.stop();
    await Promise.race([referee?.store.close().catch((error) => log.trouble(error)), pause(CLOSING)]);
    process.exit(0);
  };
  if (values.check) return stop();
  if (referee) keepHouse(referee, log);
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, stop);
  console.log(`Demonstrandum is at ${server.url} (stop it with Ctrl-C)`);
}

try {
  await start();
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  console.error(error.message);
  process.exit(2);
}
