// Opens what the daily puzzle needs, as the environment says.
import { countsUntil, loadSecret, makeReferee, type Referee } from "@demonstrandum/referee";
import { openStore, placeOf, StoreError } from "@demonstrandum/store";
import { type ServerConfig, SettingError } from "../config.ts";
import type { Requester } from "../work/lane.ts";
import type { Work } from "../work/pool.ts";

/** Days that still count wait for one puzzle of the archive at most, however many of those are asked for. */
const requesterOf = (day: string): Requester => ({
  caller: countsUntil(day) < Date.now() ? "the archive" : "days that count",
});

/** The puzzles of days are made by `work`. Throws SettingError if the store cannot be opened. */
export async function openReferee(config: ServerConfig, work: Pick<Work, "run">): Promise<Referee> {
  try {
    const store = await openStore(placeOf(config));
    const secret = await loadSecret(store, config.DAILY_SECRET);
    return makeReferee(store, secret, Date.now, (day, game) =>
      work.run("day", { secret, day, game }, requesterOf(day)),
    );
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    const place = config.DATABASE_URL === undefined ? `DATA_DIR (${config.DATA_DIR})` : "DATABASE_URL";
    const cause = error.cause instanceof Error ? ` (${error.cause.message})` : "";
    throw new SettingError(`${error.message} Look at ${place}${cause}.`);
  }
}
