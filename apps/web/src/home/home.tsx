// The front door: what this is at a glance, what you left open, today's puzzles and all games.
import type { ReactNode } from "react";
import { ButtonLink } from "../design/button-link.tsx";
import { Skin } from "../design/skin.tsx";
import { ROOMS, roomIn } from "../games/rooms.ts";
import type { FootWording } from "./foot-words/wording.ts";
import { Glance } from "./glance.tsx";
import style from "./home.module.css";
import { RoomTile } from "./room-tile.tsx";
import { SiteFoot } from "./site-foot.tsx";
import { TABLE_DOORS, TableTile } from "./tables.tsx";
import type { HomeWording } from "./words/wording.ts";

interface HomeProps {
  readonly words: HomeWording;
  readonly foot: FootWording;
  /** What was left open. */
  readonly children: ReactNode;
}

export function Home({ words, foot, children }: HomeProps) {
  return (
    <Skin name="ink">
      <main className={style.home}>
        <header className={style.hero}>
          <div>
            <p className={style.brand} aria-hidden="true">
              证
            </p>
            <h1 className={style.title}>Demonstrandum</h1>
            <p className={style.lead}>{words.lead}</p>
          </div>
          <Glance words={words.glance} />
        </header>
        <p className={style.daily}>
          <ButtonLink look="primary" href="/daily">
            {words.daily.go}
          </ButtonLink>
          {words.daily.text}
        </p>
        {children}
        <section aria-labelledby="games" className={style.games}>
          <h2 id="games" className={style.heading}>
            {words.games}
          </h2>
          <div className={style.rooms}>
            {ROOMS.map((room) => (
              <RoomTile key={room.id} room={roomIn(words.house, room)} words={words} />
            ))}
          </div>
          <div className={style.tables}>
            {TABLE_DOORS.map((door) => (
              <TableTile key={door.href} door={door} words={words.tables[door.href]} />
            ))}
          </div>
        </section>
      </main>
      <SiteFoot words={foot} />
    </Skin>
  );
}
