// Hands the game to another device: a code to scan, a link to send. The game travels in the part of the link that is never sent to a server.
"use client";

import { makeShareText } from "@demonstrandum/deals";
import { useWords } from "../../../words/use-words.ts";
import { QrCode } from "../../base/design/qr-code.tsx";
import { useAddress } from "../../base/language/language.tsx";
import { savedGame, type TableGame } from "../store/table-game.ts";
import style from "./handover.module.css";
import { LinkField } from "./link-field.tsx";
import { makeLink } from "./read-game.ts";

export function Handover({ game }: { readonly game: TableGame }) {
  const { handover } = useWords("clue");
  const page = useAddress()("/clue");
  const link = makeLink(makeShareText(savedGame(game)), window.location.origin + page);
  return (
    <div className={style.handover}>
      <QrCode text={link} label={handover.qr} otherwise={handover.tooLong} />
      <LinkField link={link} label={handover.link} note={handover.warning} />
    </div>
  );
}
