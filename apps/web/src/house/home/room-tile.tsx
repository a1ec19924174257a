// A game on the front page, in its own colors: the puzzle of the day, or one of your choosing.

import type { Words } from "../../../words/words.ts";
import { ButtonLink } from "../../base/design/button-link.tsx";
import { Seal } from "../../base/design/seal.tsx";
import type { Room } from "../../table/games/room.ts";
import { todayAddress } from "../daily/address.ts";
import { Crowd } from "./crowd.tsx";
import style from "./room-tile.module.css";

export function RoomTile({ room, words }: { readonly room: Room; readonly words: Words["home"] }) {
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
        <ButtonLink look="primary" href={todayAddress(room.id)} aria-label={words.todayOf(room.title)}>
          {words.today}
        </ButtonLink>
        <ButtonLink look="quiet" href={`/${room.id}`} aria-label={words.freshOf(room.title)}>
          {words.fresh}
        </ButtonLink>
      </div>
    </article>
  );
}
