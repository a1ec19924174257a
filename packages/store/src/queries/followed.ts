// Clue tables that their players let others follow. A table that has expired is as good as gone, and is deleted with the next that comes, or when the house is kept.

import type { Kysely } from "kysely";
import type { FollowedTables } from "../store.ts";
import type { Tables } from "../tables.ts";

export const makeFollowedTables = (db: Kysely<Tables>): FollowedTables => ({
  async addFollowed({ id, keyHash, content, expiresAt, owner }, now, most) {
    await dropFollowed(db, now);
    const count = db.selectFrom("followed").select(({ fn }) => fn.countAll().as("count"));
    const all = await count.executeTakeFirstOrThrow();
    if (Number(all.count) >= most.all) return "all";
    const own = await count.where("owner", "=", owner).executeTakeFirstOrThrow();
    if (Number(own.count) >= most.own) return "own";
    await db
      .insertInto("followed")
      .values({ id, key_hash: keyHash, content, version: 1, expires_at: expiresAt, owner, made_at: now })
      .execute();
    return undefined;
  },
  dropFollowed: (now) => dropFollowed(db, now),
  followed(id, now) {
    return db
      .selectFrom("followed")
      .select(["content", "version"])
      .where("id", "=", id)
      .where("expires_at", ">", now)
      .executeTakeFirst();
  },
  async changeFollowed({ id, keyHash, content, expiresAt }, now, since) {
    const row = await db
      .updateTable("followed")
      .set(({ eb }) => ({ content, expires_at: expiresAt, version: eb("version", "+", 1) }))
      .where("id", "=", id)
      .where("key_hash", "=", keyHash)
      .where("expires_at", ">", now)
      // The version before tells no time.
      .where(({ eb, or }) => or([eb("made_at", "=", 0), eb("made_at", ">=", since)]))
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

const dropFollowed = async (db: Kysely<Tables>, now: number): Promise<void> =>
  void (await db.deleteFrom("followed").where("expires_at", "<=", now).execute());
