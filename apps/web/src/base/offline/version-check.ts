// Whether the server has a newer build than the page that is open. Asked when the player comes back to the page, and seldom otherwise.

const PATH = "/version.json";
/** Milliseconds between two questions, at least. */
export const PAUSE = 60_000;

/** The version the server has now; undefined when it cannot be told, as without a network. */
export async function askVersion(fetcher: typeof fetch = fetch): Promise<string | undefined> {
  try {
    const answer = await fetcher(PATH, { cache: "no-store" });
    const data: unknown = answer.ok ? await answer.json() : undefined;
    return typeof data === "object" && data !== null && "version" in data ? String(data.version) : undefined;
  } catch {
    return undefined;
  }
}

/** Asks when called, unless it has asked a moment ago; tells once when there is something newer than `own`. */
export function makeVersionCheck(own: string, tell: () => void, ask = askVersion, now: () => number = Date.now) {
  let asked = Number.NEGATIVE_INFINITY;
  return async (): Promise<void> => {
    if (own === "" || now() - asked < PAUSE) return;
    asked = now();
    const version = await ask();
    if (version !== undefined && version !== own) tell();
  };
}
