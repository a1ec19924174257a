// The page that the type of every problem leads to: each code with its sentence, under its own anchor.
import { PROBLEMS } from "../problem-codes.ts";
import { escapeHtml, makePage } from "./page.ts";

export const makeProblemsPage = (): string =>
  makePage({
    title: "Problems that the API tells of",
    content: `<p>Whatever goes wrong is answered as problem details (RFC 9457). The <code>code</code> does not change and is for programs; <code>detail</code> is a sentence for people about the very case. <a href="/api/docs">All operations</a></p>
<dl>
${Object.entries(PROBLEMS)
  .map(([code, text]) => `<dt id="${code}"><code>${code}</code></dt>\n<dd>${escapeHtml(text)}</dd>`)
  .join("\n")}
</dl>`,
  });
