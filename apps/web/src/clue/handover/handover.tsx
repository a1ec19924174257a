// Hands the game to another device: a code to scan, a link to send. The game travels in the part of the link that is never sent to a server.
"use client";

import { makeShareText } from "@demonstrandum/deals";
import { QrCode } from "../../design/qr-code.tsx";
import { savedGame, type TableGame } from "../state/table-game.ts";
import style from "./handover.module.css";
import { LinkField } from "./link-field.tsx";
import { makeLink } from "./read-game.ts";

export function Handover({ game }: { readonly game: TableGame }) {
  const link = makeLink(makeShareText(savedGame(game)), window.location.origin);
  return (
    <div className={style.handover}>
      <QrCode
        text={link}
        label="QR code with this game"
        otherwise="This game is too long for a QR code. The link and the file hold all of it."
      />
      <LinkField link={link} label="Link to this game" note="Whoever opens it sees your hand and your notes." />
    </div>
  );
}
