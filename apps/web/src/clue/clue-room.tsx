// The Clue table: chooses between the games kept here, the form of a new table, the game being played, and one that is followed.
"use client";

import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useWords } from "../../words/use-words.ts";
import { openStorage } from "../base/storage/storage.ts";
import style from "./clue.module.css";
import { FollowedRoom, useFollowHash } from "./following/followed-room.tsx";
import { GamesPage } from "./games-page.tsx";
import { HandoverGuest } from "./handover/handover-guest.tsx";
import { isPracticeOpen } from "./practice/saved-practice.ts";
import { SetupForm } from "./setup/setup-form.tsx";
import { loadGames } from "./store/kept-games.ts";
import { loadForm, newSetupDraft, type SetupDraft, saveForm } from "./store/setup-draft.ts";
import type { TableStore } from "./store/table-store.ts";
import { useTableState, useTableStore } from "./store/use-table-store.ts";
import { TablePage } from "./table-page.tsx";

// With it comes the reasoning itself, which otherwise only the worker has.
const PracticeRoom = lazy(async () => ({ default: (await import("./practice/practice-room.tsx")).PracticeRoom }));

export function ClueRoom() {
  const words = useWords("clue");
  const store = useTableStore(words);
  return store ? <Room store={store} /> : <p className={style.waiting}>{words.shelf.opening}</p>;
}

function Room({ store }: { readonly store: TableStore }) {
  const words = useWords("clue");
  const { game, kept } = useTableState(store);
  const [form, setFormState] = useState(() => loadForm(openStorage()));
  const setForm = (draft: SetupDraft | undefined) => {
    saveForm(openStorage(), draft);
    setFormState(draft);
  };
  const [isPractice, setPractice] = useState(() => isPracticeOpen(openStorage()));
  const followed = useFollowHash();
  useHeadlineFocus(followed ? "followed" : isPractice ? "practice" : form ? "form" : (game?.id ?? "games"));
  const beginForm = () => setForm(newSetupDraft(words, loadGames(openStorage())[0]?.setup));
  if (followed !== undefined) return <FollowedRoom key={followed} id={followed} onKeep={store.take} />;
  if (isPractice) {
    return (
      <Suspense fallback={<p className={style.waiting}>{words.shelf.opening}</p>}>
        <PracticeRoom onLeave={() => setPractice(false)} />
      </Suspense>
    );
  }
  if (form) {
    return (
      <main className={style.setup}>
        <h1>{words.setup.title}</h1>
        <SetupForm
          draft={form}
          onChange={setForm}
          onCancel={() => setForm(undefined)}
          onDone={(setup) => {
            store.start(setup);
            setForm(undefined);
          }}
        />
      </main>
    );
  }
  return (
    <>
      {game ? (
        <TablePage key={game.id} store={store} game={game} />
      ) : (
        <GamesPage store={store} kept={kept} onNew={beginForm} onPractice={() => setPractice(true)} />
      )}
      <HandoverGuest store={store} />
    </>
  );
}

/** A button that leads to another page goes away with its own, so the new page's headline takes the focus. */
function useHeadlineFocus(page: string): void {
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    const headline = document.querySelector<HTMLElement>("main h1");
    headline?.setAttribute("tabindex", "-1");
    headline?.focus();
  }, [page]);
}
