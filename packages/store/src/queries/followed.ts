// Clue tables that their players let others follow. A table that has expired is as good as gone, and gone with the next that comes.

import type { Kysely } from "kysely";
import type { FollowedTables } from "../store.ts";
import type { Tables } from "../tables.ts";

export const makeFollowedTables = (db: Kysely<Tables>): FollowedTables => ({
  async addFollowed({ id, keyHash, content, expiresAt }, now, most) {
    await db.deleteFrom("followed").where("expires_at", "<=", now).execute();
    const kept = await db
      .selectFrom("followed")
      .select(({ fn }) => fn.countAll().as("count"))
      .executeTakeFirstOrThrow();
    if (Number(kept.count) >= most) return false;
    await db
      .insertInto("followed")
      .values({ id, key_hash: keyHash, content, version: 1, expires_at: expiresAt })
      .execute();
    return true;
  },
  followed(id, now) {
    return db
      .selectFrom("followed")
      .select(["content", "version"])
      .where("id", "=", id)
      .where("expires_at", ">", now)
      .executeTakeFirst();
  },
  async changeFollowed({ id, keyHash, content, expiresAt }, now) {
    const row = await db
      .updateTable("followed")
      .set(({ eb }) => ({ content, expires_at: expiresAt, version: eb("version", "+", 1) }))
      .where("id", "=", id)
      .where("key_hash", "=", keyHash)
      .where("expires_at", ">", now)
      .returning("version")
      .executeTakeFirst();
    return row?.version;
  },
  async withdrawFollowed(id, keyHash) {
    const { numDeletedRows } = await db
      .deleteFrom("followed")
      .where("id", "=", id)
      .where("key_hash", "=", keyHash)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },
});
