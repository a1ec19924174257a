// The table that a link follows, looked at again every few seconds while the page is seen.
"use client";

import type { SavedGame } from "@demonstrandum/deals";
import { useEffect, useState } from "react";
import { Refused } from "../../base/server/ask-server.ts";
import { readShared } from "./shared-table.ts";

const PERIOD = 2500;

export interface Followed {
  readonly game: SavedGame | undefined;
  /** `late`: the server cannot be reached, and what is shown may be old. `gone`: withdrawn, or expired. */
  readonly state: "waiting" | "current" | "late" | "gone";
}

interface Seen extends Followed {
  readonly version: number;
}

const NOTHING: Seen = { game: undefined, state: "waiting", version: 0 };

/** What is seen after another look. */
export async function lookAgain(id: string, seen: Seen): Promise<Seen> {
  try {
    const { version, content } = await readShared(id, seen.version);
    const { parseShareText } = await import("@demonstrandum/deals/share");
    return { game: content === null ? seen.game : parseShareText(content), version, state: "current" };
  } catch (error) {
    // A withdrawn table is not to be read on.
    if (error instanceof Refused) return { ...NOTHING, state: "gone" };
    return { ...seen, state: "late" };
  }
}

export function useFollowed(id: string): Followed {
  const [seen, setSeen] = useState(NOTHING);
  useEffect(() => {
    let current = NOTHING;
    let isOver = false;
    let isLooking = false;
    const look = async () => {
      if (document.hidden || isLooking || current.state === "gone") return;
      isLooking = true;
      const next = await lookAgain(id, current);
      isLooking = false;
      if (isOver) return;
      current = next;
      setSeen(next);
    };
    look();
    const timer = setInterval(look, PERIOD);
    document.addEventListener("visibilitychange", look);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [id]);
  return seen;
}
