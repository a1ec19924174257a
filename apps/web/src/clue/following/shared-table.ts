// A table of this device that others may follow: its link, and the key that changes and withdraws it, which stays here.
import * as v from "valibot";
import { askServer } from "../../base/server/ask-server.ts";
import type { Storage } from "../../base/storage/storage.ts";
import { savedGame, type TableGame } from "../store/table-game.ts";

const Secret = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));
const SharedSchema = v.object({ id: Secret, key: Secret });

export type SharedTable = Readonly<v.InferOutput<typeof SharedSchema>>;

const PREFIX = "demonstrandum/clue/shared/";
const MARK = "#follow=";
const PATH = "/clue/followed";

/** `page` is the address of the table. The id travels after the "#", so that no server on the way notes it with the page. */
export const makeFollowLink = ({ id }: SharedTable, page: string): string => `${page}${MARK}${id}`;

/** The id of a followed table in the part of an address after the page. */
export function readFollowHash(hash: string): string | undefined {
  const id = hash.startsWith(MARK) ? hash.slice(MARK.length) : undefined;
  return v.is(Secret, id) ? id : undefined;
}

export function loadShared(storage: Storage, game: string): SharedTable | undefined {
  const text = storage.read(PREFIX + game);
  if (text === undefined) return undefined;
  try {
    return v.parse(SharedSchema, JSON.parse(text));
  } catch {
    return undefined;
  }
}

export function saveShared(storage: Storage, game: string, shared: SharedTable | undefined): void {
  if (shared) storage.write(PREFIX + game, JSON.stringify(shared));
  else storage.remove(PREFIX + game);
}

/** Most tables are followed by nobody: what packs them is loaded for those that are. */
async function contentOf(game: TableGame): Promise<string> {
  const { makeShareText } = await import("@demonstrandum/deals/share");
  return makeShareText(savedGame(game));
}

export const beginSharing = async (game: TableGame): Promise<SharedTable> =>
  v.parse(SharedSchema, await askServer("POST", PATH, { content: await contentOf(game) }));

export const sendShared = async ({ id, key }: SharedTable, game: TableGame): Promise<unknown> =>
  askServer("PUT", `${PATH}/${id}`, { key, content: await contentOf(game) });

export const withdrawShared = ({ id, key }: SharedTable): Promise<unknown> =>
  askServer("DELETE", `${PATH}/${id}`, { key });

/** For a game that is being deleted here. Without a connection the table is gone a day later. */
export async function endSharing(storage: Storage, game: string): Promise<void> {
  const shared = loadShared(storage, game);
  if (!shared) return;
  saveShared(storage, game, undefined);
  await withdrawShared(shared).catch(() => undefined);
}

const ReadSchema = v.object({ version: v.number(), content: v.nullable(v.string()) });

/** The table as it stands; without its content when it is still the version seen before. */
export const readShared = async (id: string, since: number): Promise<v.InferOutput<typeof ReadSchema>> =>
  v.parse(ReadSchema, await askServer("GET", `${PATH}/${id}?since=${since}`));
