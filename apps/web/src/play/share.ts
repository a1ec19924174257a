// What is shared: a result readable aloud, without a word about who is who, and a link that holds the puzzle and nothing else.
import type { HowFound, View } from "@demonstrandum/engine";
import { capitalize } from "@demonstrandum/text";
import { sayTime } from "./say-time.ts";

interface Result {
  readonly title: string;
  readonly view: View;
  readonly seconds: number;
}

const sayCount = (count: number, one: string): string =>
  count === 0 ? `no ${one}s` : `${count} ${one}${count === 1 ? "" : "s"}`;

const SIGNS: Readonly<Record<HowFound, string>> = { proved: "🟩", helped: "🟨", erred: "🟥" };
const IN_A_ROW = 5;

/** How each person was found, in the order in which they were. */
export function signsOf(found: readonly HowFound[]): string {
  const signs = found.map((finding) => SIGNS[finding]);
  const rows = Array.from({ length: Math.ceil(signs.length / IN_A_ROW) }, (_, row) =>
    signs.slice(row * IN_A_ROW, (row + 1) * IN_A_ROW).join(""),
  );
  return rows.join("\n");
}

export function shareText({ title, view, seconds }: Result): string {
  const { mistakes, hints, people } = view;
  const flawless = mistakes === 0 && hints === 0;
  const how = flawless
    ? "without a mistake or a hint"
    : `with ${sayCount(mistakes, "mistake")} and ${sayCount(hints, "hint")}`;
  return `${title} (${capitalize(view.difficulty)}): I proved all ${people.length} in ${sayTime(seconds)}, ${how}. Your turn.\n${signsOf(view.found)}`;
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
