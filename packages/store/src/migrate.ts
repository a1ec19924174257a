// Brings the tables up to date. Any number of processes may do so at once: one does the work and the others wait.

import { type Kysely, Migrator } from "kysely";
import { MIGRATIONS } from "./migrations.ts";
import type { Tables } from "./tables.ts";

/** The names of the steps that were taken. */
export async function migrate(db: Kysely<Tables>): Promise<readonly string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return results.map(({ migrationName }) => migrationName);
}
