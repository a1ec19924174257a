// What you left open, the latest first.
"use client";

import { useEffect, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { Seal } from "../../base/design/seal.tsx";
import { SiteLink } from "../../base/language/site-link.tsx";
import { openStorage } from "../../base/storage/storage.ts";
import { findRoom } from "../../table/games/rooms.ts";
import { listPlays, type SavedPlay } from "../../table/store/saved-play.ts";
import { showMillis } from "../../table/store/show-time.ts";
import style from "./open-plays.module.css";

const SHOWN = 3;

function OpenPlay({ play }: { readonly play: SavedPlay }) {
  const { house, known } = useWords("open-plays");
  const room = findRoom(play.game);
  if (!room) return null;
  return (
    <li>
      <SiteLink href={`/${play.game}/p/${play.puzzle}`} className={style.play} data-skin={room.skin}>
        <Seal glyph={room.glyphs[1]} kind="b" />
        <span>
          <b>{house.title(play.game)}</b>
          <small>
            {house.level(play.difficulty)} · {known(play.known, play.total)} · {showMillis(play.clock)}
          </small>
        </span>
        <span className={style.go} aria-hidden="true">
          ›
        </span>
      </SiteLink>
    </li>
  );
}

export function OpenPlays() {
  const words = useWords("open-plays");
  const [plays, setPlays] = useState<readonly SavedPlay[]>([]);
  useEffect(
    () =>
      setPlays(
        listPlays(openStorage())
          .filter((play) => !play.isDone)
          .slice(0, SHOWN),
      ),
    [],
  );
  if (plays.length === 0) return null;
  return (
    <section aria-labelledby="continue">
      <h2 id="continue" className={style.heading}>
        {words.goOn}
      </h2>
      <ul className={style.plays}>
        {plays.map((play) => (
          <OpenPlay key={play.puzzle} play={play} />
        ))}
      </ul>
    </section>
  );
}
