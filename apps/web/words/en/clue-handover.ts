// Handing a game over, in English.

import { englishEntries } from "./amounts.ts";

export const en = {
  tooLarge: "This file is too large to be a game.",
  openFile: "Open a file",
  file: "Game file",
  guest: "A game was handed to you",
  unreadable: "This link cannot be read",
  guestText: (deck: string, players: readonly string[], count: number) =>
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
  /** The name of a file, without its ending. */
  fileName: "clue-table",
};
