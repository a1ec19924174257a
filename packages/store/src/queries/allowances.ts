// Allowances: a bucket of tokens for each name, which any number of processes spend from. One statement fills it by the
// time that has passed and takes from it, so nobody can take what another has taken.

import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Allowance, Allowances } from "../store.ts";
import type { Tables } from "../tables.ts";

export const makeAllowances = (db: Kysely<Tables>): Allowances => ({
  spend: async (name, cost, allowance, now) => {
    if (cost > allowance.capacity) return cost - allowance.capacity;
    const tokens = filled(allowance, now);
    const taken = await db
      .insertInto("allowance")
      .values({ name, tokens: allowance.capacity - cost, at: now })
      .onConflict((conflict) =>
        conflict
          .column("name")
          .doUpdateSet({ tokens: sql`${tokens} - ${number(cost)}`, at: later(now) })
          .where(tokens, ">=", cost),
      )
      .returning("name")
      .executeTakeFirst();
    return taken ? 0 : missing(db, name, cost, tokens);
  },
  dropAllowances: async (before) => void (await db.deleteFrom("allowance").where("at", "<", before).execute()),
});

/** Postgres must be told that a value is a number before it calculates with it. */
const number = (value: number): RawBuilder<number> => sql<number>`cast(${value} as double precision)`;

/** Clocks of two machines differ: time never goes back. */
const later = (now: number): RawBuilder<number> =>
  sql<number>`case when allowance.at > cast(${now} as bigint) then allowance.at else cast(${now} as bigint) end`;

/** What there is by now: what was left and what has come since, at most the capacity. */
function filled({ capacity, perSecond }: Allowance, now: number): RawBuilder<number> {
  const sum = sql`allowance.tokens + (${later(now)} - allowance.at) * ${number(perSecond / 1000)}`;
  return sql<number>`(case when ${sum} > ${number(capacity)} then ${number(capacity)} else ${sum} end)`;
}

async function missing(db: Kysely<Tables>, name: string, cost: number, tokens: RawBuilder<number>): Promise<number> {
  const row = await db.selectFrom("allowance").select(tokens.as("tokens")).where("name", "=", name).executeTakeFirst();
  // Somebody may have made room in between: whoever was refused is told to wait, however shortly.
  return Math.max(0.001, cost - Number(row?.tokens ?? 0));
}
