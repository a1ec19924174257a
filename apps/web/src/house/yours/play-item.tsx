// One play in the list: go on with it or look at it again, replay its reasoning, delete it.
import { useWords } from "../../../words/use-words.ts";
import type { Words } from "../../../words/words.ts";
import { Button } from "../../base/design/button.tsx";
import { ButtonLink } from "../../base/design/button-link.tsx";
import { Seal } from "../../base/design/seal.tsx";
import { findRoom } from "../../table/games/rooms.ts";
import type { SavedPlay } from "../../table/store/saved-play.ts";
import { showMillis } from "../../table/store/show-time.ts";
import style from "./your-games.module.css";

interface PlayItemProps {
  readonly play: SavedPlay;
  readonly onDrop: () => void;
}

function sayState({ isDone, known, total, mistakes, clock }: SavedPlay, words: Words["yours"]): string {
  const time = showMillis(clock);
  if (!isDone) return `${words.known(known, total)} · ${time}`;
  return mistakes === undefined ? time : `${time} · ${words.mistakes(mistakes)}`;
}

export function PlayItem({ play, onDrop }: PlayItemProps) {
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
