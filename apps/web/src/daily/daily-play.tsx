// A daily puzzle being played. The same table as ever; the referee is the server, and at the end the result stands beside the board.
"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { Room } from "../games/room.ts";
import { useAddress, useLanguage } from "../language/language.tsx";
import { PlayTable } from "../play/play-table.tsx";
import type { Playing } from "../play/use-table.ts";
import { LoadingBoard } from "../rooms/loading-board.tsx";
import { type Play, refresh } from "../state/play-store.ts";
import { openStorage, type Storage, storageWithin } from "../state/storage.ts";
import { usePlay } from "../state/use-play.ts";
import style from "./daily.module.css";
import { Ghost } from "./ghost.tsx";
import { makeHttpReferee } from "./http-referee.ts";
import { NoPuzzle } from "./no-puzzle.tsx";
import { ResultPanel } from "./result-panel.tsx";
import { useDailyWords } from "./words/wording.ts";

interface DailyPlayProps {
  readonly room: Room;
  readonly day: string;
  /** The code of the challenge that was taken up. */
  readonly challenge?: string | undefined;
}

let dailyStorage: Storage | undefined;

/** Notes on daily puzzles are kept apart from the plays on this device, which other pages list. */
function openDailyStorage(): Storage {
  dailyStorage ??= storageWithin(openStorage(), "daily/");
  return dailyStorage;
}

const ignore = () => {};

/** Whoever comes back to a tab sees what was done elsewhere meanwhile. */
function useRefresh(play: Play | undefined): void {
  useEffect(() => {
    if (!play) return;
    const look = () => {
      if (document.visibilityState === "visible") refresh(play).catch(ignore);
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [play]);
}

export function DailyPlay({ room, day, challenge }: DailyPlayProps) {
  const words = useDailyWords();
  const inLanguage = useAddress();
  const language = useLanguage();
  const [isTrouble, setTrouble] = useState(false);
  const tell = useRef(setTrouble);
  const meet = useCallback(
    () =>
      makeHttpReferee({
        ...{ day, game: room.id, language },
        onTrouble: (next) => tell.current(next),
        sayRefusal: words.refused,
      }),
    [day, room.id, language, words],
  );
  const met = usePlay(meet, room.id, `daily-${day}`, openDailyStorage);
  const play = met?.opened.kind === "play" ? met.opened.play : undefined;
  useRefresh(play);
  if (met?.opened.kind === "no-puzzle") return <NoPuzzle title={words.cannotPlay} text={met.opened.text} />;
  const beside = ({ state }: Playing) => {
    const shown = met?.referee.latest();
    if (!shown) return null;
    if (state.view.isDone) return <ResultPanel play={shown} />;
    return challenge ? <Ghost code={challenge} play={shown} /> : null;
  };
  return (
    <>
      {isTrouble && (
        <p role="status" className={style.offline}>
          {words.offlinePlay}
        </p>
      )}
      {play ? (
        <PlayTable
          room={room}
          play={play}
          home="/daily"
          occasion={words.occasion(words.day(day))}
          onAgain={() => window.location.assign(inLanguage("/daily"))}
          onLook={ignore}
          teach={beside}
        />
      ) : (
        <LoadingBoard room={room} />
      )}
    </>
  );
}
