// One play in the list: go on with it or look at it again, replay its reasoning, delete it.
import { capitalize } from "@demonstrandum/text";
import { Button } from "../design/button.tsx";
import { ButtonLink } from "../design/button-link.tsx";
import { Seal } from "../design/seal.tsx";
import { findRoom } from "../games/rooms.ts";
import { showTime } from "../play/say-time.ts";
import type { SavedPlay } from "../state/saved-play.ts";
import style from "./your-games.module.css";

interface PlayItemProps {
  readonly play: SavedPlay;
  readonly onDrop: () => void;
}

function sayState({ isDone, known, total, mistakes, clock }: SavedPlay): string {
  const time = showTime(Math.floor(clock / 1000));
  if (!isDone) return `${known} of ${total} known · ${time}`;
  return mistakes === undefined ? time : `${time} · ${mistakes === 1 ? "1 mistake" : `${mistakes || "no"} mistakes`}`;
}

export function PlayItem({ play, onDrop }: PlayItemProps) {
  const room = findRoom(play.game);
  if (!room) return null;
  const href = `/${play.game}/p/${play.puzzle}`;
  return (
    <li className={style.play} data-skin={room.skin}>
      <Seal glyph={room.glyphs[1]} kind="b" />
      <span className={style.what}>
        <b>{room.title}</b>
        <small>
          {capitalize(play.difficulty)} · {sayState(play)}
        </small>
      </span>
      <span className={style.actions}>
        <ButtonLink href={href} prefetch={false}>
          {play.isDone ? "Look" : "Continue"}
        </ButtonLink>
        {play.isDone && (
          <ButtonLink href={`${href}#replay`} prefetch={false}>
            Replay
          </ButtonLink>
        )}
        <Button look="quiet" onClick={onDrop}>
          Delete
        </Button>
      </span>
    </li>
  );
}
