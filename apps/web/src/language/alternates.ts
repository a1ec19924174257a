// Where the same page is in other languages, for whoever indexes it.
import { type Language, LOCALES } from "@demonstrandum/text";
import type { Metadata } from "next";
import { addressIn } from "./address.ts";
import { OFFERED } from "./offered.ts";

/** The part of a page's metadata that names its translations; `address` is the plain one. */
export function alternates(language: Language, address: string): Pick<Metadata, "alternates"> {
  if (OFFERED.length < 2) return {};
  const languages = Object.fromEntries(OFFERED.map((each) => [LOCALES[each], addressIn(each, address)]));
  return { alternates: { canonical: addressIn(language, address), languages: { ...languages, "x-default": address } } };
}
