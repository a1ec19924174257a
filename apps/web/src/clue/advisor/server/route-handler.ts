// The advisor's route without the framework: who may ask, how often, and what comes back.
import { type AdvisorEvent, printEvent } from "../events.ts";
import { consult } from "./consult.ts";
import { readModelConfig } from "./model-config.ts";
import { makeRateLimit, type RateLimit } from "./rate-limit.ts";
import { parseRequest, RequestError, readBody } from "./request.ts";

type Environment = Readonly<Record<string, string | undefined>>;

const NO_STORE = { "cache-control": "no-store" };

/** A question costs a token; one comes back every ten seconds to each, every second to all. */
export const newRateLimit = (now: () => number): RateLimit =>
  makeRateLimit({
    each: { capacity: 8, perSecond: 0.1 },
    all: { capacity: 40, perSecond: 1 },
    addresses: 10_000,
    now,
  });

/** The address nearest to us. Whoever reaches the server without a proxy can make it up, which is why all together are limited, too. */
function addressOf(request: Request): string {
  return request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() || "unknown";
}

const refuse = (status: number, error: string, headers: Record<string, string> = {}): Response =>
  Response.json({ error }, { status, headers: { ...NO_STORE, ...headers } });

export function sayModel(env: Environment): Response {
  return Response.json({ model: readModelConfig(env) !== undefined }, { headers: NO_STORE });
}

export async function answerPost(request: Request, env: Environment, limit: RateLimit): Promise<Response> {
  const config = readModelConfig(env);
  if (!config) return refuse(404, "No model is configured.");
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin") return refuse(403, "Only this site may ask.");
  const seconds = limit.take(addressOf(request));
  if (seconds > 0) return refuse(429, "Too many questions.", { "retry-after": `${seconds}` });
  try {
    const asked = parseRequest(await readBody(request));
    return new Response(streamOf(consult(config, asked, request.signal)), {
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
