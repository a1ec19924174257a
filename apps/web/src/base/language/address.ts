// Addresses in a language: English has the plain ones, every other language a folder of its own.
import { isLanguage, type Language } from "@demonstrandum/text";

/** "/learn" is "/zh/learn" in Chinese; what is not an address of a page is left as it is. */
export function addressIn(language: Language, address: string): string {
  if (language === "en" || !address.startsWith("/")) return address;
  return address === "/" ? `/${language}` : `/${language}${address}`;
}

/** The language of an address. */
export function languageOf(address: string): Language {
  const [, first] = address.split(/[/?#]/);
  return isLanguage(first) ? first : "en";
}

/** The same page without its language. */
export function plainAddress(address: string): string {
  const language = languageOf(address);
  return language === "en" ? address : address.slice(language.length + 1).replace(/^(?!\/)/, "/");
}
