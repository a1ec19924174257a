// The puzzles of one day, each a way in.
import type { DayGame, DayView } from "@demonstrandum/referee";
import { capitalize } from "@demonstrandum/text";
import Link from "next/link";
import { Seal } from "../design/seal.tsx";
import { findRoom } from "../games/rooms.ts";
import { en as house } from "../games/words/en.ts";
import { showTime } from "../play/say-time.ts";
import { playAddress } from "./address.ts";
import style from "./daily.module.css";

function sayState({ play, result, difficulty, hasLiars }: DayGame): string {
  const level = `${capitalize(difficulty)}${hasLiars ? " · a board of liars" : ""}`;
  if (result) return `${level} · solved in ${showTime(Math.round(result.millis / 1000))}`;
  return play ? `${level} · begun` : level;
}

export function DayGames({ day: { day, games } }: { readonly day: DayView }) {
  return (
    <ul className={style.games} aria-label="Today’s puzzles">
      {games.map((each) => {
        const room = findRoom(each.game);
        if (!room) return null;
        return (
          <li key={each.game} data-skin={room.skin}>
            <Link href={playAddress(day, each.game)} className={style.game}>
              <Seal glyph={room.glyphs[each.result ? 0 : 1]} kind={each.result ? "a" : "b"} />
              <span>
                <b>{house.title(each.game)}</b>
                <small>{sayState(each)}</small>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
