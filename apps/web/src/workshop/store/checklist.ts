// What a draft needs before it is handed on. All of it is read off the draft as it stands, so any edit unticks what it undoes: a play that
// its author finished is a play of that very puzzle.
import { flawOfByline, tidyByline } from "@demonstrandum/engine";
import type { Storage } from "../../base/storage/storage.ts";
import { keyOf, loadPlay } from "../../table/store/saved-play.ts";
import { secondsOf } from "../../table/store/show-time.ts";
import type { ToldDraft } from "../worker/messages.ts";

export const CHECKS = ["sound", "fair", "solved", "title"] as const;

export type ChecklistItem = (typeof CHECKS)[number];

export interface Checklist {
  readonly ticked: Readonly<Record<ChecklistItem, boolean>>;
  readonly isDone: boolean;
  /** How long the author took, in seconds. */
  readonly par: number | undefined;
}

/** How long a finished play of the puzzle took; undefined where there is none. */
function timeOf(storage: Storage, game: string, code: string): number | undefined {
  const loaded = loadPlay(storage, keyOf(game, code));
  return loaded.kind === "play" && loaded.play.isDone ? Math.max(1, secondsOf(loaded.play.clock)) : undefined;
}

/** `told` is what was told of the draft as it stands, if anything was yet. */
export function checklistOf(storage: Storage, told: ToldDraft | undefined, title: string): Checklist {
  const { survey, code, view } = told ?? {};
  const par = code !== undefined && view ? timeOf(storage, view.game, code) : undefined;
  const name = tidyByline(title);
  const ticked = {
    sound: survey?.worlds.count === 1 && survey.worlds.isExact && survey.untrue.length === 0,
    fair: code !== undefined,
    solved: par !== undefined,
    title: name !== "" && flawOfByline(name) === undefined,
  };
  return { ticked, isDone: CHECKS.every((check) => ticked[check]), par };
}
