// How the tables came to be, step by step. Forward only: a step that was released is never changed, only followed by
// another. A step must be understood by both databases, and the version before it should be able to go on working
// beside it.

import type { Kysely, Migration } from "kysely";

type Db = Kysely<unknown>;

export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  "0001-players": { up: addPlayers },
  "0002-plays": { up: addPlays },
  "0003-results": { up: addResults },
  "0004-leagues": { up: addLeagues },
  "0005-followed": { up: addFollowed },
  "0006-allowances": { up: addAllowances },
  "0007-ghosts": { up: addGhosts },
  "0008-owners-of-followed": { up: addOwners },
};

async function addPlayers(db: Db): Promise<void> {
  await db.schema
    .createTable("setting")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("player")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("nickname", "text")
    .addColumn("recovery", "text", (column) => column.unique())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
}

async function addPlays(db: Db): Promise<void> {
  await db.schema
    .createTable("puzzle")
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("game", "text", (column) => column.notNull())
    .addColumn("puzzle", "text", (column) => column.notNull())
    .addColumn("made_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("puzzle_key", ["day", "game"])
    .execute();
  await db.schema
    .createTable("play")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("player", "text", (column) => column.notNull().references("player.id").onDelete("cascade"))
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("game", "text", (column) => column.notNull())
    .addColumn("started_at", "bigint", (column) => column.notNull())
    .addUniqueConstraint("play_once", ["player", "day", "game"])
    .addForeignKeyConstraint("play_puzzle", ["day", "game"], "puzzle", ["day", "game"])
    .execute();
  await db.schema
    .createTable("move")
    .addColumn("play", "text", (column) => column.notNull().references("play.id").onDelete("cascade"))
    .addColumn("seq", "integer", (column) => column.notNull())
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("move", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("move_key", ["play", "seq"])
    .addUniqueConstraint("move_once", ["play", "key"])
    .execute();
}

async function addResults(db: Db): Promise<void> {
  await db.schema
    .createTable("result")
    .addColumn("play", "text", (column) => column.primaryKey().references("play.id").onDelete("cascade"))
    .addColumn("player", "text", (column) => column.notNull().references("player.id").onDelete("cascade"))
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("game", "text", (column) => column.notNull())
    .addColumn("finished_at", "bigint", (column) => column.notNull())
    .addColumn("millis", "bigint", (column) => column.notNull())
    .addColumn("ranked", "bigint", (column) => column.notNull())
    .addColumn("bucket", "integer", (column) => column.notNull())
    .addColumn("mistakes", "integer", (column) => column.notNull())
    .addColumn("hints", "integer", (column) => column.notNull())
    .addColumn("is_in_time", "integer", (column) => column.notNull())
    .addColumn("is_flagged", "integer", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("result_of_day").on("result").columns(["day", "game", "ranked"]).execute();
  await db.schema.createIndex("result_of_player").on("result").columns(["player", "day"]).execute();
}

async function addLeagues(db: Db): Promise<void> {
  await db.schema
    .createTable("league")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("invitation", "text", (column) => column.notNull().unique())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("member")
    .addColumn("league", "text", (column) => column.notNull().references("league.id").onDelete("cascade"))
    .addColumn("player", "text", (column) => column.notNull().references("player.id").onDelete("cascade"))
    .addColumn("joined_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("member_key", ["league", "player"])
    .execute();
  await db.schema.createIndex("member_of_player").on("member").column("player").execute();
  await db.schema
    .createTable("challenge")
    .addColumn("code", "text", (column) => column.primaryKey())
    .addColumn("play", "text", (column) => column.notNull().unique().references("play.id").onDelete("cascade"))
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
}

async function addFollowed(db: Db): Promise<void> {
  await db.schema
    .createTable("followed")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("key_hash", "text", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("followed_until").on("followed").column("expires_at").execute();
}

async function addAllowances(db: Db): Promise<void> {
  await db.schema
    .createTable("allowance")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("tokens", "double precision", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("allowance_by_time").on("allowance").column("at").execute();
}

async function addGhosts(db: Db): Promise<void> {
  await db.schema.alterTable("result").addColumn("flaw", "text").execute();
  await db.schema.alterTable("result").addColumn("ghost", "text").execute();
  // All that ranking reads is in the index, so that the results themselves, of which a day may have thousands, are not.
  await db.schema
    .createIndex("result_counted")
    .on("result")
    .columns(["day", "game", "is_in_time", "is_flagged", "bucket", "ranked"])
    .execute();
  await db.schema.dropIndex("result_of_day").execute();
}

/** Tables of the version before belong to nobody, and nobody knows when they were made. */
async function addOwners(db: Db): Promise<void> {
  await db.schema
    .alterTable("followed")
    .addColumn("owner", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema
    .alterTable("followed")
    .addColumn("made_at", "bigint", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex("followed_of_owner").on("followed").column("owner").execute();
}
