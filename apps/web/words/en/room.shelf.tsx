// A game's room and a play in it. What is opened later has its words loaded later, in English.
"use client";

import { loadOnce, makeShelf } from "../make-shelf.tsx";
import { en as play } from "./play.ts";
import { en as room } from "./room.ts";

export const RoomShelf = makeShelf({
  room,
  play,
  "own-names": loadOnce(async () => (await import("./own-names.ts")).en),
  answers: loadOnce(async () => (await import("./answers.ts")).en),
  coach: loadOnce(async () => (await import("./coach.ts")).en),
  testimony: loadOnce(async () => (await import("./testimony.ts")).en),
  embed: loadOnce(async () => (await import("./embed.ts")).en),
  print: loadOnce(async () => (await import("./print.ts")).en),
});
