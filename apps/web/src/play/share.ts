// What is shared: a result readable aloud, without a word about who is who, and a link that holds the puzzle and nothing else.
import type { HowFound, View } from "@demonstrandum/engine";
import type { PlayWording } from "./words/wording.ts";

interface Result {
  readonly title: string;
  readonly view: View;
  readonly seconds: number;
}

const SIGNS: Readonly<Record<HowFound, string>> = { proved: "🟩", accused: "🟦", helped: "🟨", erred: "🟥" };
const IN_A_ROW = 5;

/** How each person was found, in the order in which they were. */
export function signsOf(found: readonly HowFound[]): string {
  const signs = found.map((finding) => SIGNS[finding]);
  const rows = Array.from({ length: Math.ceil(signs.length / IN_A_ROW) }, (_, row) =>
    signs.slice(row * IN_A_ROW, (row + 1) * IN_A_ROW).join(""),
  );
  return rows.join("\n");
}

export function shareText({ end }: PlayWording, { title, view, seconds }: Result): string {
  const { difficulty, mistakes, hints, people, accused } = view;
  const figures = { title, difficulty, people: people.length, accused, seconds, mistakes, hints };
  return `${end.text(figures)}\n${signsOf(view.found)}`;
}

/** What may stand in an address bar and is nobody else's business. */
const PRIVATE = ["debug", "challenge"];

/** The address of the puzzle itself, without whatever else the address bar holds. */
export function puzzleUrl({ origin, pathname, search }: Location, hash = ""): string {
  const query = [...new URLSearchParams(search)].filter(([key]) => !PRIVATE.includes(key));
  const text = query.map(([key, value]) => `${key}=${value}`).join("&");
  return `${origin}${pathname}${text ? `?${text}` : ""}${hash}`;
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
  try {
    await navigator.clipboard.writeText(`${text}\n${url}`);
    return "copied";
  } catch {
    return "failed";
  }
}
