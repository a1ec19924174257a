// Opens what the daily puzzle needs, as the environment says.
import { loadSecret, makeReferee, type Referee } from "@demonstrandum/referee";
import { openStore, placeOf, StoreError } from "@demonstrandum/store";
import { type ServerConfig, SettingError } from "../config.ts";

/** Throws SettingError if the store cannot be opened. */
export async function openReferee(config: ServerConfig): Promise<Referee> {
  try {
    const store = await openStore(placeOf(config));
    return makeReferee(store, await loadSecret(store, config.DAILY_SECRET));
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    const place = config.DATABASE_URL === undefined ? `DATA_DIR (${config.DATA_DIR})` : "DATABASE_URL";
    const cause = error.cause instanceof Error ? ` (${error.cause.message})` : "";
    throw new SettingError(`${error.message} Look at ${place}${cause}.`);
  }
}
