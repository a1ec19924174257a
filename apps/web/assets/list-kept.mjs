// What the service worker keeps: every page of a language and everything that its pages load, at once or later. Whoever reads one
// language does not keep the words and the letters of another.
import path from "node:path";

export const addressOf = (page) => `/${page.replace(/(^|\/)index\.html$/, "$1").replace(/\.html$/, "")}`;
export const isNotFound = (name) => /^((\w+\/)?404|_not-found)\.html$/.test(name);
const isBuilt = (name) => /^_next\/static\/.*\.(js|css|woff2|svg|png)$/.test(name);
const ALWAYS = ["theme.js", "language.js", "icons/icon-192.png", "icons/icon-512.png"];
/** Built files are named by their content, so that a name in a text is a use of the file. */
const NAME = /[\w.~-]+\.(?:js|css|woff2|svg|png)/g;

/** All built files that these pages come to. `read` gives the text of a file. */
function reachedFrom(pages, byName, read) {
  const reached = new Set();
  const open = [...pages];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (!/\.(html|js|css)$/.test(file)) continue;
    for (const [name] of read(file).matchAll(NAME)) {
      const used = byName.get(name);
      if (used === undefined || reached.has(used)) continue;
      reached.add(used);
      open.push(used);
    }
  }
  return reached;
}

/** `names` are all files of the site, `languages` the folders of languages other than English, which come as `others`. */
export function listKept(names, languages, read) {
  const languageOf = (name) => languages.find((each) => name === `${each}.html` || name.startsWith(`${each}/`));
  const pages = names.filter((name) => name.endsWith(".html") && !isNotFound(name));
  const built = names.filter(isBuilt);
  const byName = new Map(built.map((name) => [path.posix.basename(name), name]));
  const parts = [undefined, ...languages].map((language) => {
    const own = pages.filter((page) => languageOf(page) === language);
    return { language, own, reached: reachedFrom(own, byName, read) };
  });
  // What no page seems to load may be named in a way that is not seen here.
  const isUnseen = (name) => parts.every(({ reached }) => !reached.has(name));
  const lists = parts.map(({ language, own, reached }) => {
    const isKept = (name) =>
      ALWAYS.includes(name) ||
      name === `${language === undefined ? "" : `${language}/`}manifest.webmanifest` ||
      (isBuilt(name) && (reached.has(name) || isUnseen(name)));
    return [language, { pages: own.map(addressOf), assets: names.filter(isKept).map((name) => `/${name}`) }];
  });
  const [[, english], ...others] = lists.filter(([, { pages: own }]) => own.length > 0);
  return { ...english, others: Object.fromEntries(others) };
}
