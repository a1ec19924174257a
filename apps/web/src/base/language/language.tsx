// The language of the page. English unless a layout says otherwise.
"use client";

import type { Language } from "@demonstrandum/text";
import { createContext, type ReactNode, useCallback, useContext } from "react";
import { addressIn } from "./address.ts";

const LanguageContext = createContext<Language>("en");

interface InLanguageProps {
  readonly language: Language;
  readonly children: ReactNode;
}

export const InLanguage = ({ language, children }: InLanguageProps) => (
  <LanguageContext value={language}>{children}</LanguageContext>
);

export const useLanguage = (): Language => useContext(LanguageContext);

/** Turns the plain address of a page into the one in the reader's language. */
export function useAddress(): (address: string) => string {
  const language = useLanguage();
  return useCallback((address: string) => addressIn(language, address), [language]);
}
