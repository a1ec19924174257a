// Back to the daily puzzles, by the browser itself: what stands behind the "#" goes, and with it this page.
"use client";

import { buttonClass } from "../design/button.tsx";
import { useAddress } from "../language/language.tsx";
import { useDailyWords } from "./words/wording.ts";

export function HomeLink({ children }: { readonly children?: string }) {
  const words = useDailyWords();
  const inLanguage = useAddress();
  return (
    <a className={buttonClass("plain")} href={inLanguage("/daily")}>
      {children ?? words.title}
    </a>
  );
}
