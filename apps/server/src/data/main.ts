// Backs the data up into one file, or restores it from one: `data.mjs backup FILE`, `data.mjs restore FILE`.
import { BackupError, backUp, placeOf, restore, StoreError } from "@demonstrandum/store";
import { readConfig, SettingError } from "../config.ts";
import { readLines, writeLines } from "./lines.ts";

const USAGE = "Usage: backup FILE, or restore FILE. DATA_DIR or DATABASE_URL says where the data is.";

async function run([command, file]: readonly string[]): Promise<string> {
  if (file === undefined) throw new SettingError(USAGE);
  const place = placeOf(readConfig(process.env));
  if (command === "backup") {
    const rows = await writeLines(file, (write) => backUp(place, write));
    return `Backed up ${rows} rows into ${file}.`;
  }
  if (command === "restore") return `Restored ${await restore(place, readLines(file))} rows from ${file}.`;
  throw new SettingError(USAGE);
}

const isTold = (error: unknown): error is Error =>
  error instanceof SettingError ||
  error instanceof BackupError ||
  error instanceof StoreError ||
  (error instanceof Error && "code" in error);

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  if (!isTold(error)) throw error;
  console.error(error.message);
  process.exit(2);
}
