// The door to the table: begin a new game, go on with an old one, or open one from a file.
"use client";

import { type ChangeEvent, useRef, useState } from "react";
import { useWords } from "../../words/use-words.ts";
import { Button } from "../base/design/button.tsx";
import { ButtonLink } from "../base/design/button-link.tsx";
import { Panel } from "../base/design/panel.tsx";
import { LanguageSwitch } from "../base/language/language-switch.tsx";
import { openStorage } from "../base/storage/storage.ts";
import style from "./clue.module.css";
import { endSharing } from "./following/shared-table.ts";
import handoverStyle from "./handover/handover.module.css";
import { readFileText } from "./handover/read-game.ts";
import { Icon } from "./parts/icon.tsx";
import { IconButton } from "./parts/icon-button.tsx";
import { sayWhen } from "./say/say.ts";
import type { KeptGame } from "./store/kept-games.ts";
import type { TableStore } from "./store/table-store.ts";

/** A game is a few kilobytes; anything larger is something else. */
const MAX_BYTES = 2_000_000;

/** Opens a saved game from a file. */
function FileOpener({ store }: { readonly store: TableStore }) {
  const words = useWords("clue");
  const { handover } = words;
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState("");
  const open = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = "";
    if (!file) return;
    const read = file.size > MAX_BYTES ? undefined : readFileText(words, await file.text());
    if (read?.ok) store.take(read.game);
    else setProblem(read ? read.problem : handover.tooLarge);
  };
  return (
    <>
      <Button onClick={() => input.current?.click()}>
        <Icon name="open" size={18} /> {handover.openFile}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={handover.file}
        onChange={open}
      />
      <p role="alert" className={handoverStyle.failed}>
        {problem}
      </p>
    </>
  );
}

interface GamesPageProps {
  readonly store: TableStore;
  readonly kept: readonly KeptGame[];
  readonly onNew: () => void;
  readonly onPractice: () => void;
}

/** The drawings of what is promised. */
const DRAWINGS = ["check", "count", "speech"] as const;

export function GamesPage({ store, kept, onNew, onPractice }: GamesPageProps) {
  const words = useWords("clue");
  const { shelf } = words;
  const openExample = async () => {
    const { exampleGame } = await import("./store/example-game.ts");
    store.take(exampleGame(words, Date.now()));
  };
  return (
    <main className={style.shelf}>
      <header className={style.welcome}>
        <p className={style.back}>
          <ButtonLink href="/" look="quiet">
            <Icon name="home" size={18} /> {shelf.allGames}
          </ButtonLink>
        </p>
        <h1>{words.title}</h1>
        <p>{shelf.text}</p>
        <div className={style.begin}>
          <Button look="primary" onClick={onNew}>
            <Icon name="plus" size={18} /> {shelf.begin}
          </Button>
          <Button onClick={onPractice}>{shelf.practice}</Button>
          <FileOpener store={store} />
          <Button look="quiet" onClick={openExample}>
            {shelf.example}
          </Button>
        </div>
      </header>
      {kept.length > 0 && (
        <Panel aria-labelledby="games-title">
          <h2 id="games-title">{shelf.yourGames}</h2>
          <ul className={style.games}>
            {kept.map((game) => (
              <GameRow key={game.id} game={game} store={store} />
            ))}
          </ul>
        </Panel>
      )}
      <ul className={style.promises}>
        {shelf.promises.map(([title, text], at) => (
          <li key={title}>
            <Icon name={DRAWINGS[at] ?? "check"} size={22} />
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <p className={style.small}>{shelf.kept}</p>
      <p className={style.small}>
        <LanguageSwitch />
      </p>
    </main>
  );
}

function GameRow({ game, store }: { readonly game: KeptGame; readonly store: TableStore }) {
  const words = useWords("clue");
  const { shelf } = words;
  const [isSure, setSure] = useState(false);
  const drop = () => {
    void endSharing(openStorage(), game.id);
    store.drop(game.id);
  };
  if (isSure) {
    return (
      <li className={style.gameRow}>
        <p className={style.really}>{shelf.reallyDelete(game.name)}</p>
        <Button look="kind-b" onClick={drop}>
          {shelf.delete}
        </Button>
        <Button onClick={() => setSure(false)}>{shelf.keep}</Button>
      </li>
    );
  }
  return (
    <li className={style.gameRow}>
      <button type="button" className={style.resume} onClick={() => store.open(game.id)}>
        <b>{game.name}</b>
        <small>
          {words.figures.entries(game.entries)} · {sayWhen(words, game.updated, Date.now())}
        </small>
      </button>
      <IconButton icon="bin" label={shelf.deleteGame(game.name)} onClick={() => setSure(true)} />
    </li>
  );
}
