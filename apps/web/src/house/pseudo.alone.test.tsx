// Every page in a language whose sentences are in ⟦brackets⟧: whatever a page says without them does not come from words.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import { expect, it, vi } from "vitest";
import { ROOMS } from "../table/games/rooms.ts";

const web = join(import.meta.dirname, "../..");

/** The same words, each text in brackets, also what functions say. */
function inBrackets(words: unknown): unknown {
  if (typeof words === "string") return words === "" ? "" : `⟦${words}⟧`;
  if (typeof words === "function") return (...about: unknown[]) => inBrackets(words(...about));
  if (Array.isArray(words)) return words.map(inBrackets);
  if (typeof words !== "object" || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([name, each]) => [name, inBrackets(each)]));
}

const WORDS = readdirSync(join(web, "words/en")).filter((name) => name.endsWith(".ts"));
for (const name of WORDS) {
  vi.doMock(`../../words/en/${name}`, async (importOriginal) => {
    const original = await importOriginal<{ readonly en?: unknown }>();
    return "en" in original ? { ...original, en: inBrackets(original.en) } : original;
  });
}
vi.mock("next/navigation", () => ({
  usePathname: () => "/",
  useRouter: () => undefined,
  useSearchParams: () => new URLSearchParams(),
}));

/** What is left without what is in brackets, however deep. */
function outsideOf(text: string): string {
  const less = text.replace(/⟦[^⟦⟧]*⟧/g, "");
  return less === text ? less : outsideOf(less);
}

/** The name of the house, the other language by its own name, and what is hidden from those who listen: seals and drawings. */
const OWN =
  /Demonstrandum|<a[^>]* hrefLang.*?<\/a>|<(script|style|svg)\b.*?<\/\1>|<(\w+)[^>]* aria-hidden="true"[^>]*>[^<]*<\/\2>/gs;

async function saidBy(page: ReactNode): Promise<string[]> {
  const { prelude } = await prerender(page);
  const html = (await new Response(prelude).text()).replace(OWN, "");
  const texts = [...html.matchAll(/>([^<]+)</g), ...html.matchAll(/ (?:aria-label|title|alt|placeholder)="([^"]*)"/g)];
  return texts.map(([, text = ""]) => text);
}

type Page = (props: { readonly params: Promise<object> }) => ReactNode | Promise<ReactNode>;

const PAGES = readdirSync(join(web, "app/(en)"), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith("page.tsx"))
  .flatMap((name) => (name.includes("[game]") ? ROOMS.map(({ id }) => [name, String(id)]) : [[name, ""]]));

it("finds every page", () => {
  expect(PAGES.length).toBeGreaterThan(8);
});

it.each(PAGES)("%s %s says everything in words", async (name = "", game) => {
  const { default: page } = (await import(/* @vite-ignore */ join(web, "app/(en)", name))) as {
    readonly default: Page;
  };
  const texts = await saidBy(await page({ params: Promise.resolve({ game, code: "offline" }) }));
  expect(texts.some((text) => text.includes("⟦"))).toBe(true);
  expect(texts.filter((text) => /\p{L}/u.test(outsideOf(text)))).toEqual([]);
});
