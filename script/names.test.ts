// One word, one concept: a name that is exported from two places must be here with the reason why it may be.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { isProgram, listSources, ROOT } from "./sources.ts";

const FOLDERS = ["packages", "apps", "bench/src"];
const EXPORT =
  /^export (?:default )?(?:async )?(?:function\*?|const|let|class|abstract class|interface|type|enum) (\w+)/gm;

/** Names that exist twice, and why those few may. */
const REASONS: Readonly<Record<string, readonly string[]>> = {
  "Next.js asks for this name": ["metadata", "dynamic", "generateStaticParams", "generateMetadata", "GET"],
  "the words of an area in one language, told apart by their folder": ["en", "zh", "labels"],
  "every benchmark exports it, and the list of benchmarks runs it": ["run"],
  "a component is called what it draws": [
    "Board",
    "Proof",
    "Play",
    "Sheet",
    "Leagues",
    "Deleted",
    "Figures",
    "Supposition",
  ],
  "the game and its dialect share the name that players know": ["who"],
  "two sides of one conversation, on the page and on the server or in a worker": [
    "Answer",
    "Asked",
    "Question",
    "Referee",
    "makeMove",
    "statisticsOf",
    "streakOf",
  ],
};

/** What every language has of the same name in its own folder is one thing. */
const inEveryLanguage = (file: string): string => file.replace(/\/words\/[a-z]{2}\//, "/words/*/");

function exportedTwice(): Map<string, string[]> {
  const places = new Map<string, Set<string>>();
  for (const file of FOLDERS.flatMap(listSources).filter(isProgram)) {
    for (const [, name = ""] of readFileSync(join(ROOT, file), "utf8").matchAll(EXPORT)) {
      places.set(name, (places.get(name) ?? new Set()).add(inEveryLanguage(file)));
    }
  }
  return new Map([...places].filter(([, files]) => files.size > 1).map(([name, files]) => [name, [...files].sort()]));
}

const twice = exportedTwice();
const allowed = new Set(Object.values(REASONS).flat());

it("exports no name from two places without a reason", () => {
  const wrong = [...twice]
    .filter(([name]) => !allowed.has(name))
    .map(([name, files]) => `${name}: ${files.join(", ")}`);
  expect(wrong).toEqual([]);
});

it("gives no reason for a name that exists only once", () => {
  expect([...allowed].filter((name) => !twice.has(name))).toEqual([]);
});
