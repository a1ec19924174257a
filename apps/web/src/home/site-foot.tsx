// The foot of the page: how it should look, and what one may like to know.
"use client";

import { LanguageSwitch } from "../language/language-switch.tsx";
import { SiteLink } from "../language/site-link.tsx";
import { usePreferences } from "../state/use-preferences.ts";
import type { FootWording } from "./foot-words/wording.ts";
import style from "./site-foot.module.css";

const THEMES = ["system", "light", "dark"] as const;

const labelOf = (words: FootWording, theme: (typeof THEMES)[number]): string =>
  theme === "system" ? words.asDevice : words[theme];

export function SiteFoot({ words }: { readonly words: FootWording }) {
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
      <LanguageSwitch />
      <p>{words.promise}</p>
    </footer>
  );
}
