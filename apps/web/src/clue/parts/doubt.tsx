// What is about to be recorded contradicts what is: said aloud, with the entries that it contradicts. Going back is the way that lies
// at hand; going on takes a press of its own.
"use client";

import type { Log, Setup } from "@demonstrandum/deals";
import { useEffect, useRef } from "react";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import { tellNumbered } from "../say/say.ts";
import style from "./parts.module.css";
import { Settling } from "./settling.tsx";

interface DoubtProps {
  readonly setup: Setup;
  readonly log: Log;
  /** Why it cannot be, where that can be said in a sentence. */
  readonly reason?: string | undefined;
  /** The recorded entries that it contradicts, by id. */
  readonly entries: readonly string[];
  readonly back: string;
  readonly onBack: () => void;
  readonly anyway: string;
  readonly onAnyway: () => void;
}

export function Doubt({ setup, log, reason, entries, back, onBack, anyway, onAnyway }: DoubtProps) {
  const words = useWords("clue");
  const { doubt } = words.entry;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <>
      <div role="alert" className={style.doubt}>
        <h3>{doubt.title}</h3>
        {reason !== undefined && <p>{reason}</p>}
        {entries.length > 0 && (
          <>
            <p>{doubt.together}</p>
            <ul>
              {entries.map((id) => (
                <li key={id}>{tellNumbered(words, setup, log, id)}</li>
              ))}
            </ul>
          </>
        )}
        {entries.length === 0 && reason === undefined && <p>{doubt.withSetup}</p>}
        <p>{doubt.note}</p>
      </div>
      <Settling>
        <div className={style.doubtActions}>
          <Button ref={first} look="primary" onClick={onBack}>
            {back}
          </Button>
          <Button onClick={onAnyway}>{anyway}</Button>
        </div>
      </Settling>
    </>
  );
}
