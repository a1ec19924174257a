// Somebody else's table, or my own on a second device: to look at, always as it stands there.
"use client";

import type { SavedGame } from "@demonstrandum/deals";
import { useEffect, useMemo, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import { Panel } from "../../base/design/panel.tsx";
import { NextSuggestion } from "../advisor/next-suggestion.tsx";
import { IntelligencePanel } from "../intelligence/intelligence-panel.tsx";
import { MasterMatrix } from "../matrix/master-matrix.tsx";
import style from "../practice/practice.module.css";
import { tellEntry } from "../say/say.ts";
import { NO_MARKS } from "../store/mark.ts";
import { newGame } from "../store/table-game.ts";
import { useAnalysis } from "../store/use-analysis.ts";
import { NO_HABITS } from "../store/use-habits.ts";
import { readFollowHash } from "./shared-table.ts";
import { useFollowed } from "./use-followed.ts";

/** The id of the table that the page's address follows, if it does. */
export function useFollowHash(): string | undefined {
  const [id, setId] = useState<string>();
  useEffect(() => {
    const look = () => setId(readFollowHash(window.location.hash));
    look();
    window.addEventListener("hashchange", look);
    return () => window.removeEventListener("hashchange", look);
  }, []);
  return id;
}

interface FollowedRoomProps {
  readonly id: string;
  readonly onKeep: (game: SavedGame) => void;
}

/** Leaves by the address, so that going back follows again. */
const leave = () => {
  window.location.hash = "";
};

export function FollowedRoom({ id, onKeep }: FollowedRoomProps) {
  const { following } = useWords("clue");
  const { game, state } = useFollowed(id);
  return (
    <main className={style.room}>
      <header className={style.header}>
        <h1>{game?.name ?? following.title}</h1>
        <Button onClick={leave}>{following.own}</Button>
      </header>
      <p role="status" className={style.note}>
        {following.states[state]}
      </p>
      {game && <FollowedTable game={game} />}
      {game && (
        <Button
          onClick={() => {
            onKeep(game);
            leave();
          }}
        >
          {following.keep}
        </Button>
      )}
    </main>
  );
}

const NOTHING: ReadonlySet<string> = new Set();

function FollowedTable({ game: { setup, log } }: { readonly game: SavedGame }) {
  const words = useWords("clue");
  const table = useMemo(() => newGame(words, setup, log, 0, "followed"), [words, setup, log]);
  const { latest, isCurrent } = useAnalysis(table);
  const [room, setRoom] = useState<string | null>(null);
  return (
    <>
      <Panel className={style.matrix} aria-label={words.matrix.name}>
        {latest && <MasterMatrix {...latest} hasChances marks={NO_MARKS} fresh={NOTHING} onChoose={() => undefined} />}
      </Panel>
      <NextSuggestion game={{ ...table, room }} isReady={isCurrent} onRoom={setRoom} />
      {latest && <IntelligencePanel {...latest} habits={NO_HABITS} />}
      <Panel aria-label={words.entry.whatHappened}>
        <h2>{words.figures.entries(log.length)}</h2>
        <ol className={style.log} reversed>
          {log.toReversed().map((entry) => (
            <li key={entry.id}>{tellEntry(words, setup, entry)}</li>
          ))}
        </ol>
      </Panel>
    </>
  );
}
