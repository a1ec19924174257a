// Who asks, by the cookie; and what the referee's refusals and the store's troubles are in HTTP.
import { cookieOf, playerOrNew, type Referee, Refusal, type RefusalKind, readCookie } from "@demonstrandum/referee";
import { StoreError, type StoreTrouble } from "@demonstrandum/store";
import type { Caller, Operation } from "../api/operation.ts";
import { type Problem, ProblemError } from "../problem/problem.ts";
import { makePlayerCookie, readPlayerCookie } from "./cookie.ts";

/** The player's side of a request. */
export interface Visitors {
  readonly referee: Referee;
  /** Whose cookie it is, if it is one of ours. */
  visitor(caller: Caller): string | undefined;
  /** The same, for what is nothing without a player. Throws. */
  player(caller: Caller): string;
  /** The player who asks, who may be new. */
  newcomer(caller: Caller): Promise<string>;
  /** From now on the browser is this player's; nobody's, if undefined. */
  setPlayer(caller: Caller, id: string | undefined): void;
}

/** `hops` is how many proxies are believed. */
export function makeVisitors(referee: Referee, hops: number): Visitors {
  const setCookie = ({ context }: Caller, value: string) =>
    context.header("set-cookie", makePlayerCookie(context.env.incoming, hops, value));
  const visitor = ({ context }: Caller): string | undefined => {
    const cookie = readPlayerCookie(context.env.incoming, hops);
    return cookie === undefined ? undefined : readCookie(referee, cookie);
  };
  return {
    referee,
    visitor,
    player: (caller) => visitor(caller) ?? refuseStranger(),
    newcomer: async (caller) => {
      const { id, cookie } = await playerOrNew(referee, visitor(caller));
      setCookie(caller, cookie);
      return id;
    },
    setPlayer: (caller, id) => setCookie(caller, id === undefined ? "" : cookieOf(referee, id)),
  };
}

function refuseStranger(): never {
  const detail = "You have not played here yet, or not on this device.";
  throw new ProblemError({ status: 401, code: "no-player", detail });
}

/** The operation, closed to other sites, with its refusals as problems. */
export const seated = (operation: Operation): Operation => ({
  ...operation,
  run: async (sent, caller) => {
    refuseOtherSites(caller);
    try {
      return await operation.run(sent, caller);
    } catch (error) {
      throw problemOf(error);
    }
  },
});

/** A page of another site may neither move nor look, whatever the browser would send along. */
function refuseOtherSites({ context }: Caller): void {
  const site = context.env.incoming.headers["sec-fetch-site"];
  if (site === undefined || site === "same-origin" || site === "none") return;
  throw new ProblemError({ status: 403, code: "other-site", detail: "Only this site may ask." });
}

const REFUSED: Readonly<Record<RefusalKind, number>> = { missing: 404, stale: 409, invalid: 422, limit: 422 };

/** How many seconds to wait, and what to say. */
const TROUBLES: Readonly<Partial<Record<StoreTrouble, readonly [wait: number, detail: string]>>> = {
  busy: [1, "The store is busy. Nothing was changed; try again in a moment."],
  full: [60, "The store is full. Nothing was changed."],
  "read-only": [30, "The store can only be read just now. Nothing was changed."],
  // What was on its way when the connection broke may have arrived: whoever asks again finds out.
  unavailable: [2, "The store cannot be reached. Try again in a moment."],
  refused: [60, "The store cannot be reached."],
};

const MISSING: Problem = { status: 404, code: "not-found", detail: "There is nothing of that name." };

export function problemOf(error: unknown): unknown {
  if (error instanceof Refusal) {
    const { kind, code, message, figure } = error;
    return new ProblemError({
      status: REFUSED[kind],
      code,
      detail: message,
      ...(figure === undefined ? {} : { figure }),
    });
  }
  if (!(error instanceof StoreError)) return error;
  if (error.trouble === "missing") return new ProblemError(MISSING);
  const [retryAfter, detail] = TROUBLES[error.trouble] ?? [];
  if (retryAfter === undefined || detail === undefined) return error;
  return new ProblemError({ status: 503, code: `store-${error.trouble}`, detail, retryAfter });
}
