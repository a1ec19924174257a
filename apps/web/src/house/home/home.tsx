// The front door: what this is at a glance, what you left open, today's puzzles and all games.

import type { ReactNode } from "react";
import type { Words } from "../../../words/words.ts";
import { ButtonLink } from "../../base/design/button-link.tsx";
import { Portrait } from "../../base/design/portrait.tsx";
import type { SkinName } from "../../base/design/scenery.tsx";
import { Seal } from "../../base/design/seal.tsx";
import { Skin } from "../../base/design/skin.tsx";
import { SiteLink } from "../../base/language/site-link.tsx";
import type { Room } from "../../table/games/room.ts";
import { ROOMS, roomIn } from "../../table/games/rooms.ts";
import { todayAddress } from "../daily/address.ts";
import { Crowd } from "./crowd.tsx";
import style from "./home.module.css";
import { SiteFoot } from "./site-foot.tsx";

type TableAddress = "/clue" | "/learn";

interface TableDoor {
  readonly href: TableAddress;
  readonly glyph: string;
  readonly skin: SkinName;
}

/** Further doors of the house that are not puzzle rooms. A new one is one line in TABLE_DOORS, and its words. */
const TABLE_DOORS: readonly TableDoor[] = [
  { href: "/clue", glyph: "谜", skin: "study" },
  { href: "/learn", glyph: "书", skin: "ink" },
];

interface TableTileProps {
  readonly door: TableDoor;
  readonly words: { readonly title: string; readonly text: string };
}

function TableTile({ door, words }: TableTileProps) {
  return (
    <SiteLink href={door.href} className={style.door} data-skin={door.skin}>
      <span aria-hidden="true" className={style.glyph}>
        {door.glyph}
      </span>
      <span>
        <b>{words.title}</b>
        <small>{words.text}</small>
      </span>
    </SiteLink>
  );
}

/** A game on the front page, in its own colors: the puzzle of the day, or one of your choosing. */
function RoomTile({ room, words }: { readonly room: Room; readonly words: Words["home"] }) {
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

/** Whose faces they have, whatever they are called. */
const PEOPLE = [
  { face: "Han Xue", kind: "a" },
  { face: "Jiang Bo", kind: "a" },
  { face: "Lin Fei", kind: "b" },
] as const;

/** The whole idea in one small picture: two are known, a third follows. */
function Glance({ words: { names, caption } }: { readonly words: Words["home"]["glance"] }) {
  return (
    <figure className={style.glance} data-hidden-kind="demon">
      <div className={style.row} aria-hidden="true">
        {PEOPLE.map(({ face, kind }, at) => (
          <div key={face} className={style.person} data-kind={kind}>
            <Portrait name={face} kind={kind} />
            <b>{names[at]}</b>
            <Seal glyph={kind === "a" ? "仙" : "妖"} kind={kind} className={style.seal} />
          </div>
        ))}
      </div>
      <figcaption className={style.caption}>
        {caption.before}
        <q>{caption.quote}</q>
        {caption.after}
      </figcaption>
    </figure>
  );
}

interface DoorsProps {
  readonly words: Words["home"];
  /** What is kept here of days won. */
  readonly children: ReactNode;
}

/**
 * The one thing to do on the front page: begin, for whoever was never here; today's puzzle, for whoever has played.
 * Which of the two is seen is known before the first paint (theme.js), so that nothing jumps.
 */
function Doors({ words, children }: DoorsProps) {
  return (
    <>
      <div className={style.first}>
        <ButtonLink look="primary" href="/learn/quick" className={style.main}>
          {words.start.go}
        </ButtonLink>
        <p>{words.start.text}</p>
      </div>
      <div className={style.back}>
        <ButtonLink look="primary" href="/daily" className={style.main}>
          {words.today}
        </ButtonLink>
        {children}
      </div>
    </>
  );
}

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
