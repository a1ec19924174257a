// Hands the game to another device: a code to scan, a link to send. The game travels in the part of the link that is never sent to a server.
"use client";

import { makeShareText } from "@demonstrandum/deals";
import { useState } from "react";
import { Button } from "../../design/button.tsx";
import { QrCode } from "../../design/qr-code.tsx";
import { Icon } from "../parts/icon.tsx";
import { savedGame, type TableGame } from "../state/table-game.ts";
import style from "./handover.module.css";
import { makeLink } from "./read-game.ts";

export function Handover({ game }: { readonly game: TableGame }) {
  const link = makeLink(makeShareText(savedGame(game)), window.location.origin);
  const [note, setNote] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setNote("Copied.");
    } catch {
      setNote("Copying is not allowed here: press and hold the link instead.");
    }
  };
  return (
    <div className={style.handover}>
      <QrCode
        text={link}
        label="QR code with this game"
        otherwise="This game is too long for a QR code. The link and the file hold all of it."
      />
      <label className={style.link}>
        <span className="visually-hidden">Link to this game</span>
        <input readOnly value={link} onFocus={(event) => event.target.select()} />
      </label>
      <Button look="primary" onClick={copy}>
        <Icon name="link" /> Copy link
      </Button>
      <p role="status" className={style.note}>
        {note || "Whoever opens it sees your hand and your notes."}
      </p>
    </div>
  );
}
