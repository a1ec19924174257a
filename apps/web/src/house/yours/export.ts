// All plays as a file of the player's own.
import { saveText } from "../../base/design/save-text.ts";
import type { SavedPlay } from "../../table/store/saved-play.ts";

const FORMAT = "demonstrandum-plays/1";

export const savePlays = (plays: readonly SavedPlay[]): void =>
  saveText("demonstrandum-games.json", JSON.stringify({ format: FORMAT, plays }, null, 2));
