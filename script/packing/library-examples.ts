// The examples that README, the packages' own READMEs and the guides give of the libraries, as text.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../sources.ts";
import { LIBRARIES } from "./stage.ts";

export interface Example {
  /** Good as the name of a file. */
  readonly name: string;
  readonly text: string;
}

const examplesOf = (document: string): Example[] =>
  [...readFileSync(join(ROOT, document), "utf8").matchAll(/```ts\n([\s\S]*?)```/g)].map(([, text = ""], at) => ({
    name: `${document
      .replace(/README\.md$/, "")
      .replace(/\.md$/, "-")
      .replaceAll("/", "-")}example-${at + 1}`,
    text,
  }));

export const LIBRARY_EXAMPLES: readonly Example[] = [
  "README.md",
  ...LIBRARIES.map((library) => `packages/${library}/README.md`),
  ...readdirSync(join(ROOT, "docs/guides")).map((name) => `docs/guides/${name}`),
].flatMap(examplesOf);
