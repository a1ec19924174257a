// Opens what the daily puzzle needs, as the environment says.
import { loadSecret, makeReferee, type Referee } from "@demonstrandum/referee";
import { openStore, placeOf, StoreError } from "@demonstrandum/store";
import { type ServerConfig, SettingError } from "../config.ts";
import type { Work } from "../work/pool.ts";

/** The puzzles of days are made by `work`. Throws SettingError if the store cannot be opened. */
export async function openReferee(config: ServerConfig, work: Pick<Work, "run">): Promise<Referee> {
  try {
    const store = await openStore(placeOf(config));
    const secret = await loadSecret(store, config.DAILY_SECRET);
    return makeReferee(store, secret, Date.now, (day, game) => work.run("day", { secret, day, game }));
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    const place = config.DATABASE_URL === undefined ? `DATA_DIR (${config.DATA_DIR})` : "DATABASE_URL";
    const cause = error.cause instanceof Error ? ` (${error.cause.message})` : "";
    throw new SettingError(`${error.message} Look at ${place}${cause}.`);
  }
}
