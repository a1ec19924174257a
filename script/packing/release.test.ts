import { describe, expect, it } from "vitest";
import { ROOT } from "../sources.ts";
import { notesOf, strayVersions } from "./release.ts";
import { measurePart, PARTS } from "./sizes.ts";
import { versionOf } from "./stage.ts";

it("has one version everywhere", () => {
  expect(strayVersions(ROOT, versionOf(ROOT))).toEqual([]);
  expect(strayVersions(ROOT, "9.9.9").length).toBeGreaterThan(10);
});

it("finds what the changelog says of a version", () => {
  const changelog = "# Changelog\n\n## Unreleased\n\n* new\n\n## 0.2.0 (2026-01-01)\n\n* better\n\n## 0.1.0\n\n";
  expect(notesOf(changelog, "Unreleased")).toBe("* new");
  expect(notesOf(changelog, "0.2.0")).toBe("* better");
  expect([notesOf(changelog, "0.1.0"), notesOf(changelog, "0.3.0")]).toEqual([undefined, undefined]);
});

describe("what a page loads, compressed", () => {
  it.each(PARTS)("$name is within its limit, which is not far above it", async (part) => {
    const bytes = await measurePart(ROOT, part);
    expect(bytes).toBeLessThanOrEqual(part.limit);
    expect(bytes).toBeGreaterThan(part.limit * 0.8);
  });
});
