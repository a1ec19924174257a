// Pages with what only a request tells put into their head: tags, and where its translations are, in full, as those who index pages want
// it. What was made lately is kept, as pages are otherwise compressed ahead of time.
import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { makeRecent } from "@demonstrandum/text";
import type { Encoding, SiteFile } from "./site.ts";

const KEPT = 256;
const HEAD_END = "</head>";

/** Links of a page to itself in this and other languages. */
const OWN_LINK = /(<link rel="(?:canonical|alternate)"[^>]* href=")(?=\/(?!\/))/g;

/** `origin` is that of a checked host, so it needs no care as markup. */
export interface Dress {
  readonly origin: string;
  readonly tags: string;
}

const kept = makeRecent<string, Buffer>(KEPT);

/** A page in another dress is another page. */
export const dressedEtag = ({ etag }: SiteFile, { origin, tags }: Dress): string =>
  `${etag.slice(0, -1)}-${createHash("sha256").update(`${origin} ${tags}`).digest("base64url").slice(0, 10)}"`;

export function dressed(file: SiteFile, encoding: Encoding, dress: Dress): Buffer {
  const key = `${encoding} ${dressedEtag(file, dress)}`;
  const body = kept.get(key) ?? compress(encoding, insert(file.bodies.identity, dress));
  kept.set(key, body);
  return body;
}

function insert(page: Buffer, { origin, tags }: Dress): Buffer {
  const at = page.indexOf(HEAD_END);
  if (at < 0) return page;
  const head = page.subarray(0, at).toString().replace(OWN_LINK, `$1${origin}`);
  return Buffer.concat([Buffer.from(head + tags), page.subarray(at)]);
}

/** Quickly: it is done while somebody waits. */
function compress(encoding: Encoding, page: Buffer): Buffer {
  if (encoding === "gzip") return gzipSync(page, { level: 5 });
  if (encoding === "br") return brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  return page;
}
