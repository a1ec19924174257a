// Following a Clue table from a second device. A table comes here only when its player turns following on; whoever has the link may read it,
// the device that shares it alone may change or withdraw it, and a day after its last change it is gone.
import { createHash, randomBytes } from "node:crypto";
import { Refusal } from "@demonstrandum/referee";
import type { Store } from "@demonstrandum/store";

export interface Following {
  readonly store: Store;
  now(): number;
}

/** Characters of a table in a link: several times what a long game takes. */
export const MAX_CONTENT = 24_000;
const DAY = 86_400_000;
/** Tables that are followed at the same time. */
const MOST = 10_000;

/** 128 bits that nobody can guess. */
const newSecret = (): string => randomBytes(16).toString("base64url");

const hashOf = (key: string): string => createHash("sha256").update(key).digest("base64url");

const GONE = "This table is not shared any more.";

/** `content` is a table, as a worker has found: a short word may unfold to thousands of entries. */
export async function shareTable({ store, now }: Following, content: string) {
  const [id, key, expiresAt] = [newSecret(), newSecret(), now() + DAY];
  const isKept = await store.addFollowed({ id, keyHash: hashOf(key), content, expiresAt }, now(), MOST);
  if (!isKept) throw new Refusal("too-many-tables", "Too many tables are shared just now. Try again later.");
  return { id, key, version: 1, expiresAt };
}

/** The table, unless `since` is its version: then there is nothing new to read. */
export async function readFollowed({ store, now }: Following, id: string, since: number) {
  const found = await store.followed(id, now());
  if (!found) throw new Refusal("no-table", GONE);
  const { version, content } = found;
  return { version, content: version === since ? null : content };
}

export async function changeFollowed({ store, now }: Following, id: string, key: string, content: string) {
  const expiresAt = now() + DAY;
  const version = await store.changeFollowed({ id, keyHash: hashOf(key), content, expiresAt }, now());
  if (version === undefined) throw new Refusal("no-table", GONE);
  return { version, expiresAt };
}

export async function withdrawFollowed({ store }: Following, id: string, key: string) {
  if (!(await store.withdrawFollowed(id, hashOf(key)))) throw new Refusal("no-table", GONE);
  return { withdrawn: true } as const;
}
