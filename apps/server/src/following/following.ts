// Following a Clue table from a second device. A table comes here only when its player turns following on; whoever has the link may read it,
// the device that shares it alone may change or withdraw it, and a day after its last change, and after a week at the latest, it is gone.
import { createHash, randomBytes } from "node:crypto";
import { mark, Refusal } from "@demonstrandum/referee";
import type { Store } from "@demonstrandum/store";

export interface Following {
  readonly store: Store;
  readonly secret: string;
  now(): number;
}

/** Characters of a table in a link: several times what a long game takes. */
export const MAX_CONTENT = 24_000;
const DAY = 86_400_000;
/** So long after it was made a table can be changed: an evening, or a weekend away, and not for ever. */
const LONGEST = 7 * DAY;
/** Tables that are followed at the same time: of all, and from one address. */
const MOST = { all: 10_000, own: 20 };

/** 128 bits that nobody can guess. */
const newSecret = (): string => randomBytes(16).toString("base64url");

const hashOf = (key: string): string => createHash("sha256").update(key).digest("base64url");

const GONE = "This table is not shared any more.";

const TOO_MANY = {
  all: () => new Refusal("too-many-tables", "Too many tables are shared just now. Try again later."),
  own: () =>
    new Refusal(
      "too-many-of-yours",
      `From where you are ${MOST.own} tables are shared, and that is the most.`,
      MOST.own,
    ),
};

/**
 * `content` is a table, as a worker has found: a short word may unfold to thousands of entries. No address reaches the store:
 * whose table it is is told by a mark that only holders of the secret can make.
 */
export async function shareTable({ store, secret, now }: Following, caller: string, content: string) {
  const [id, key, expiresAt] = [newSecret(), newSecret(), now() + DAY];
  const table = { id, keyHash: hashOf(key), content, expiresAt, owner: mark(secret, "caller", `tables ${caller}`) };
  const tooMany = await store.addFollowed(table, now(), MOST);
  if (tooMany) throw TOO_MANY[tooMany]();
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
  const version = await store.changeFollowed({ id, keyHash: hashOf(key), content, expiresAt }, now(), now() - LONGEST);
  if (version === undefined) throw new Refusal("no-table", GONE);
  return { version, expiresAt };
}

export async function withdrawFollowed({ store }: Following, id: string, key: string) {
  if (!(await store.withdrawFollowed(id, hashOf(key)))) throw new Refusal("no-table", GONE);
  return { withdrawn: true } as const;
}
