// Where a page is in other languages, for whoever indexes it. This is written into finished pages: what React writes there it writes
// again in the browser, where it would not become whole addresses.
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
