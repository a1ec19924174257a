// Back to the daily puzzles, by the browser itself: what stands behind the "#" goes, and with it this page.
"use client";

import { useWords } from "../../../words/use-words.ts";
import { buttonClass } from "../../base/design/button.tsx";
import { useAddress } from "../../base/language/language.tsx";

export function HomeLink({ children }: { readonly children?: string }) {
  const words = useWords("daily");
  const inLanguage = useAddress();
  return (
    <a className={buttonClass("plain")} href={inLanguage("/daily")}>
      {children ?? words.title}
    </a>
  );
}
