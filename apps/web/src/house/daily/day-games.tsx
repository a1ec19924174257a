// The puzzles of one day, each a way in: the flagship large, the others beside it.

import type { DayGame, DayView } from "@demonstrandum/referee";
import { useWords } from "../../../words/use-words.ts";
import type { Words } from "../../../words/words.ts";
import { Portrait } from "../../base/design/portrait.tsx";
import { Seal } from "../../base/design/seal.tsx";
import { SiteLink } from "../../base/language/site-link.tsx";
import type { BareRoom } from "../../table/games/room.ts";
import { findRoom } from "../../table/games/rooms.ts";
import { playAddress } from "./address.ts";
import style from "./daily.module.css";
import { sayTaken } from "./show-taken.ts";

interface FlagshipProps {
  readonly day: DayView;
  readonly game: DayGame;
  readonly room: BareRoom;
}

/** As many steps as there are levels, filled up to this one. */
const LEVELS = ["easy", "medium", "hard", "brutal"];

const Steps = ({ level }: { readonly level: string }) => (
  <span className={style.steps} aria-hidden="true">
    {LEVELS.map((each, at) => (
      <i key={each} data-on={at <= LEVELS.indexOf(level) || undefined} />
    ))}
  </span>
);

/** The same faces for everybody, others than yesterday. Who is in the puzzle they do not tell. */
const facesOn = (number: number, { crowd }: BareRoom): readonly string[] =>
  crowd.map((_, at) => crowd[(at + number) % crowd.length] as string);

/**
 * The puzzle of the day that has a title: number, place and title, faces, level, how many have won it, and the way
 * in.
 */
function Flagship({ day, game, room }: FlagshipProps) {
  const words = useWords("daily");
  const { difficulty, hasLiars, only, won = 0, play, result } = game;
  return (
    <SiteLink href={playAddress(day.day, game.game)} className={style.flagship}>
      <span className={style.number}>{words.numbered(day.number)}</span>
      <b className={style.title}>{day.title}</b>
      <span className={style.theme}>{words.theme(day.theme, words.house.title(game.game))}</span>
      <span className={style.faces}>
        {facesOn(day.number, room).map((name) => (
          <Portrait key={name} name={name} />
        ))}
      </span>
      <span className={style.foot}>
        <span className={style.level}>
          <Steps level={difficulty} />
          {words.level(words.house.level(difficulty), hasLiars, only)}
        </span>
        <span>{words.won(won)}</span>
      </span>
      <span className={style.go}>
        {result ? words.look(sayTaken(result.millis)) : play === undefined ? words.play : words.playOn}
      </span>
    </SiteLink>
  );
}

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
