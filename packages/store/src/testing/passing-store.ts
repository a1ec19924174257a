// A store on files that passes away with the test that opened it.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "../open.ts";
import type { Store } from "../store.ts";

/** An empty store; closing it removes its folder. */
export async function openPassingStore(): Promise<Store> {
  const folder = mkdtempSync(join(tmpdir(), "qed-store-"));
  const store = await openStore({ kind: "sqlite", folder });
  const close = async (): Promise<void> => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...store, close };
}
