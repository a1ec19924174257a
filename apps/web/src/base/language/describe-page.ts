// What a page says of itself to whoever lists or indexes it: its title, and where it is in every language. Pages inherit nothing of this from
// the frame of their language, as that stands around pages that are nowhere, too.
import { type Language, LOCALES } from "@demonstrandum/text";
import type { Metadata } from "next";
import { addressIn } from "./address.ts";
import { OFFERED } from "./offered.ts";

interface PageWords {
  readonly title?: string;
  readonly description?: string;
}

/**
 * `address` is the English one, and English is for whoever reads none of the languages. The build knows no address of the site, so these have
 * none either: the server completes them.
 */
export const describePage = (
  language: Language,
  address: string,
  { title, description }: PageWords = {},
): Metadata => ({
  ...(title !== undefined && { title }),
  ...(description !== undefined && { description }),
  alternates: {
    canonical: addressIn(language, address),
    languages: {
      ...Object.fromEntries(OFFERED.map((each) => [LOCALES[each], addressIn(each, address)])),
      "x-default": address,
    },
  },
});
