// Saves a game as a file on this device.
import { makeGameText } from "@demonstrandum/deals";
import { saveText } from "../../design/save-text.ts";
import { savedGame, type TableGame } from "../state/table-game.ts";

export function saveAsFile(game: TableGame): void {
  const name = game.name.replace(/[^\p{L}\p{N}]+/gu, "-").toLowerCase() || "clue-table";
  saveText(`${name}.json`, makeGameText(savedGame(game)));
}
