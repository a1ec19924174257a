// Every kind of store for a test to run on: each call gives a fresh, empty place.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Place } from "../open.ts";
import { startPostgres } from "./postgres.ts";

export interface PlaceMaker {
  readonly kind: Place["kind"];
  make(): Promise<Place>;
  /** Removes everything that was made. */
  clear(): Promise<void>;
}

/** SQLite always, Postgres where it can be had. */
export async function makePlaces(options: { readonly isDurable?: boolean } = {}): Promise<readonly PlaceMaker[]> {
  const postgres = await startPostgres(options);
  if (!postgres) return [makeFolders()];
  return [
    makeFolders(),
    {
      kind: "postgres",
      make: async () => ({ kind: "postgres", url: await postgres.makeDatabase() }),
      clear: () => postgres.stop(),
    },
  ];
}

function makeFolders(): PlaceMaker {
  const folders: string[] = [];
  return {
    kind: "sqlite",
    async make() {
      const folder = mkdtempSync(join(tmpdir(), "qed-store-"));
      folders.push(folder);
      return { kind: "sqlite", folder };
    },
    async clear() {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}
