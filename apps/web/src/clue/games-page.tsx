// The door to the table: begin a new game, go on with an old one, or open one from a file.
"use client";

import { useState } from "react";
import { Button } from "../design/button.tsx";
import { ButtonLink } from "../design/button-link.tsx";
import { Panel } from "../design/panel.tsx";
import { openStorage } from "../state/storage.ts";
import style from "./clue.module.css";
import { endSharing } from "./following/shared-table.ts";
import { FileOpener } from "./handover/file-opener.tsx";
import { Icon } from "./parts/icon.tsx";
import { IconButton } from "./parts/icon-button.tsx";
import { exampleGame } from "./state/example-game.ts";
import type { KeptGame } from "./state/kept-games.ts";
import type { TableStore } from "./state/table-store.ts";
import { plural, sayWhen } from "./words/say.ts";

interface GamesPageProps {
  readonly store: TableStore;
  readonly kept: readonly KeptGame[];
  readonly onNew: () => void;
  readonly onPractice: () => void;
}

const PROMISES = [
  ["check", "Every fact", "All that is certain, with the rule and the entries that prove it."],
  ["count", "Every chance", "Exact odds for each card and envelope, from the first turn."],
  ["speech", "The next move", "What to ask, what to show, when to accuse, who is close."],
] as const;

export function GamesPage({ store, kept, onNew, onPractice }: GamesPageProps) {
  return (
    <main className={style.shelf}>
      <header className={style.welcome}>
        <p className={style.back}>
          <ButtonLink href="/" look="quiet">
            <Icon name="home" size={18} /> All games
          </ButtonLink>
        </p>
        <h1>The Clue table</h1>
        <p>
          Your assistant beside the board. Record who asked, who passed and who showed; it finds everything that
          follows, with the reason, and says exactly how likely the rest is.
        </p>
        <div className={style.begin}>
          <Button look="primary" onClick={onNew}>
            <Icon name="plus" size={18} /> New table
          </Button>
          <Button onClick={onPractice}>Practice</Button>
          <FileOpener store={store} />
          <Button look="quiet" onClick={() => store.take(exampleGame(Date.now()))}>
            Look at an example
          </Button>
        </div>
      </header>
      {kept.length > 0 && (
        <Panel aria-labelledby="games-title">
          <h2 id="games-title">Your games</h2>
          <ul className={style.games}>
            {kept.map((game) => (
              <GameRow key={game.id} game={game} store={store} />
            ))}
          </ul>
        </Panel>
      )}
      <ul className={style.promises}>
        {PROMISES.map(([icon, title, text]) => (
          <li key={title}>
            <Icon name={icon} size={22} />
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <p className={style.small}>
        Games are kept in this browser only. Nothing is sent anywhere unless you let another device follow a table, or a
        language model is set up and you ask it.
      </p>
    </main>
  );
}

function GameRow({ game, store }: { readonly game: KeptGame; readonly store: TableStore }) {
  const [isSure, setSure] = useState(false);
  const drop = () => {
    void endSharing(openStorage(), game.id);
    store.drop(game.id);
  };
  if (isSure) {
    return (
      <li className={style.gameRow}>
        <p className={style.really}>Delete “{game.name}” for good?</p>
        <Button look="kind-b" onClick={drop}>
          Delete
        </Button>
        <Button onClick={() => setSure(false)}>Keep</Button>
      </li>
    );
  }
  return (
    <li className={style.gameRow}>
      <button type="button" className={style.resume} onClick={() => store.open(game.id)}>
        <b>{game.name}</b>
        <small>
          {plural(game.entries, "entry", "entries")} · {sayWhen(game.updated, Date.now())}
        </small>
      </button>
      <IconButton icon="bin" label={`Delete ${game.name}`} onClick={() => setSure(true)} />
    </li>
  );
}
