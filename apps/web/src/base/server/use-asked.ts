// What the server answers to a question of a page, asked when the page opens and again on request.
"use client";

import { useCallback, useEffect, useState } from "react";
import { askServer, Refused } from "./ask-server.ts";
import { persist } from "./persist.ts";

export type Asked<T> =
  | { readonly kind: "waiting" }
  | { readonly kind: "offline" }
  | { readonly kind: "refused" }
  | { readonly kind: "answer"; readonly answer: T };

/** Keeps the answer before while it asks again. Without a path nothing is asked. */
export function useAsked<T>(path: string | undefined): readonly [Asked<T>, () => void] {
  const [asked, setAsked] = useState<Asked<T>>({ kind: "waiting" });
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again.
  useEffect(() => {
    if (path === undefined) return;
    const leaving = new AbortController();
    const show = (next: Asked<T>) => {
      if (!leaving.signal.aborted) setAsked(next);
    };
    const onTrouble = (isTrouble: boolean) => {
      if (isTrouble) show({ kind: "offline" });
    };
    persist(() => askServer<T>("GET", path), { onTrouble, signal: leaving.signal }).then(
      (answer) => show({ kind: "answer", answer }),
      (error) => {
        if (error instanceof Refused) show({ kind: "refused" });
      },
    );
    return () => leaving.abort();
  }, [path, turn]);
  return [asked, useCallback(() => setTurn((before) => before + 1), [])];
}
