// Backs the data up into one file, or restores it from one: `data.mjs backup FILE`, `data.mjs restore FILE`.
import { BackupError, backUp, type Place, placeOf, restore, StoreError } from "@demonstrandum/store";
import { readConfig, SettingError, sayWhereabouts } from "../config.ts";
import { readLines, writeLines } from "./lines.ts";

const USAGE = "Usage: backup FILE, or restore FILE. DATA_DIR or DATABASE_URL says where the data is.";

async function run([command, file]: readonly string[]): Promise<string> {
  if (file === undefined) throw new SettingError(USAGE);
  const config = readConfig(process.env);
  const place = placeOf(config);
  try {
    if (command === "backup") return await backUpInto(place, file);
    if (command === "restore") return await restoreFrom(place, file);
  } catch (error) {
    if (!(error instanceof BackupError || error instanceof StoreError)) throw error;
    throw new SettingError(`${error.message} The data is to be in ${sayWhereabouts(config)}, the backup in ${file}.`);
  }
  throw new SettingError(USAGE);
}

async function backUpInto(place: Place, file: string): Promise<string> {
  const rows = await writeLines(file, (write) => backUp(place, write));
  return `Backed up ${rows} rows into ${file}.`;
}

const restoreFrom = async (place: Place, file: string): Promise<string> =>
  `Restored ${await restore(place, () => readLines(file))} rows from ${file}.`;

const isTold = (error: unknown): error is Error =>
  error instanceof SettingError || (error instanceof Error && "code" in error);

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  if (!isTold(error)) throw error;
  console.error(error.message);
  process.exit(2);
}
