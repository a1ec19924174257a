// The API on a page, made from the same list as its routes: every operation with an example that can be changed and run.
import { BASE } from "../mount.ts";
import type { Operation } from "../operation.ts";
import { escapeHtml, makePage } from "./page.ts";

function sayOperation({ id, method, path, summary, description, example, body }: Operation): string {
  const text = example === undefined ? "" : JSON.stringify(example, null, 2);
  // Addresses with a blank in them cannot be tried as they are.
  const canRun = !path.includes("{") && (body === undefined || example !== undefined);
  const rows = Math.min(24, text.split("\n").length + 1);
  return `<section id="${id}">
<h2>${escapeHtml(summary)}</h2>
<p class="address"><b>${method.toUpperCase()}</b> <code>${escapeHtml(BASE + path)}</code></p>
${description ? `<p>${escapeHtml(description)}</p>` : ""}
${text ? `<label for="${id}-body">Body</label><textarea id="${id}-body" rows="${rows}" spellcheck="false">${escapeHtml(text)}</textarea>` : ""}
${canRun ? `<button type="button" data-run="${id}" data-method="${method.toUpperCase()}" data-path="${escapeHtml(BASE + path)}">Run</button>` : ""}
<pre id="${id}-answer" role="status" tabindex="0" hidden></pre>
</section>`;
}

export const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export function makeDocsPage(operations: readonly Operation[]): string {
  const links = operations.map(({ id, summary }) => `<li><a href="#${id}">${escapeHtml(summary)}</a></li>`);
  return makePage({
    language: "en",
    title: "The API of Demonstrandum",
    hasScript: true,
    content: `<p>Everything takes and answers JSON. What goes wrong is answered as problem details: <code>status</code>, a <code>code</code> for programs and a <code>detail</code> for people; here are <a href="/api/problems">all problems</a>. Whoever asks too often gets a 429 with <code>Retry-After</code>, and a 503 with it while there is too much to do. The same in OpenAPI 3.1: <a href="/api/openapi.json">openapi.json</a>; and made from it, a client in one file of TypeScript: <a href="/api/client.ts">client.ts</a>.</p>
<nav aria-label="Operations"><ul>${links.join("")}</ul></nav>
${operations.map(sayOperation).join("\n")}`,
  });
}
