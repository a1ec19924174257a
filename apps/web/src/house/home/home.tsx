// The front door: what this is at a glance, what you left open, today's puzzles and all games.

import type { ReactNode } from "react";
import type { Words } from "../../../words/words.ts";
import { Skin } from "../../base/design/skin.tsx";
import { SiteLink } from "../../base/language/site-link.tsx";
import { ROOMS, roomIn } from "../../table/games/rooms.ts";
import { Doors } from "./doors.tsx";
import { Glance } from "./glance.tsx";
import style from "./home.module.css";
import { RoomTile } from "./room-tile.tsx";
import { SiteFoot } from "./site-foot.tsx";
import { TABLE_DOORS, TableTile } from "./tables.tsx";

interface HomeProps {
  readonly words: Words["home"];
  readonly foot: Words["foot"];
  /** How many days were won in a row. */
  readonly streak: ReactNode;
  /** What was left open. */
  readonly children: ReactNode;
}

export function Home({ words, foot, streak, children }: HomeProps) {
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
            <Doors words={words}>{streak}</Doors>
          </div>
          <Glance words={words.glance} />
        </header>
        {children}
        <p className={style.daily}>
          <SiteLink href="/daily">{words.daily.go}</SiteLink>
          {words.daily.text}
        </p>
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
