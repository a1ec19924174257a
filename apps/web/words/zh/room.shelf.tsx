// A game's room and a play in it. What is opened later has its words loaded later, in Chinese.
"use client";

import { loadOnce, makeShelf } from "../make-shelf.tsx";
import { zh as play } from "./play.ts";
import { zh as room } from "./room.ts";

export const RoomShelf = makeShelf({
  room,
  play,
  "own-names": loadOnce(async () => (await import("./own-names.ts")).zh),
  answers: loadOnce(async () => (await import("./answers.ts")).zh),
  coach: loadOnce(async () => (await import("./coach.ts")).zh),
  testimony: loadOnce(async () => (await import("./testimony.ts")).zh),
  embed: loadOnce(async () => (await import("./embed.ts")).zh),
  print: loadOnce(async () => (await import("./print.ts")).zh),
});
