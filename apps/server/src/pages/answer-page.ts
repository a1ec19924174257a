// Answers a request for a page or a file of the build: from memory, compressed ahead of time, with its policy. A page also gets tags for
// previews of its link, which only the request tells.
import type { IncomingMessage, ServerResponse } from "node:http";
import { isWholeCode } from "@demonstrandum/engine";
import { GAMES } from "@demonstrandum/games";
import { isLanguage } from "@demonstrandum/text";
import { FRAME_HEADERS, SECURITY_HEADERS } from "../http/security-headers.ts";
import type { Builds } from "./builds.ts";
import { type Dress, dressed, dressedEtag } from "./dress.ts";
import type { Encoding, SiteFile } from "./site.ts";

/** The address of a puzzle: the room's part of it, the code, and what the router asks for beside the page. */
const PUZZLE = /^((?:\/[^/]+){1,2}\/p)\/([^/]+?)((?:\.txt|\/__next[^/]*\.txt)?)$/;

/** The address of an embedded puzzle: a code, or a game of which one is made. */
const EMBEDDED = /^\/embed\/([\w-]+)$/;

interface Found {
  readonly file: SiteFile;
  readonly status: 200 | 404;
  /** Others may show it in their frames. */
  readonly isFramed?: boolean;
}

/**
 * A room has one page for every puzzle, in every language: the code is read from the address, in the browser, and the page says so if it holds
 * none. Whether a code was damaged on its way is seen here, too.
 */
function find(builds: Builds, address: string, url: string | undefined): Found | undefined {
  const own = builds.find(address);
  if (own) return { file: own, status: 200 };
  const [, embedded] = EMBEDDED.exec(address) ?? [];
  if (embedded !== undefined) return findEmbedded(builds, embedded, url);
  const [, room = "", code = "", part = ""] = PUZZLE.exec(address) ?? [];
  const file = code === "" ? undefined : builds.find(`${room}/offline${part}`);
  return file && { file, status: isWholeCode(GAMES, code) ? 200 : 404 };
}

/** The room's page, which sees by its address that it is a guest; in the language that the page around it asks for ("/embed/who?lang=zh"). */
function findEmbedded(builds: Builds, name: string, url = ""): Found | undefined {
  const language = new URLSearchParams(/\?([^#]*)/.exec(url)?.[1]).get("lang");
  const folder = isLanguage(language) && language !== "en" ? `/${language}` : "";
  const game = GAMES.find(({ id, tag }) => id === name || tag === name[1]) ?? GAMES[0];
  const file = builds.find(`${folder}/${game?.id}/p/offline`);
  const isKnown = game?.id === name || isWholeCode(GAMES, name);
  return file && { file, status: isKnown ? 200 : 404, isFramed: true };
}

/** Everything that the policy of its page says, but for who may frame it. Nobody shall list it: the puzzle has a page of its own. */
const frameHeaders = ({ policy }: SiteFile): Record<string, string> => ({
  ...FRAME_HEADERS,
  "content-security-policy": policy.replace("frame-ancestors 'none'", "frame-ancestors *"),
  "x-robots-tag": "noindex",
});

/** Languages with a folder of their own have a page there for addresses that lead nowhere. */
const nowhereIn = (address: string): string => `/${address.split("/")[1]}/404`;

const ALLOWED = "GET, HEAD";

/** `dress` goes into the head of a page that is found. */
export function answerPage(
  builds: Builds,
  address: string,
  request: IncomingMessage,
  response: ServerResponse,
  dress?: Dress,
): void {
  const found = find(builds, address, request.url);
  const bare = address.replace(/\/+$/, "");
  if (request.method !== "GET" && request.method !== "HEAD") bow(response, 405, { allow: ALLOWED });
  else if (found) send(found, request, response, isPage(found.file) ? dress : undefined);
  else if (bare !== address && builds.find(bare)) bow(response, 308, { location: bare });
  else send({ file: builds.find(nowhereIn(address)) ?? builds.notFound(), status: 404 }, request, response, undefined);
}

/** An answer that says everything in its headers. */
function bow(response: ServerResponse, status: number, headers: Record<string, string>): void {
  response.writeHead(status, { ...SECURITY_HEADERS, ...headers, "content-length": 0 }).end();
}

const isPage = ({ type }: SiteFile): boolean => type.startsWith("text/html");

function send(
  { file, status, isFramed = false }: Found,
  request: IncomingMessage,
  response: ServerResponse,
  dress: Dress | undefined,
): void {
  const etag = dress ? dressedEtag(file, dress) : file.etag;
  const headers = {
    ...(isFramed ? frameHeaders(file) : { ...SECURITY_HEADERS, "content-security-policy": file.policy }),
    "cache-control": status === 200 ? file.cache : "no-cache",
    vary: "accept-encoding",
    etag,
  };
  if (status === 200 && isKnown(request.headers["if-none-match"], etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = chooseEncoding(request.headers["accept-encoding"], file);
  const body = dress ? dressed(file, encoding, dress) : (file.bodies[encoding] ?? file.bodies.identity);
  response.writeHead(status, {
    ...headers,
    "content-type": file.type,
    "content-length": body.length,
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** A proxy that compresses makes an etag weak; the content is the same. */
const isKnown = (known: string | undefined, etag: string): boolean =>
  known?.split(",").some((each) => each.trim().replace(/^W\//, "") === etag) ?? false;

function chooseEncoding(accepted: string | undefined, { bodies }: SiteFile): Encoding {
  const asked = (accepted ?? "").split(",").map((each) => each.trim().split(/\s*;\s*/));
  const wants = (name: string) => asked.some(([each, q]) => each === name && !/^q=0(\.0*)?$/.test(q ?? ""));
  return (["br", "gzip"] as const).find((each) => bodies[each] && wants(each)) ?? "identity";
}
