// How many days in a row were won, for whoever plays the daily puzzle here.
"use client";

import type { PlayerProfile } from "@demonstrandum/referee";
import { useEffect, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { useAsked } from "../../base/server/use-asked.ts";
import { openStorage } from "../../base/storage/storage.ts";

/** Daily plays are kept under a name of their own. */
const hasPlayedDays = (): boolean =>
  openStorage()
    .keys()
    .some((key) => key.startsWith("daily/"));

export function StreakLine() {
  const { streak } = useWords("open-plays");
  const [isAsking, setAsking] = useState(false);
  useEffect(() => setAsking(hasPlayedDays()), []);
  const [me] = useAsked<PlayerProfile>(isAsking ? "/me" : undefined);
  const days = me.kind === "answer" ? me.answer.statistics.streak.length : 0;
  return days > 0 ? <p>{streak(days)}</p> : null;
}
