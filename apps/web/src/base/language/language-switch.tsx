// The same page in the other languages. What is chosen is remembered; a play is kept under its puzzle and goes on there.
"use client";

import { type Language, LOCALES } from "@demonstrandum/text";
import { usePathname } from "next/navigation";
import type { MouseEvent } from "react";
import { useFramed } from "../frame/framed.tsx";
import { usePreferences } from "../storage/use-preferences.ts";
import { addressIn, plainAddress } from "./address.ts";
import { useLanguage } from "./language.tsx";
import { OFFERED } from "./offered.ts";

/** Every language by its own name. */
const NAMES: Readonly<Record<Language, string>> = { en: "English", zh: "中文" };

export function LanguageSwitch({ className }: { readonly className?: string }) {
  const current = useLanguage();
  const pathname = usePathname();
  const [, change] = usePreferences();
  const isFramed = useFramed() !== undefined;
  const go = (event: MouseEvent<HTMLAnchorElement>, language: Language) => {
    event.preventDefault();
    change({ language });
    // What follows the path, a puzzle or an open panel, goes along. Another language is another page, so it is loaded anew.
    const { pathname: here, search, hash } = window.location;
    window.location.assign(addressIn(language, plainAddress(here)) + search + hash);
  };
  // The page around a frame chooses its language.
  if (OFFERED.length < 2 || isFramed) return null;
  return OFFERED.filter((language) => language !== current).map((language) => (
    <a
      key={language}
      className={className}
      href={addressIn(language, plainAddress(pathname))}
      lang={LOCALES[language]}
      hrefLang={LOCALES[language]}
      onClick={(event) => go(event, language)}
    >
      {NAMES[language]}
    </a>
  ));
}
