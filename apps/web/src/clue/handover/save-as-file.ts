// Saves a game as a file on this device.
import { makeGameText } from "@demonstrandum/deals";
import { saveText } from "../../base/design/save-text.ts";
import { savedGame, type TableGame } from "../store/table-game.ts";

/** The name of a game as that of a file. `otherwise`: what it is called if it has neither letters nor digits. */
export const fileNameOf = (game: TableGame, otherwise: string): string =>
  game.name.replace(/[^\p{L}\p{N}]+/gu, "-").toLowerCase() || otherwise;

export const saveAsFile = (game: TableGame, otherwise: string): void =>
  saveText(`${fileNameOf(game, otherwise)}.json`, makeGameText(savedGame(game)));
