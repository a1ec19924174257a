// Where a page is in other languages, for whoever indexes it. This is written into finished pages: the framework makes whole addresses
// of such links while it builds, and knows no address of the site then; the server does, and completes these.
import { addressOf, isNotFound } from "./list-kept.mjs";

/** A puzzle's page stands for its room. */
const PUZZLE = /\/p\/\w+$/;

const link = (rel, href, locale) =>
  `<link rel="${rel}"${locale === undefined ? "" : ` hreflang="${locale}"`} href="${href}"/>`;

/** The links of a page to itself and to its translations, if all of these are there; `locales` are those of other languages by folder. */
export function translationsOf(page, pages, locales) {
  const address = addressOf(page).replace(PUZZLE, "");
  const folder = Object.keys(locales).find((each) => address === `/${each}` || address.startsWith(`/${each}/`));
  const plain = folder === undefined ? address : address.slice(folder.length + 1) || "/";
  const others = Object.entries(locales).map(([each, locale]) => [`/${each}${plain === "/" ? "" : plain}`, locale]);
  const known = new Set(pages.map(addressOf));
  if (isNotFound(page) || ![plain, ...others.map(([other]) => other)].every((each) => known.has(each))) return "";
  return [
    link("canonical", address),
    link("alternate", plain, "en-US"),
    ...others.map(([other, locale]) => link("alternate", other, locale)),
    link("alternate", plain, "x-default"),
  ].join("");
}
