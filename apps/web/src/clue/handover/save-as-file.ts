// Saves a game as a file on this device.
import { makeGameText } from "@demonstrandum/deals";
import { saveText } from "../../design/save-text.ts";
import { savedGame, type TableGame } from "../state/table-game.ts";

/** `otherwise`: what a game is called whose name has neither letters nor digits. */
export function saveAsFile(game: TableGame, otherwise: string): void {
  const name = game.name.replace(/[^\p{L}\p{N}]+/gu, "-").toLowerCase() || otherwise;
  saveText(`${name}.json`, makeGameText(savedGame(game)));
}
