// The puzzles of one day, each a way in.
import type { DayGame, DayView } from "@demonstrandum/referee";
import { Seal } from "../design/seal.tsx";
import { findRoom } from "../games/rooms.ts";
import { SiteLink } from "../language/site-link.tsx";
import { playAddress } from "./address.ts";
import style from "./daily.module.css";
import { sayTaken } from "./show-taken.ts";
import { type DailyWording, useDailyWords } from "./words/wording.ts";

function sayState(words: DailyWording, { play, result, difficulty, hasLiars }: DayGame): string {
  const level = words.level(words.house.level(difficulty), hasLiars === true);
  if (!result) return words.state(level, play !== undefined);
  return words.solved(level, sayTaken(result.millis));
}

export function DayGames({ day: { day, games } }: { readonly day: DayView }) {
  const words = useDailyWords();
  return (
    <ul className={style.games} aria-label={words.todays}>
      {games.map((each) => {
        const room = findRoom(each.game);
        if (!room) return null;
        return (
          <li key={each.game} data-skin={room.skin}>
            <SiteLink href={playAddress(day, each.game)} className={style.game}>
              <Seal glyph={room.glyphs[each.result ? 0 : 1]} kind={each.result ? "a" : "b"} />
              <span>
                <b>{words.house.title(each.game)}</b>
                <small>{sayState(words, each)}</small>
              </span>
            </SiteLink>
          </li>
        );
      })}
    </ul>
  );
}
