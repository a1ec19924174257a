// The front door: what this is at a glance, what you left open, today's puzzles and all games.
import { ButtonLink } from "../design/button-link.tsx";
import { Skin } from "../design/skin.tsx";
import { ROOMS } from "../games/rooms.ts";
import { en as foot } from "./foot-words/en.ts";
import { Glance } from "./glance.tsx";
import style from "./home.module.css";
import { OpenPlays } from "./open-plays.tsx";
import { RoomTile } from "./room-tile.tsx";
import { SiteFoot } from "./site-foot.tsx";
import { TABLE_DOORS, TableTile } from "./tables.tsx";

export function Home() {
  return (
    <Skin name="ink">
      <main className={style.home}>
        <header className={style.hero}>
          <div>
            <p className={style.brand} aria-hidden="true">
              证
            </p>
            <h1 className={style.title}>Demonstrandum</h1>
            <p className={style.lead}>
              Games of pure deduction. Nothing counts until it is shown: every answer can be proved from what lies on
              the table, and the game will show you the proof.
            </p>
          </div>
          <Glance />
        </header>
        <p className={style.daily}>
          <ButtonLink look="primary" href="/daily">
            Daily puzzles
          </ButtonLink>
          The same for everybody, with streaks, and leagues among friends.
        </p>
        <OpenPlays />
        <section aria-labelledby="games" className={style.games}>
          <h2 id="games" className={style.heading}>
            Games
          </h2>
          <div className={style.rooms}>
            {ROOMS.map((room) => (
              <RoomTile key={room.id} room={room} />
            ))}
          </div>
          <div className={style.tables}>
            {TABLE_DOORS.map((table) => (
              <TableTile key={table.href} table={table} />
            ))}
          </div>
        </section>
      </main>
      <SiteFoot words={foot} />
    </Skin>
  );
}
