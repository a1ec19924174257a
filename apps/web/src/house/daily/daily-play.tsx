// A daily puzzle being played. The same table as ever; the referee is the server, and at the end the result stands beside the board.
"use client";

import type { ChallengeView, PlayView } from "@demonstrandum/referee";
import { useCallback, useEffect, useRef, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { Panel } from "../../base/design/panel.tsx";
import { useAddress, useLanguage } from "../../base/language/language.tsx";
import { askServer } from "../../base/server/ask-server.ts";
import { useAsked } from "../../base/server/use-asked.ts";
import { openStorage, type Storage, storageWithin } from "../../base/storage/storage.ts";
import type { Room } from "../../table/games/room.ts";
import type { Win } from "../../table/play/end-dialog.tsx";
import { LoadingBoard } from "../../table/play/loading-board.tsx";
import { PlayTable } from "../../table/play/play-table.tsx";
import type { Playing } from "../../table/play/use-table.ts";
import type { Play } from "../../table/store/play-store.ts";
import { usePlay } from "../../table/store/use-play.ts";
import { challengeAddress } from "./address.ts";
import style from "./daily.module.css";
import { makeHttpReferee } from "./http-referee.ts";
import { NoPuzzle } from "./no-puzzle.tsx";
import { DayStanding, ResultPanel } from "./result-panel.tsx";
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

/** The one to race against: how many they had found by now. */
function Ghost({ code, play }: { readonly code: string; readonly play: PlayView }) {
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

/** The same at every table of a day. Its coach is told nothing: who follows would be a hint, and hints count. */
const EVERY_DAY = { home: "/daily", onLook: ignore, coaching: {} };

/** Whoever comes back to a tab sees what was done elsewhere meanwhile. */
function useRefresh(play: Play | undefined): void {
  useEffect(() => {
    if (!play) return;
    const look = () => {
      if (document.visibilityState === "visible") play.refresh().catch(ignore);
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [play]);
}

/** How the play that is over stands among others; nothing before. */
function winOf(play: PlayView | undefined, inLanguage: (address: string) => string): Win | undefined {
  if (!play?.result) return undefined;
  const { id, code: puzzle, number, title, result } = play;
  const challenge = async () => {
    const { code } = await askServer<{ code: string }>("POST", `/plays/${id}/challenge`);
    return new URL(inLanguage(challengeAddress(code)), window.location.href).href;
  };
  return { number, title, code: puzzle, streak: result.streak, standing: <DayStanding result={result} />, challenge };
}

export function DailyPlay({ room, day, challenge }: DailyPlayProps) {
  const words = useWords("daily");
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
  const latest = met?.referee.latest();
  if (met?.opened.kind === "no-puzzle") return <NoPuzzle title={words.cannotPlay} text={met.opened.text} />;
  const beside = ({ state }: Playing) => {
    // Not what it was when the page was drawn: the board is drawn by itself.
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
          occasion={latest ? words.occasion(latest.number, latest.title) : ""}
          onAgain={() => window.location.assign(inLanguage("/daily"))}
          {...EVERY_DAY}
          win={() => winOf(met?.referee.latest(), inLanguage)}
          beside={beside}
        />
      ) : (
        <LoadingBoard room={room} />
      )}
    </>
  );
}
