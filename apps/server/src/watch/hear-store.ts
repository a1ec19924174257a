// Tells the log when the store gets into trouble and when it is out of it: once, not with every request that meets it.
import type { StoreError, StoreTrouble } from "@demonstrandum/store";
import type { ServerLog } from "./log.ts";

/** While it lasts, the same trouble is told again after this long. */
const AGAIN = 60_000;

/** Whoever looks after the server should know of these; the others are a caller's, or told with the place where they happened. */
const TOLD: ReadonlySet<StoreTrouble> = new Set(["busy", "full", "read-only", "unavailable", "refused"]);

/** To be told of every call to the store what went wrong, or that nothing did. */
export function hearStore(log: Pick<ServerLog, "store">, now: () => number): (error: StoreError | undefined) => void {
  const toldAt = new Map<StoreTrouble, number>();
  return (error) => {
    // What was out of reach and answers is back; that a read succeeds does not mean that there is room again.
    if (error === undefined) {
      const wasAway = [toldAt.delete("unavailable"), toldAt.delete("refused")].includes(true);
      if (wasAway) log.store("ok", "");
      return;
    }
    const { trouble } = error;
    if (!TOLD.has(trouble) || now() - (toldAt.get(trouble) ?? Number.NEGATIVE_INFINITY) < AGAIN) return;
    toldAt.set(trouble, now());
    log.store(trouble, causeOf(error));
  };
}

/** The database's own name for it. What it says besides may quote what a caller sent. */
const causeOf = ({ cause }: StoreError): string =>
  cause instanceof Error && "code" in cause ? String(cause.code) : "";
