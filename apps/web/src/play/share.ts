// The share text: readable aloud, without a word about who is who.
import type { View } from "@demonstrandum/engine";
import { capitalize } from "@demonstrandum/text";
import { sayTime } from "./say-time.ts";

interface Result {
  readonly title: string;
  readonly view: View;
  readonly seconds: number;
}

const sayCount = (count: number, one: string): string =>
  count === 0 ? `no ${one}s` : `${count} ${one}${count === 1 ? "" : "s"}`;

export function shareText({ title, view, seconds }: Result): string {
  const { mistakes, hints, people } = view;
  const flawless = mistakes === 0 && hints === 0;
  const how = flawless
    ? "without a mistake or a hint"
    : `with ${sayCount(mistakes, "mistake")} and ${sayCount(hints, "hint")}`;
  return `${title} (${capitalize(view.difficulty)}): I proved all ${people.length} in ${sayTime(seconds)}, ${how}. Your turn.`;
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
