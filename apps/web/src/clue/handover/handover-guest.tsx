// A game that came in by a link: it is put on the table only when the player says so, beside the games already there.
"use client";

import { useEffect, useState } from "react";
import { Button } from "../../design/button.tsx";
import { Dialog } from "../../design/dialog.tsx";
import type { TableStore } from "../state/table-store.ts";
import { plural } from "../words/say.ts";
import style from "./handover.module.css";
import { type ReadGame, readHash } from "./read-game.ts";

const forgetLink = () => window.history.replaceState(null, "", window.location.pathname + window.location.search);

export function HandoverGuest({ store }: { readonly store: TableStore }) {
  const [guest, setGuest] = useState<ReadGame>();
  useEffect(() => {
    const look = () => setGuest(readHash(window.location.hash));
    look();
    window.addEventListener("hashchange", look);
    return () => window.removeEventListener("hashchange", look);
  }, []);
  if (!guest) return null;
  const close = () => {
    forgetLink();
    setGuest(undefined);
  };
  return (
    <Dialog onClose={close} aria-labelledby="guest-title">
      <h2 id="guest-title">{guest.ok ? "A game was handed to you" : "This link cannot be read"}</h2>
      <p>
        {guest.ok
          ? `${guest.game.setup.deck.name} with ${guest.game.setup.players.join(", ")}; ${plural(guest.game.log.length, "entry", "entries")}. It is added to your games.`
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
            Take it over
          </Button>
        )}
        <Button onClick={close}>{guest.ok ? "Not now" : "Close"}</Button>
      </div>
    </Dialog>
  );
}
