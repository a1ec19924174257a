import * as fc from "fast-check";
import { expect, it } from "vitest";
import { findJsonFlaw } from "./json-error.ts";
import { readJsonValues } from "./json-reader.ts";
import { en } from "./words/en.ts";

async function* chunksOf(text: string, size: number): AsyncGenerator<string> {
  for (let i = 0; i < text.length; i += size) yield text.slice(i, i + size);
}

async function readAll(text: string, size = 7) {
  const items = [];
  for await (const item of readJsonValues(chunksOf(text, size), "in.json", en)) items.push(item);
  return items;
}

const values = fc.array(fc.oneof(fc.dictionary(fc.string(), fc.jsonValue()), fc.integer(), fc.string(), fc.boolean()), {
  maxLength: 6,
});
const writings = fc.constantFrom<(list: unknown[]) => string>(
  (list) => list.map((value) => `${JSON.stringify(value)}\n`).join(""),
  (list) => list.map((value) => JSON.stringify(value, null, 2)).join("\n\n"),
  (list) => `\ufeff ${JSON.stringify(list, null, 1)}\n`,
  (list) => JSON.stringify(list),
);

it("reads the same values from lines, from values in a row and from one list, in chunks of any size", async () => {
  await fc.assert(
    fc.asyncProperty(values, writings, fc.integer({ min: 1, max: 50 }), async (list, write, size) => {
      const items = await readAll(write(list), size);
      expect(items.map(({ value }) => value)).toEqual(JSON.parse(JSON.stringify(list)));
    }),
    { seed: 5, numRuns: 300 },
  );
});

it("knows where each value starts", async () => {
  const items = await readAll('{"a":1}\n\n  {"名":"𝒳"} {"b":\n2} 7\n');
  expect(items.map(({ place }) => [place.line, place.column])).toEqual([
    [1, 1],
    [3, 3],
    [3, 13],
    [4, 4],
  ]);
});

it.each([
  ['{"a":1}\n{"b":2,}\n', 'in.json, line 2, column 8: expected a key in double quotes, not "}".'],
  ['{"a":1}\n{"b" 2}\n', 'in.json, line 2, column 6: expected ":", not "2".'],
  ['{"a":"x\n"}', 'in.json, line 1, column 8: expected the closing double quote of the text, not "\\n".'],
  ['{"a":"\\q"}', 'in.json, line 1, column 7: expected a proper escape after the backslash, not "\\\\".'],
  ['{\n  "a": [1,\n  2', 'in.json, line 3, column 4: expected "," or "]", but the text ends.'],
  ['{"a": nul}', 'in.json, line 1, column 7: expected a value, not "n".'],
  ["[1,2", 'in.json, line 1, column 5: the list never ends; "]" is missing.'],
  ["[1 2]", 'in.json, line 1, column 4: expected "," or "]", not "2".'],
  ["[1,]", 'in.json, line 1, column 4: expected a value, not "]".'],
  ["[1]\n3", 'in.json, line 2, column 1: expected nothing more, not "3".'],
  ["}", 'in.json, line 1, column 1: expected a value, not "}".'],
  ["hello", 'in.json, line 1, column 1: expected a value, not "h".'],
])("says where and why %j is not JSON", async (text, message) => {
  await expect(readAll(text, 3)).rejects.toThrow(message);
});

it("finds a flaw in exactly the texts that JSON.parse refuses", () => {
  const spoilt = fc
    .tuple(fc.json(), fc.nat(), fc.constantFrom("", ",", "}", "]", '"', "\\", "x", " ", "0", "-"))
    .map(([text, at, put]) => text.slice(0, at % (text.length + 1)) + put + text.slice((at % (text.length + 1)) + 1));
  fc.assert(
    fc.property(spoilt, (text) => {
      let isJson = true;
      try {
        JSON.parse(text);
      } catch {
        isJson = false;
      }
      expect(findJsonFlaw(text) === undefined).toBe(isJson);
    }),
    { seed: 6, numRuns: 2000 },
  );
});
