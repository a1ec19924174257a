// Your games: every play on this device, what they amount to, and how you like to play. Nothing of it leaves the device by itself.
"use client";

import { useEffect, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import { ButtonLink } from "../../base/design/button-link.tsx";
import { SiteLink } from "../../base/language/site-link.tsx";
import { openStorage } from "../../base/storage/storage.ts";
import { keyOf, listPlays, type SavedPlay } from "../../table/store/saved-play.ts";
import { savePlays } from "./export.ts";
import { Figures } from "./figures.tsx";
import { PlayItem } from "./play-item.tsx";
import { saveResultsAsCsv, saveResultsAsJson } from "./results.ts";
import { Settings } from "./settings.tsx";
import style from "./your-games.module.css";

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
