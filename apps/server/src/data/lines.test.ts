// A backup as a file: whole under its name, or not there.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readLines, writeLines } from "./lines.ts";

const folder = mkdtempSync(join(tmpdir(), "qed-lines-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function all(file: string): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of readLines(file)) lines.push(line);
  return lines;
}

it("gives back the lines that were written", async () => {
  const file = join(folder, "whole");
  const lines = Array.from({ length: 3_000 }, (_, i) => `line ${i} “é”`);
  const answer = await writeLines(file, async (write) => {
    for (const line of lines) await write(line);
    return lines.length;
  });
  expect(answer).toBe(3_000);
  expect(await all(file)).toEqual(lines);
});

it("leaves no file behind when the work fails, and none that was there is harmed", async () => {
  const file = join(folder, "kept");
  await writeLines(file, (write) => write("before"));
  const failing = writeLines(file, async (write) => {
    await write("after");
    throw new Error("The store went away.");
  });
  await expect(failing).rejects.toThrow("The store went away.");
  expect(await all(file)).toEqual(["before"]);
  expect(existsSync(`${file}.part`)).toBe(false);
});

it("fails where it cannot write, where there is nothing to read, and where it is something else", async () => {
  await expect(writeLines(join(folder, "no", "where"), (write) => write("x"))).rejects.toThrow("ENOENT");
  await expect(all(join(folder, "nothing"))).rejects.toThrow("ENOENT");
  const other = join(folder, "other");
  writeFileSync(other, "not compressed");
  await expect(all(other)).rejects.toThrow("incorrect header check");
});
