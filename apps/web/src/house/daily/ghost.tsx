// The one to race against: how many they had found by now.
"use client";

import type { ChallengeView, PlayView } from "@demonstrandum/referee";
import { useEffect, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { Panel } from "../../base/design/panel.tsx";
import { useAsked } from "../../base/server/use-asked.ts";
import style from "./daily.module.css";
import { sayTaken } from "./show-taken.ts";

const TICK = 1_000;

/** Milliseconds since the play began, by the server's clock. */
function usePassed({ now, startedAt }: PlayView): number {
  const [begun] = useState(() => performance.now() - (now - startedAt));
  const [passed, setPassed] = useState(() => now - startedAt);
  useEffect(() => {
    const timer = setInterval(() => setPassed(performance.now() - begun), TICK);
    return () => clearInterval(timer);
  }, [begun]);
  return passed;
}

export function Ghost({ code, play }: { readonly code: string; readonly play: PlayView }) {
  const { challenge: words, called } = useWords("daily");
  const [asked] = useAsked<ChallengeView>(`/challenges/${encodeURIComponent(code)}`);
  const passed = usePassed(play);
  if (asked.kind !== "answer") return null;
  const { ghost, millis } = asked.answer;
  const name = called(asked.answer);
  const found = ghost.findLast(([at]) => at <= passed)?.[1] ?? 0;
  const total = ghost.length;
  return (
    <Panel aria-label={words.title} className={style.ghost}>
      <p>
        <b>{name}</b>
        {words.ghost(found, total, sayTaken(millis))}
      </p>
      <progress value={found} max={total} aria-label={words.found(name)} />
    </Panel>
  );
}
