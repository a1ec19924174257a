import { describe, expect, it } from "vitest";
import file from "../../conformance/deals.json" with { type: "json" };
import { runCases } from "./deals-cases.ts";

describe("shared table situations", () => {
  for (const { id, checks, failures } of runCases(file)) {
    it(`meets every expectation of ${id}`, () => {
      expect(failures).toEqual([]);
      expect(checks).toBeGreaterThan(1);
    });
  }
});
