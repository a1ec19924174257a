// A game's landing: what it is, how hard it should be, and off one goes.
"use client";

import { useEffect, useId, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import { ButtonLink } from "../../base/design/button-link.tsx";
import { Choices } from "../../base/design/choices.tsx";
import { Seal } from "../../base/design/seal.tsx";
import { SiteLink } from "../../base/language/site-link.tsx";
import { openStorage } from "../../base/storage/storage.ts";
import type { Amount, RoomOptions } from "../../table/games/options.ts";
import type { Room } from "../../table/games/room.ts";
import { listPlays, type SavedPlay } from "../../table/store/saved-play.ts";
import { Crowd } from "../home/crowd.tsx";
import { Advanced } from "./advanced.tsx";
import style from "./landing.module.css";
import { Selections } from "./selections.tsx";
import { FIRST_WISH, levelsFor, loadWish, saveWish, selectionsFor, settleWish, type Wish } from "./wish.ts";

interface SizeProps {
  readonly amount: Amount;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** How many: a slider that says where it stands. */
function Size({ amount: { legend, least, most }, value, onChange }: SizeProps) {
  const id = useId();
  return (
    <div className={style.size}>
      <label htmlFor={id}>{legend}</label>
      <output htmlFor={id}>{value}</output>
      <input
        id={id}
        type="range"
        min={least}
        max={most}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <span aria-hidden="true" className={style.ends}>
        <span>{least}</span>
        <span>{most}</span>
      </span>
    </div>
  );
}

interface LandingProps {
  readonly room: Room;
  readonly options: RoomOptions;
  readonly onMake: () => void;
}

export function Landing({ room, options, onMake }: LandingProps) {
  const words = useWords("room");
  const [wish, setWish] = useState<Wish>(FIRST_WISH);
  const [open, setOpen] = useState<SavedPlay>();
  useEffect(() => {
    setWish(loadWish(openStorage(), room.id));
    setOpen(listPlays(openStorage()).find((play) => play.game === room.id && !play.isDone));
  }, [room.id]);
  const change = (part: Partial<Wish>) => {
    const next = { ...wish, ...part };
    saveWish(openStorage(), room.id, next);
    setWish(next);
  };
  const settled = settleWish(options, wish);
  return (
    <main className={style.landing}>
      <nav className={style.nav} aria-label={words.site}>
        <SiteLink href="/">{words.allGames}</SiteLink>
        <SiteLink href="/learn">{words.learn}</SiteLink>
      </nav>
      <div className={style.intro}>
        <p className={style.seals}>
          <Seal glyph={room.glyphs[0]} kind="a" size="l" />
          <Seal glyph={room.glyphs[1]} kind="b" size="l" />
        </p>
        <h1>{room.title}</h1>
        <p className={style.tagline}>{room.tagline}</p>
        <p>{room.story}</p>
        <Crowd room={room} />
      </div>
      <div className={style.form}>
        {open && (
          <ButtonLink href={`/${open.game}/p/${open.puzzle}`} className={style.resume}>
            {words.goOn(open.known, open.total)}
          </ButtonLink>
        )}
        <Choices
          legend={words.howHard}
          name="difficulty"
          choices={levelsFor(options, settled)}
          value={settled.difficulty}
          onChange={(difficulty) => change({ difficulty })}
        />
        {options.size && <Size amount={options.size} value={settled.size} onChange={(size) => change({ size })} />}
        <Selections
          selections={selectionsFor(options, settled).filter(({ isFirst }) => isFirst)}
          wish={settled}
          onChange={change}
        />
        <Button look="primary" className={style.play} onClick={onMake}>
          {words.play}
        </Button>
        <Advanced options={options} wish={settled} onChange={change} />
      </div>
    </main>
  );
}
