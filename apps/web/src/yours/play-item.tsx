// One play in the list: go on with it or look at it again, replay its reasoning, delete it.
import { Button } from "../design/button.tsx";
import { ButtonLink } from "../design/button-link.tsx";
import { Seal } from "../design/seal.tsx";
import { findRoom } from "../games/rooms.ts";
import { showMillis } from "../play/show-time.ts";
import type { SavedPlay } from "../state/saved-play.ts";
import { useYoursWords, type YoursWording } from "./words/wording.ts";
import style from "./your-games.module.css";

interface PlayItemProps {
  readonly play: SavedPlay;
  readonly onDrop: () => void;
}

function sayState({ isDone, known, total, mistakes, clock }: SavedPlay, words: YoursWording): string {
  const time = showMillis(clock);
  if (!isDone) return `${words.known(known, total)} · ${time}`;
  return mistakes === undefined ? time : `${time} · ${words.mistakes(mistakes)}`;
}

export function PlayItem({ play, onDrop }: PlayItemProps) {
  const words = useYoursWords();
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
