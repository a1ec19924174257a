// Opens what the daily puzzle needs, as the environment says. A database that is away is waited for: the server runs meanwhile, and whoever
// asks about daily puzzles is told to come back.
import { setTimeout as pause } from "node:timers/promises";
import { countsUntil, loadSecret, makeReferee, type Referee } from "@demonstrandum/referee";
import { expectStore, type Place, placeOf, StoreError } from "@demonstrandum/store";
import { type ServerConfig, SettingError, sayWhereabouts } from "../config.ts";
import { hearStore } from "../watch/hear-store.ts";
import type { ServerLog } from "../watch/log.ts";
import type { Requester } from "../work/lane.ts";
import type { Work } from "../work/pool.ts";

interface Waiting {
  /** How long the start waits for others who bring the tables up to date, before it goes on without them. */
  readonly atFirst: number;
  /** How long until it is tried again, in milliseconds like everything. */
  readonly between: number;
}

const WAITING: Waiting = { atFirst: 5_000, between: 1_000 };

/** Days that still count wait for one puzzle of the archive at most, however many of those are asked for. */
const requesterOf = (day: string): Requester => ({
  caller: countsUntil(day) < Date.now() ? "the archive" : "days that count",
});

/** The puzzles of days are made by `work`. Throws SettingError if the store cannot be opened and waiting will not help. */
export async function openReferee(
  config: ServerConfig,
  work: Pick<Work, "run">,
  log: ServerLog,
  { atFirst, between } = WAITING,
): Promise<Referee> {
  const place = placeOf(config);
  const hear = hearStore(log, Date.now);
  const { store, open } = expectStore(place, hear);
  let known: string | undefined;
  const secret = (): string => {
    if (known === undefined) throw new StoreError("unavailable", new Error("Its secret was never read."));
    return known;
  };
  const attempt = async (patience?: number): Promise<void> => {
    await open(patience);
    known = await loadSecret(store, config.DAILY_SECRET);
  };
  try {
    await attempt(atFirst);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    if (!willCome(place, error)) throw new SettingError(sayClosed(config, error));
    hear(error);
    void keepTrying(attempt, hear, between);
  }
  const make: Referee["make"] = async (day, game) => work.run("day", { secret: secret(), day, game }, requesterOf(day));
  return {
    ...makeReferee(store, "", Date.now, make),
    get secret() {
      return secret();
    },
  };
}

/** A folder that cannot be used, a password that is wrong: nobody puts that right by waiting. */
const willCome = ({ kind }: Place, { trouble }: StoreError): boolean =>
  trouble === "busy" || (kind === "postgres" && (trouble === "unavailable" || trouble === "read-only"));

function sayClosed(config: ServerConfig, { message, cause }: StoreError): string {
  const why = cause instanceof Error && cause.message !== "" ? ` (${cause.message})` : "";
  return `${message} Look at ${sayWhereabouts(config)}${why}.`;
}

/** Never throws. */
async function keepTrying(
  attempt: () => Promise<void>,
  hear: (trouble: StoreError) => void,
  between: number,
): Promise<void> {
  for (;;) {
    await pause(between, undefined, { ref: false });
    try {
      return await attempt();
    } catch (error) {
      hear(error instanceof StoreError ? error : new StoreError("broken", error));
    }
  }
}
