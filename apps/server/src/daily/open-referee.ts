// Opens what the daily puzzle needs, as the environment says.
import { loadSecret, makeReferee, type Referee } from "@demonstrandum/referee";
import { openStore, placeOf, StoreError } from "@demonstrandum/store";
import { type Config, ConfigError } from "../config.ts";

/** Throws ConfigError if the store cannot be opened. */
export async function openReferee(config: Config): Promise<Referee> {
  try {
    const store = await openStore(placeOf(config));
    return makeReferee(store, await loadSecret(store, config.DAILY_SECRET));
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    const place = config.DATABASE_URL === undefined ? `DATA_DIR (${config.DATA_DIR})` : "DATABASE_URL";
    const cause = error.cause instanceof Error ? ` (${error.cause.message})` : "";
    throw new ConfigError(`${error.message} Look at ${place}${cause}.`);
  }
}
