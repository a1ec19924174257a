// Handing a game over, in English.
import { englishEntries } from "../../words/english-amounts.ts";
import type { HandoverWording } from "./wording.ts";

export const en: HandoverWording = {
  tooLarge: "This file is too large to be a game.",
  openFile: "Open a file",
  file: "Game file",
  guest: "A game was handed to you",
  unreadable: "This link cannot be read",
  guestText: (deck, players, count) =>
    `${deck} with ${players.join(", ")}; ${englishEntries(count)}. It is added to your games.`,
  take: "Take it over",
  notNow: "Not now",
  close: "Close",
  qr: "QR code with this game",
  tooLong: "This game is too long for a QR code. The link and the file hold all of it.",
  link: "Link to this game",
  warning: "Whoever opens it sees your hand and your notes.",
  copied: "Copied.",
  notCopied: "Copying is not allowed here: press and hold the link instead.",
  copy: "Copy link",
  fileName: "clue-table",
};
