// Whatever a package exports has a sentence that says what it is: it is what people read beside the name, in their editor and in the reference.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { LIBRARIES } from "./packing/stage.ts";
import { ROOT } from "./sources.ts";

const LIST = /^export (?:type )?\{([^}]*)\} from "(\.[^"]+)";/gm;
const ALL = /^export \* from "(\.[^"]+)";/gm;
const OWN = /^export (?:async )?(?:function\*?|const|class|interface|type) (\w+)/gm;

interface Export {
  /** As its own file calls it. */
  readonly name: string;
  readonly file: string;
}

const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");

/** Everything a file exports, by where it is written. */
function exportsOf(file: string): Export[] {
  const text = read(file);
  const beside = (path: string): string => join(dirname(file), path);
  const own = [...text.matchAll(OWN)].map(([, name = ""]) => ({ name, file }));
  const listed = [...text.matchAll(LIST)].flatMap(([, names = "", path = ""]) =>
    names
      .split(",")
      .map(
        (each) =>
          each
            .trim()
            .replace(/^type /, "")
            .split(" as ", 1)[0] ?? "",
      )
      .filter((name) => name !== "")
      .flatMap((name) => exportsOf(beside(path)).filter((each) => each.name === name)),
  );
  return [...own, ...listed, ...[...text.matchAll(ALL)].flatMap(([, path = ""]) => exportsOf(beside(path)))];
}

/** Whether a comment for readers ends on the line before. */
function isSaid({ name, file }: Export): boolean {
  const lines = read(file).split("\n");
  const isHere = new RegExp(`^export (?:async )?(?:function\\*?|const|class|interface|type) ${name}\\b`);
  return lines.some((line, at) => isHere.test(line) && /\*\/$/.test(lines[at - 1] ?? ""));
}

describe.each(LIBRARIES)("%s", (library) => {
  const found = exportsOf(`packages/${library}/src/index.ts`);

  it("says of every export what it is", () => {
    expect(found.length).toBeGreaterThan(10);
    expect(found.filter((each) => !isSaid(each)).map(({ name, file }) => `${name} in ${file}`)).toEqual([]);
  });
});
