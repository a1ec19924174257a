// The page that the type of every problem leads to, in each language: each code with its sentence, under its own anchor.
import { LANGUAGES, type Language } from "@demonstrandum/text";
import { PROBLEM_WORDS } from "../../problem/words/index.ts";
import { escapeHtml, makePage } from "./page.ts";

/** A problem's type leads to the page in the first language; the others are beside it. */
const addressIn = (language: Language): string =>
  language === LANGUAGES[0] ? "/api/problems" : `/api/problems/${language}`;

/** What each language calls itself. */
const NAMES: Readonly<Record<Language, string>> = { en: "English", zh: "中文" };

const sayOthers = (language: Language): string =>
  LANGUAGES.filter((other) => other !== language)
    .map((other) => `<a href="${addressIn(other)}" hreflang="${other}" lang="${other}">${NAMES[other]}</a>`)
    .join(" ");

function makeProblemsPage(language: Language): string {
  const { title, about, operations, problems } = PROBLEM_WORDS[language];
  return makePage({
    language,
    title,
    content: `<p>${escapeHtml(about)} <a href="/api/docs">${operations}</a></p>
<p>${sayOthers(language)}</p>
<dl>
${Object.entries(problems)
  .map(([code, text]) => `<dt id="${code}"><code>${code}</code></dt>\n<dd>${escapeHtml(text)}</dd>`)
  .join("\n")}
</dl>`,
  });
}

/** Every page by its address. */
export const makeProblemsPages = (): Readonly<Record<string, string>> =>
  Object.fromEntries(LANGUAGES.map((language) => [addressIn(language), makeProblemsPage(language)]));
