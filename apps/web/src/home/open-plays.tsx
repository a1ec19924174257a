// What you left open, the latest first.
"use client";

import { capitalize } from "@demonstrandum/text";
import Link from "next/link";
import { useEffect, useState } from "react";
import { Seal } from "../design/seal.tsx";
import { findRoom } from "../games/rooms.ts";
import { showTime } from "../play/say-time.ts";
import { listPlays, type SavedPlay } from "../state/saved-play.ts";
import { openStorage } from "../state/storage.ts";
import style from "./open-plays.module.css";

const SHOWN = 3;

function OpenPlay({ play }: { readonly play: SavedPlay }) {
  const room = findRoom(play.game);
  if (!room) return null;
  return (
    <li>
      <Link href={`/${play.game}/p/${play.puzzle}`} prefetch={false} className={style.play} data-skin={room.skin}>
        <Seal glyph={room.glyphs[1]} kind="b" />
        <span>
          <b>{room.title}</b>
          <small>
            {capitalize(play.difficulty)} · {play.known} of {play.total} known ·{" "}
            {showTime(Math.floor(play.clock / 1000))}
          </small>
        </span>
        <span className={style.go} aria-hidden="true">
          ›
        </span>
      </Link>
    </li>
  );
}

export function OpenPlays() {
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
        Continue
      </h2>
      <ul className={style.plays}>
        {plays.map((play) => (
          <OpenPlay key={play.puzzle} play={play} />
        ))}
      </ul>
    </section>
  );
}
