// Answers requests for pictures. Each is drawn once, in a worker, and kept for a while; a code that holds no puzzle gets its room's picture.
import type { IncomingMessage, ServerResponse } from "node:http";
import { makeRecent } from "@demonstrandum/text";
import { callerOf } from "../http/caller.ts";
import { SECURITY_HEADERS } from "../http/security-headers.ts";
import { makeRateLimit } from "../limit/rate-limit.ts";
import { parsePictureAddress, pictureAddress, type Shown } from "../picture/picture-address.ts";
import { ProblemError } from "../problem/problem.ts";
import type { Work } from "../work/pool.ts";

interface PicturesOptions {
  readonly work: Work;
  /** The file of the current build that pictures are drawn with. */
  readonly kit: () => string;
  readonly now: () => number;
  /** How many proxies are believed. */
  readonly hops: number;
  readonly factor: number;
}

/** Whether the request was for a picture, and is being answered. */
export type Pictures = (address: string, request: IncomingMessage, response: ServerResponse) => boolean;

/** A drawing takes a tenth of a second or two of a worker; what is kept costs nothing. */
const KEPT = 200;
const DAY = "public, max-age=86400";
const HOUR = "public, max-age=3600";

/** Other sites may show it: that is what it is for. */
const HEADERS = { ...SECURITY_HEADERS, "cross-origin-resource-policy": "cross-origin" };

type Drawn = Buffer | ProblemError;

export function makePictures({ work, kit, now, hops, factor }: PicturesOptions): Pictures {
  const limit = makeRateLimit({
    each: { capacity: 20 * factor, perSecond: factor },
    all: { capacity: 60 * factor, perSecond: 4 * factor },
    addresses: 10_000,
    now,
  });
  const kept = makeRecent<string, Promise<Drawn>>(KEPT);

  /** What failed for want of time may be asked for again. */
  function draw(shown: Shown, caller: string): Promise<Drawn> {
    const key = `${kit()} ${pictureAddress(shown)}`;
    const drawn = kept.get(key) ?? drawNow(work, { ...shown, kit: kit() }, caller);
    kept.set(key, drawn);
    drawn.then((answer) => isPassing(answer) && kept.delete(key));
    return drawn;
  }

  const isKept = (shown: Shown): boolean => kept.has(`${kit()} ${pictureAddress(shown)}`);

  return (address, request, response) => {
    const shown = request.method === "GET" || request.method === "HEAD" ? parsePictureAddress(address) : undefined;
    if (!shown) return false;
    const caller = callerOf(request, hops);
    const seconds = isKept(shown) ? 0 : limit.take(caller);
    if (seconds > 0) bow(response, 429, { "retry-after": String(seconds) });
    else void draw(shown, caller).then((drawn) => answer(shown, drawn, request, response));
    return true;
  };
}

/** Others may ask for the same picture meanwhile, so that it is drawn even if its caller goes. */
async function drawNow(work: Work, input: Shown & { readonly kit: string }, caller: string): Promise<Drawn> {
  try {
    return Buffer.from(await work.run("picture", input, { caller }), "base64");
  } catch (error) {
    if (error instanceof ProblemError) return error;
    throw error;
  }
}

const isPassing = (drawn: Drawn): boolean => drawn instanceof ProblemError && drawn.problem.status >= 500;

function answer(shown: Shown, drawn: Drawn, request: IncomingMessage, response: ServerResponse): void {
  if (!(drawn instanceof ProblemError)) {
    response.writeHead(200, {
      ...HEADERS,
      "content-type": "image/png",
      "content-length": drawn.length,
      "cache-control": DAY,
    });
    response.end(request.method === "HEAD" ? undefined : drawn);
    return;
  }
  const { status, retryAfter } = drawn.problem;
  if (status >= 500) bow(response, status, { "retry-after": String(retryAfter ?? 5) });
  else if (shown.code && shown.game)
    bow(response, 302, { location: pictureAddress(roomOf(shown)), "cache-control": HOUR });
  else bow(response, 404, {});
}

const roomOf = ({ code: _, ...room }: Shown): Shown => room;

/** An answer that says everything in its headers. */
function bow(response: ServerResponse, status: number, headers: Record<string, string>): void {
  response.writeHead(status, { ...HEADERS, ...headers, "content-length": 0 }).end();
}
