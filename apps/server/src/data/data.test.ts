// The program that backs up and restores, asked as a person asks it.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, expect, it } from "vitest";
import { buildServer } from "../daily/testing/a-server.ts";

const program = await buildServer("apps/server/src/data/main.ts");
const folder = mkdtempSync(join(tmpdir(), "qed-data-"));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  program.remove();
});

function run(command: string, file: string, data: string) {
  const env = { PATH: process.env.PATH ?? "", DATA_DIR: data };
  const { status, stderr } = spawnSync(process.execPath, [program.file, command, file], { env, encoding: "utf8" });
  return { status, said: stderr.trim() };
}

it("fails with a sentence and makes nothing where there is nothing to back up, or nothing to restore", () => {
  const [data, file, other] = ["data", "backup.gz", "other.gz"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const place = `The data is to be in DATA_DIR (${data}), the backup in`;
  const noData = { status: 2, said: `There is no data here to back up. ${place} ${file}.` };
  expect(run("backup", file, data)).toEqual(noData);
  expect(readdirSync(folder)).toEqual([]);
  mkdirSync(data);
  expect(run("backup", file, data)).toEqual(noData);
  expect(run("restore", file, data)).toMatchObject({ status: 2, said: expect.stringContaining("no such file") });
  writeFileSync(other, gzipSync("{}\n"));
  expect(run("restore", other, data)).toEqual({
    status: 2,
    said: `This is not a backup of Demonstrandum. ${place} ${other}.`,
  });
  expect(readdirSync(folder).sort()).toEqual(["data", "other.gz"]);
  expect(readdirSync(data)).toEqual([]);
});
