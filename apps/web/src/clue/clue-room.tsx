// The Clue table: chooses between the games kept here, the form of a new table, the game being played, and one that is followed.
"use client";

import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useWords } from "../../words/use-words.ts";
import { Button } from "../base/design/button.tsx";
import { Dialog } from "../base/design/dialog.tsx";
import { openStorage } from "../base/storage/storage.ts";
import style from "./clue.module.css";
import { FollowedRoom, useFollowHash } from "./following/followed-room.tsx";
import { GamesPage } from "./games-page.tsx";
import handoverStyle from "./handover/handover.module.css";
import { type ReadGame, readHash } from "./handover/read-game.ts";
import { isPracticeOpen } from "./practice/saved-practice.ts";
import { SetupForm } from "./setup/setup-form.tsx";
import { loadGames } from "./store/kept-games.ts";
import { loadForm, newSetupDraft, type SetupDraft, saveForm } from "./store/setup-draft.ts";
import type { TableStore } from "./store/table-store.ts";
import { useTableState, useTableStore } from "./store/use-table-store.ts";
import { TablePage } from "./table-page.tsx";

const forgetLink = () => window.history.replaceState(null, "", window.location.pathname + window.location.search);

/**
 * A game that came in by a link: it is put on the table only when the player says so, beside the games already there.
 */
function HandoverGuest({ store }: { readonly store: TableStore }) {
  const words = useWords("clue");
  const { handover } = words;
  const [guest, setGuest] = useState<ReadGame>();
  useEffect(() => {
    const look = async () => setGuest(await readHash(words, window.location.hash));
    look();
    window.addEventListener("hashchange", look);
    return () => window.removeEventListener("hashchange", look);
  }, [words]);
  if (!guest) return null;
  const close = () => {
    forgetLink();
    setGuest(undefined);
  };
  return (
    <Dialog onClose={close} aria-labelledby="guest-title">
      <h2 id="guest-title">{guest.ok ? handover.guest : handover.unreadable}</h2>
      <p>
        {guest.ok
          ? handover.guestText(
              words.table.deckName(guest.game.setup.deck),
              guest.game.setup.players,
              guest.game.log.length,
            )
          : guest.problem}
      </p>
      <div className={handoverStyle.actions}>
        {guest.ok && (
          <Button
            look="primary"
            onClick={() => {
              store.take(guest.game);
              close();
            }}
          >
            {handover.take}
          </Button>
        )}
        <Button onClick={close}>{guest.ok ? handover.notNow : handover.close}</Button>
      </div>
    </Dialog>
  );
}

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
