// Offers a new version to whoever has an old one open. Nothing is lost by taking it, as every move is saved, and nothing by leaving it:
// the server keeps what the open page needs.
"use client";

import { useEffect, useState } from "react";
import type { Words } from "../../../words/words.ts";
import { Button } from "../design/button.tsx";
import style from "./new-version.module.css";

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

const SELDOM = 15 * 60_000;

export function NewVersion({ words: { ready, reload, later } }: { readonly words: Words["new-version"] }) {
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    if (window.parent !== window) return;
    const check = makeVersionCheck(process.env.BUILD_VERSION ?? "", () => setOffered(true));
    const look = () => {
      if (document.visibilityState === "visible") void check();
    };
    document.addEventListener("visibilitychange", look);
    window.addEventListener("online", look);
    const clock = setInterval(look, SELDOM);
    return () => {
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("online", look);
      clearInterval(clock);
    };
  }, []);
  return (
    <div role="status" className={style.place}>
      {isOffered && (
        <div className={style.offer}>
          <span>{ready}</span>
          <Button look="primary" onClick={() => window.location.reload()}>
            {reload}
          </Button>
          <Button look="quiet" onClick={() => setOffered(false)}>
            {later}
          </Button>
        </div>
      )}
    </div>
  );
}
