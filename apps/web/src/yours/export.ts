// All plays as a file of the player's own.
import type { SavedPlay } from "../state/saved-play.ts";

const FORMAT = "demonstrandum-plays/1";

export const makeFile = (plays: readonly SavedPlay[]): string => JSON.stringify({ format: FORMAT, plays }, null, 2);

export function downloadPlays(plays: readonly SavedPlay[]): void {
  const url = URL.createObjectURL(new Blob([makeFile(plays)], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: "demonstrandum-games.json" });
  link.click();
  URL.revokeObjectURL(url);
}
