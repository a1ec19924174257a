// Challenges: a code under which one finished play can be raced.

import type { Kysely, Selectable } from "kysely";
import type { Challenge, Challenges } from "../store.ts";
import type { Tables } from "../tables.ts";

export const makeChallenges = (db: Kysely<Tables>): Challenges => ({
  async keepChallenge(challenge) {
    const { code, play, createdAt } = challenge;
    await db
      .insertInto("challenge")
      .values({ code, play, created_at: createdAt })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const kept = await db.selectFrom("challenge").selectAll().where("play", "=", play).executeTakeFirst();
    return toChallenge(kept) ?? challenge;
  },
  async challenge(code) {
    return toChallenge(await db.selectFrom("challenge").selectAll().where("code", "=", code).executeTakeFirst());
  },
});

const toChallenge = (row: Selectable<Tables["challenge"]> | undefined): Challenge | undefined =>
  row && { code: row.code, play: row.play, createdAt: row.created_at };
