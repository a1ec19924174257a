import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { RUNNERS, runFolder } from "./run-folder.ts";

const conformance = path.join(import.meta.dirname, "../../conformance");
const folders: string[] = [];

type File = Readonly<Record<string, unknown>>;

/** A copy of the file as `change` makes it, with the vectors that `isKept` chooses by their place and whether they were changed. */
function folderWith(
  file: string,
  change: (text: string) => string,
  isKept = (place: number, isChanged: boolean) => isChanged || place === 0,
): string {
  const folder = mkdtempSync(path.join(tmpdir(), "vectors-"));
  folders.push(folder);
  const text = readFileSync(path.join(conformance, file), "utf8");
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), shorten(JSON.parse(text), change(text), isKept));
  return folder;
}

/** Most vectors look at a million worlds, and what a change does to its own is soon seen. */
function shorten(before: File, text: string, isKept: (place: number, isChanged: boolean) => boolean): string {
  if (!isJson(text)) return text;
  const lists = ["vectors", "puzzles", "cases"];
  const keep = ([name, list]: [string, unknown]): [string, unknown] => {
    const old = before[name];
    if (!lists.includes(name) || !Array.isArray(list) || !Array.isArray(old)) return [name, list];
    return [name, list.filter((each, place) => isKept(place, JSON.stringify(each) !== JSON.stringify(old[place])))];
  };
  return JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(text)).map(keep)));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const run = (folder: string) => {
  const lines: string[] = [];
  return { ...runFolder(folder, (line) => lines.push(line)), lines };
};

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe("conformance vectors", () => {
  it.each(RUNNERS.map(({ file }) => file))("the first ten of %s pass, as ./script/conformance says of all", (file) => {
    const same = (text: string) => text;
    const { passed, failed, lines } = run(folderWith(file, same, (place) => place < 10));
    expect(lines.filter((line) => !line.endsWith("skipped"))).toEqual([`${file}: ${passed} passed, 0 failed`]);
    expect(failed).toBe(0);
    expect(passed).toBeGreaterThanOrEqual(10);
  });

  it.each([
    ["models", (text: string) => text.replace('"models": 4096', '"models": 4095')],
    ["digest", (text: string) => text.replace("1303d4abd7e1fc78", "1303d4abd7e1fc79")],
    ["text", (text: string) => text.replace("exactly 0 villagers in row 2", "exactly 0 villager in row 2")],
  ])("a wrong %s fails and is named", (field, change) => {
    const { failed, lines } = run(folderWith("who.json", change));
    expect(failed).toBe(1);
    expect(lines.join("\n")).toContain(`${field}: expected`);
  });

  it("a vector that is not accepted fails alone", () => {
    const { failed, lines } = run(folderWith("who.json", (text) => text.replace('"row-count"', '"row-cuont"')));
    expect(failed).toBe(1);
    expect(lines.join("\n")).toContain("Did you mean row-count?");
  });

  it.each([
    ["classic.json", '"models"', '"modles"'],
    ["atoms.json", '"digest"', '"digset"'],
    ["who.json", '"text"', '"txet"'],
    ["who.json", '"vectors"', '"vectros"'],
    ["village.json", '"truthMask"', '"truthmask"'],
    ["village.json", '"worlds"', '"world"'],
    ["deals.json", '"shower"', '"showre"'],
    ["deals.json", '"allCertainOwners": {', '"certainOwners": {'],
    ["deals.json", '"handSizes"', '"handsizes"'],
    ["documents/000.json", '"quote"', '"qoute"'],
    ["documents/000.json", '"kind": "sentence"', '"kind": "sentnce"'],
    ["documents/000.json", '"text"', '"txet"'],
    ["documents/004.json", '"sources"', '"sourcse"'],
  ])("a misspelt key in %s fails: %s as %s", (file, right, wrong) => {
    const { failed, lines } = run(folderWith(file, (text) => text.replace(right, wrong)));
    expect(failed).toBeGreaterThan(0);
    expect(lines.join("\n")).toContain(wrong.replace(/^"kind": /, "").replace(/[":{ ]/g, ""));
  });

  it("a test in a browser that is not there fails", () => {
    const { failed, lines } = run(
      folderWith("documents/004.json", (text) => text.replace("set by hand", "set by foot")),
    );
    expect(failed).toBe(1);
    expect(lines.join("\n")).toContain('test: expected "marks are set by foot');
  });

  it("a vector that expects nothing fails", () => {
    const bare = (text: string) => text.replace(/, "models": \d+, "digest": "\w+", "text": "[^"]+"/, "");
    const { failed, lines } = run(folderWith("classic.json", bare));
    expect(failed).toBe(1);
    expect(lines.join("\n")).toContain("it expects nothing");
  });

  it("a file that is not JSON is one failure", () => {
    expect(run(folderWith("classic.json", () => "{"))).toMatchObject({ passed: 0, failed: 1, files: 1 });
  });

  it("missing files are skipped with a note", () => {
    const { files, lines } = run(folderWith("classic.json", (text) => text));
    expect(files).toBe(1);
    expect(lines).toContain("who.json: not there, skipped");
  });
});
