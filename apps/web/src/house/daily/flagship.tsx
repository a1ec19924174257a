// The puzzle of the day that has a title: number, place and title, faces, level, how many have won it, and the way in.

import type { DayGame, DayView } from "@demonstrandum/referee";
import { useWords } from "../../../words/use-words.ts";
import { Portrait } from "../../base/design/portrait.tsx";
import { SiteLink } from "../../base/language/site-link.tsx";
import type { BareRoom } from "../../table/games/room.ts";
import { playAddress } from "./address.ts";
import style from "./flagship.module.css";
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

export function Flagship({ day, game, room }: FlagshipProps) {
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
