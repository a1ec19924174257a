// What every page about the API has around its content.
import { type Language, LOCALES } from "@demonstrandum/text";

export const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

interface PageParts {
  readonly language: Language;
  readonly title: string;
  /** Markup. */
  readonly content: string;
  /** Whether it has anything to run. */
  readonly hasScript?: boolean;
}

export const makePage = ({ language, title, content, hasScript = false }: PageParts): string => `<!DOCTYPE html>
<html lang="${LOCALES[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/api/docs.css">
${hasScript ? '<script src="/api/docs.js" defer></script>\n' : ""}</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>`;
