// Your games: every play on this device, what they amount to, and how you like to play. Nothing of it leaves the device by itself.
"use client";

import { useEffect, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import type { Words } from "../../../words/words.ts";
import { Button } from "../../base/design/button.tsx";
import { ButtonLink } from "../../base/design/button-link.tsx";
import { Check } from "../../base/design/choices.tsx";
import { printCsv } from "../../base/design/csv.ts";
import { saveText } from "../../base/design/save-text.ts";
import { Seal } from "../../base/design/seal.tsx";
import { SiteLink } from "../../base/language/site-link.tsx";
import type { Preferences } from "../../base/storage/preferences.ts";
import { openStorage } from "../../base/storage/storage.ts";
import { usePreferences } from "../../base/storage/use-preferences.ts";
import { findRoom } from "../../table/games/rooms.ts";
import { keyOf, listPlays, type SavedPlay } from "../../table/store/saved-play.ts";
import { showMillis } from "../../table/store/show-time.ts";
import { Figures } from "./figures.tsx";
import style from "./your-games.module.css";

// The results of finished plays as a table, for those who keep their own: CSV for spreadsheets, JSON for programs.
// Keys and formats are the same in every language; see `docs/formats.md`.

const RESULTS_FORMAT = "demonstrandum-results/1";

const KEYS = ["finished", "game", "difficulty", "seconds", "mistakes", "hints", "people", "seed", "puzzle"] as const;

/** One finished play. Mistakes and hints are missing in plays that were saved before these were kept. */
type ResultRow = Readonly<Record<(typeof KEYS)[number], string | number | undefined>>;

/** The earliest first. */
export const resultsOf = (plays: readonly SavedPlay[]): readonly ResultRow[] =>
  plays
    .filter(({ isDone }) => isDone)
    .toSorted((a, b) => a.played - b.played)
    .map(({ played, game, difficulty, clock, mistakes, hints, total, seed, puzzle }) => ({
      ...{ finished: new Date(played).toISOString(), game, difficulty, seconds: Math.floor(clock / 1000) },
      ...{ mistakes, hints, people: total, seed, puzzle },
    }));

/** A head, and a line for each. */
export const makeCsv = (rows: readonly ResultRow[]): string =>
  printCsv([KEYS, ...rows.map((row) => KEYS.map((key) => String(row[key] ?? "")))]);

export const makeJson = (rows: readonly ResultRow[]): string =>
  JSON.stringify({ format: RESULTS_FORMAT, results: rows }, null, 2);

const saveResultsAsCsv = (plays: readonly SavedPlay[]): void =>
  saveText("demonstrandum-results.csv", makeCsv(resultsOf(plays)), "text/csv");

const saveResultsAsJson = (plays: readonly SavedPlay[]): void =>
  saveText("demonstrandum-results.json", makeJson(resultsOf(plays)));

interface PlayItemProps {
  readonly play: SavedPlay;
  readonly onDrop: () => void;
}

function sayState({ isDone, known, total, mistakes, clock }: SavedPlay, words: Words["yours"]): string {
  const time = showMillis(clock);
  if (!isDone) return `${words.known(known, total)} · ${time}`;
  return mistakes === undefined ? time : `${time} · ${words.mistakes(mistakes)}`;
}

/** One play in the list: go on with it or look at it again, replay its reasoning, delete it. */
function PlayItem({ play, onDrop }: PlayItemProps) {
  const words = useWords("yours");
  const room = findRoom(play.game);
  if (!room) return null;
  const href = `/${play.game}/p/${play.puzzle}`;
  return (
    <li className={style.play} data-skin={room.skin}>
      <Seal glyph={room.glyphs[1]} kind="b" />
      <span className={style.what}>
        <b>{words.house.title(room.id)}</b>
        <small>
          {words.house.level(play.difficulty)} · {sayState(play, words)}
        </small>
      </span>
      <span className={style.actions}>
        <ButtonLink href={href}>{play.isDone ? words.look : words.goOn}</ButtonLink>
        {play.isDone && <ButtonLink href={`${href}#replay`}>{words.replay}</ButtonLink>}
        <Button look="quiet" onClick={onDrop}>
          {words.delete}
        </Button>
      </span>
    </li>
  );
}

const SETTINGS = [
  "isQuick",
  "hidesClock",
  "keepsBright",
  "hasLargeText",
  "hasSafeColors",
  "hasSound",
] as const satisfies readonly (keyof Preferences)[];

/** How one likes to play. Each takes effect at once and is kept on this device. */
function Settings() {
  const words = useWords("yours").settings;
  const [preferences, change] = usePreferences();
  return (
    <section aria-label={words.title}>
      <h2>{words.title}</h2>
      <div className={style.settings}>
        {SETTINGS.map((name) => (
          <Check
            key={name}
            label={words[name]}
            isOn={preferences[name]}
            onChange={(isOn) => change({ [name]: isOn })}
          />
        ))}
      </div>
    </section>
  );
}

const FORMAT = "demonstrandum-plays/1";

/** All plays as a file of the player's own. */
const savePlays = (plays: readonly SavedPlay[]): void =>
  saveText("demonstrandum-games.json", JSON.stringify({ format: FORMAT, plays }, null, 2));

interface Plays {
  readonly plays: readonly SavedPlay[];
  /** The one deleted last, to be brought back. */
  readonly deleted: SavedPlay | undefined;
  readonly drop: (play: SavedPlay) => void;
  readonly bringBack: () => void;
}

function usePlays(): Plays {
  const [plays, setPlays] = useState<readonly SavedPlay[]>([]);
  const [deleted, setDeleted] = useState<SavedPlay>();
  const refresh = () => setPlays(listPlays(openStorage()));
  useEffect(refresh, []);
  return {
    plays,
    deleted,
    drop(play) {
      openStorage().remove(keyOf(play.game, play.puzzle));
      setDeleted(play);
      refresh();
    },
    bringBack() {
      if (deleted) openStorage().write(keyOf(deleted.game, deleted.puzzle), JSON.stringify(deleted));
      setDeleted(undefined);
      refresh();
    },
  };
}

interface ListProps {
  readonly title: string;
  readonly plays: readonly SavedPlay[];
  readonly onDrop: (play: SavedPlay) => void;
}

function PlayList({ title, plays, onDrop }: ListProps) {
  if (plays.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className={style.plays}>
        {plays.map((play) => (
          <PlayItem key={`${play.game} ${play.puzzle}`} play={play} onDrop={() => onDrop(play)} />
        ))}
      </ul>
    </section>
  );
}

export function YourGames() {
  const words = useWords("yours");
  const { plays, deleted, drop, bringBack } = usePlays();
  return (
    <main className={style.page}>
      <nav aria-label={words.site}>
        <SiteLink href="/" className={style.home}>
          {words.allGames}
        </SiteLink>
      </nav>
      <h1>{words.title}</h1>
      <p role="status" className={style.undo}>
        {deleted && (
          <>
            {words.deleted}
            <Button onClick={bringBack}>{words.undo}</Button>
          </>
        )}
      </p>
      {plays.length === 0 && (
        <p>
          {words.nothingYet}
          <ButtonLink href="/">{words.chooseGame}</ButtonLink>
        </p>
      )}
      <PlayList title={words.goOn} plays={plays.filter(({ isDone }) => !isDone)} onDrop={drop} />
      <Figures plays={plays} />
      <PlayList title={words.finished} plays={plays.filter(({ isDone }) => isDone)} onDrop={drop} />
      {plays.length > 0 && (
        <p className={style.files}>
          <Button onClick={() => savePlays(plays)}>{words.save}</Button>
          {plays.some(({ isDone }) => isDone) && (
            <>
              <Button onClick={() => saveResultsAsCsv(plays)}>{words.resultsAsCsv}</Button>
              <Button onClick={() => saveResultsAsJson(plays)}>{words.resultsAsJson}</Button>
            </>
          )}
        </p>
      )}
      <Settings />
    </main>
  );
}
