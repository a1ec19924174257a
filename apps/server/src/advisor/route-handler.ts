// The advisor's route: who may ask, how often, and what comes back.
import { type AdvisorEvent, printEvent } from "@demonstrandum/deals";
import type { App } from "../api/mount.ts";
import { callerOf } from "../http/caller.ts";
import type { RateLimit } from "../limit/rate-limit.ts";
import type { Spend } from "../limit/shared-limit.ts";
import { type Work, workOf } from "../work/pool.ts";
import { newAdvisorLimit } from "./advisor-limit.ts";
import { consult } from "./consult.ts";
import { type ModelConfig, type ModelSettings, modelIn } from "./model-config.ts";
import { parseRequest, RequestError, readBody } from "./request.ts";

const NO_STORE = { "cache-control": "no-store" };
const PATH = "/api/advisor";

interface AdvisorOptions {
  readonly config: ModelSettings & { readonly TRUST_PROXY: number };
  readonly work: Work;
  /** The time in milliseconds. */
  readonly now: () => number;
}

/** With `spend` the questions are counted together with those to other processes. */
export function addAdvisor(app: App, { config, now, work }: AdvisorOptions, spend?: Spend): void {
  const model = modelIn(config);
  const limit = newAdvisorLimit(config.ADVISOR_DAILY, now, spend);
  app.get(PATH, () => sayModel(model));
  app.post(PATH, ({ req, env }) => {
    const caller = callerOf(env.incoming, config.TRUST_PROXY);
    return answerPost(req.raw, { model, limit, caller, work: workOf(work, caller, req.raw.signal) });
  });
}

const refuse = (status: number, error: string, headers: Record<string, string> = {}): Response =>
  Response.json({ error }, { status, headers: { ...NO_STORE, ...headers } });

export const sayModel = (model: ModelConfig | undefined): Response =>
  Response.json({ model: model !== undefined }, { headers: NO_STORE });

interface Advising {
  readonly model: ModelConfig | undefined;
  readonly limit: RateLimit;
  readonly work: Pick<Work, "run">;
  readonly caller: string;
}

/** Only a sound question costs a token: nonsense must not use up what others may ask. */
export async function answerPost(request: Request, { model, limit, work, caller }: Advising): Promise<Response> {
  if (!model) return refuse(404, "No model is configured.");
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin") return refuse(403, "Only this site may ask.");
  try {
    const asked = parseRequest(await readBody(request));
    const seconds = await limit.take(caller);
    if (seconds > 0) return refuse(429, "Too many questions.", { "retry-after": `${seconds}` });
    return new Response(streamOf(consult(model, asked, { signal: request.signal, work })), {
      headers: { ...NO_STORE, "content-type": "application/x-ndjson; charset=utf-8", "x-accel-buffering": "no" },
    });
  } catch (error) {
    if (error instanceof RequestError) return refuse(error.status, error.message);
    throw error;
  }
}

function streamOf(events: AsyncGenerator<AdvisorEvent>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await events.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(printEvent(value)));
    },
    async cancel() {
      await events.return(undefined);
    },
  });
}
