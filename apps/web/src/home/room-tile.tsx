// A game on the front page, in its own colors: the puzzle of the day, or one of your choosing.
import { todayAddress } from "../daily/address.ts";
import { ButtonLink } from "../design/button-link.tsx";
import { Seal } from "../design/seal.tsx";
import type { Room } from "../games/room.ts";
import { Crowd } from "./crowd.tsx";
import style from "./room-tile.module.css";

export function RoomTile({ room }: { readonly room: Room }) {
  return (
    <article className={style.tile} data-skin={room.skin}>
      <div className={style.head}>
        <Seal glyph={room.glyphs[0]} kind="a" />
        <Seal glyph={room.glyphs[1]} kind="b" />
        <span className={style.size}>{room.size}</span>
      </div>
      <h3>{room.title}</h3>
      <p className={style.tagline}>{room.tagline}</p>
      <Crowd room={room} />
      <div className={style.actions}>
        <ButtonLink look="primary" href={todayAddress(room.id)}>
          Today’s puzzle<span className="visually-hidden"> of {room.title}</span>
        </ButtonLink>
        <ButtonLink href={`/${room.id}`}>
          New puzzle<span className="visually-hidden"> of {room.title}</span>
        </ButtonLink>
      </div>
    </article>
  );
}
