// A game that came in by a link: it is put on the table only when the player says so, beside the games already there.
"use client";

import { useEffect, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import { Dialog } from "../../base/design/dialog.tsx";
import type { TableStore } from "../store/table-store.ts";
import style from "./handover.module.css";
import { type ReadGame, readHash } from "./read-game.ts";

const forgetLink = () => window.history.replaceState(null, "", window.location.pathname + window.location.search);

export function HandoverGuest({ store }: { readonly store: TableStore }) {
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
      <div className={style.actions}>
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
