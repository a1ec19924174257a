// What is shared: a result that people and programs can read, without a word about who is who, and a link that holds the puzzle and nothing else.

import type { HowFound, View } from "@demonstrandum/engine";
import type { Language } from "@demonstrandum/text";
import type { ShareFigures } from "../../../words/en/play.ts";
import type { Words } from "../../../words/words.ts";
import { isDebugKey } from "../referee/debug-query.ts";
import { showTime } from "../store/show-time.ts";

/** What a result is the result of. */
export interface ShareName {
  /** Of the day, for a daily puzzle. */
  readonly number?: number | undefined;
  /** The day's, or the game's. */
  readonly title: string;
}

export interface ShareResult extends ShareName {
  readonly view: View;
  readonly seconds: number;
  /** Days won in a row, for a daily puzzle. */
  readonly streak?: number | undefined;
}

const SIGNS: Readonly<Record<HowFound, string>> = { proved: "🟩", accused: "🟦", helped: "🟨", erred: "🟥" };
/** Known from the start. */
const GIVEN = "⬜";

/** The board in its own shape: how each person was found, and not what they are. */
export function signsOf({ rows, people }: Pick<View, "rows" | "people">): string {
  const lines = Array.from({ length: rows }, (_, row) => people.filter((person) => person.row === row));
  return lines.map((line) => line.map(({ found }) => (found ? SIGNS[found] : GIVEN)).join("")).join("\n");
}

const figuresOf = ({ number, title, view, seconds, streak }: ShareResult): ShareFigures => ({
  ...{ number, title, streak },
  ...{ difficulty: view.difficulty, mistakes: view.mistakes, hints: view.hints, time: showTime(seconds) },
});

/** Its grammar is in `docs/formats.md`; the address of the puzzle follows on a line of its own. */
export const shareText = ({ end }: Words["play"], result: ShareResult): string =>
  `${end.text(figuresOf(result))}\n${signsOf(result.view)}`;

/** What the puzzle is and what is to beat. */
export const dareText = ({ end }: Words["play"], result: ShareResult): string => end.dare(figuresOf(result));

/** What may stand in an address bar and is nobody else's business. */
const isPrivate = (key: string): boolean => isDebugKey(key) || key === "challenge";

export type PageAddress = Pick<Location, "origin" | "pathname" | "search">;

/** The address of the puzzle itself, without whatever else the address bar holds. */
export function puzzleUrl({ origin, pathname, search }: PageAddress, hash = ""): string {
  const query = [...new URLSearchParams(search)].filter(([key]) => !isPrivate(key));
  const text = query.map(([key, value]) => `${key}=${value}`).join("&");
  return `${origin}${pathname}${text ? `?${text}` : ""}${hash}`;
}

const CODE = /\/p\/([\w-]+)$/;

/** What shows the puzzle in a frame on somebody's page; none where the address holds no puzzle. */
export function embedText({ origin, pathname }: PageAddress, language: Language, title: string): string | undefined {
  const [, code] = CODE.exec(pathname) ?? [];
  const src = `${origin}/embed/${code}?lang=${language}`;
  const allow = "clipboard-write; web-share";
  return (
    code &&
    `<iframe src="${src}" title="${title}" allow="${allow}" width="100%" height="800" style="border:0"></iframe>`
  );
}

export type Shared = "shared" | "copied" | "cancelled" | "failed";

/** Through the system's share sheet where there is one, otherwise to the clipboard. */
export async function share(text: string, url: string): Promise<Shared> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share({ text, url });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "cancelled";
    }
  }
  return copy(`${text}\n${url}`);
}

export async function copy(text: string): Promise<"copied" | "failed"> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "failed";
  }
}
