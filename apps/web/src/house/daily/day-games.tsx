// The puzzles of one day, each a way in: the flagship large, the others beside it.

import type { DayGame, DayView } from "@demonstrandum/referee";
import { useWords } from "../../../words/use-words.ts";
import type { Words } from "../../../words/words.ts";
import { Seal } from "../../base/design/seal.tsx";
import { SiteLink } from "../../base/language/site-link.tsx";
import type { BareRoom } from "../../table/games/room.ts";
import { findRoom } from "../../table/games/rooms.ts";
import { playAddress } from "./address.ts";
import style from "./daily.module.css";
import { Flagship } from "./flagship.tsx";
import { sayTaken } from "./show-taken.ts";

function sayState(words: Words["daily"], { play, result, difficulty, hasLiars, only, won = 0 }: DayGame): string {
  const level = words.level(words.house.level(difficulty), hasLiars, only);
  if (result) return words.solved(level, sayTaken(result.millis));
  return words.state(level, play !== undefined, won);
}

interface DoorProps {
  readonly day: string;
  readonly game: DayGame;
  readonly room: BareRoom;
}

function Door({ day, game, room }: DoorProps) {
  const words = useWords("daily");
  return (
    <SiteLink href={playAddress(day, game.game)} className={style.game}>
      <Seal glyph={room.glyphs[game.result ? 0 : 1]} kind={game.result ? "a" : "b"} />
      <span>
        <b>{words.house.title(game.game)}</b>
        <small>{sayState(words, game)}</small>
      </span>
    </SiteLink>
  );
}

export function DayGames({ day }: { readonly day: DayView }) {
  const words = useWords("daily");
  return (
    <ul className={style.games} aria-label={words.todays}>
      {day.games.map((game) => {
        const room = findRoom(game.game);
        if (!room) return null;
        const isFlagship = game.game === day.flagship;
        return (
          <li key={game.game} data-skin={room.skin} data-flagship={isFlagship || undefined}>
            {isFlagship ? (
              <Flagship day={day} game={game} room={room} />
            ) : (
              <Door day={day.day} game={game} room={room} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
