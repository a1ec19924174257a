// The foot of the page: how it should look, and what one may like to know.
"use client";

import type { Words } from "../../../words/words.ts";
import { LanguageSwitch } from "../../base/language/language-switch.tsx";
import { SiteLink } from "../../base/language/site-link.tsx";
import { usePreferences } from "../../base/storage/use-preferences.ts";
import style from "./site-foot.module.css";

const THEMES = ["system", "light", "dark"] as const;

const labelOf = (words: Words["foot"], theme: (typeof THEMES)[number]): string =>
  theme === "system" ? words.asDevice : words[theme];

export function SiteFoot({ words }: { readonly words: Words["foot"] }) {
  const [{ theme }, change] = usePreferences();
  return (
    <footer className={style.foot}>
      <label className={style.theme}>
        {words.colors}
        <select
          value={theme}
          onChange={(event) => change({ theme: THEMES.find((each) => each === event.target.value) ?? "system" })}
        >
          {THEMES.map((each) => (
            <option key={each} value={each}>
              {labelOf(words, each)}
            </option>
          ))}
        </select>
      </label>
      <SiteLink href="/yours">{words.yours}</SiteLink>
      <SiteLink href="/workshop">{words.workshop}</SiteLink>
      <LanguageSwitch />
      <p>{words.promise}</p>
    </footer>
  );
}
