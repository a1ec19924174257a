// Saves a game as a file on this device.
import { makeGameText } from "@demonstrandum/deals";
import { savedGame, type TableGame } from "../state/table-game.ts";

export function saveAsFile(game: TableGame): void {
  const url = URL.createObjectURL(new Blob([makeGameText(savedGame(game))], { type: "application/json" }));
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = `${game.name.replace(/[^\p{L}\p{N}]+/gu, "-").toLowerCase() || "clue-table"}.json`;
  anchor.click();
  // The download has begun by then; browsers keep what they need.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
