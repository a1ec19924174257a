// Pages with tags of this request put into their head. What was made lately is kept, as pages are otherwise compressed ahead of time.
import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Encoding, SiteFile } from "./site.ts";

const KEPT = 256;
const HEAD_END = "</head>";

const kept = new Map<string, Buffer>();

/** A page with other tags is another page. */
export const dressedEtag = ({ etag }: SiteFile, tags: string): string =>
  `${etag.slice(0, -1)}-${createHash("sha256").update(tags).digest("base64url").slice(0, 10)}"`;

export function dressed(file: SiteFile, encoding: Encoding, tags: string): Buffer {
  const key = `${encoding} ${dressedEtag(file, tags)}`;
  const body = kept.get(key) ?? compress(encoding, insert(file.bodies.identity, tags));
  kept.delete(key);
  kept.set(key, body);
  if (kept.size > KEPT) kept.delete(kept.keys().next().value ?? "");
  return body;
}

function insert(page: Buffer, tags: string): Buffer {
  const at = page.indexOf(HEAD_END);
  return at < 0 ? page : Buffer.concat([page.subarray(0, at), Buffer.from(tags), page.subarray(at)]);
}

/** Quickly: it is done while somebody waits. */
function compress(encoding: Encoding, page: Buffer): Buffer {
  if (encoding === "gzip") return gzipSync(page, { level: 5 });
  if (encoding === "br") return brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  return page;
}
