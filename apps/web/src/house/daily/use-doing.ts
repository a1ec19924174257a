// Something asked of the server by a button: what it said if it refused, and that it is being done.
"use client";

import { useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { Refused } from "../../base/server/ask-server.ts";

export interface Doing {
  readonly said: string;
  readonly isBusy: boolean;
  /** Does it, unless something is being done already; then says what came of it. */
  do(work: () => Promise<string | undefined>): Promise<void>;
}

export function useDoing(): Doing {
  const words = useWords("daily");
  const [said, setSaid] = useState("");
  const [isBusy, setBusy] = useState(false);
  return {
    said,
    isBusy,
    async do(work) {
      if (isBusy) return;
      setBusy(true);
      setSaid("");
      try {
        setSaid((await work()) ?? "");
      } catch (error) {
        setSaid(error instanceof Refused ? words.refused(error.problem) : words.tryAgain);
      } finally {
        setBusy(false);
      }
    },
  };
}
