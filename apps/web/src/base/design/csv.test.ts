import { expect, it } from "vitest";
import { printCsv } from "./csv.ts";

it("quotes what would end a field, and keeps names from being formulas", () => {
  expect(printCsv([["a,b", 'say "no"', "two\nlines", "=1+1", "plain"], ["next"]])).toBe(
    '"a,b","say ""no""","two\nlines",\'=1+1,plain\r\nnext\r\n',
  );
});
