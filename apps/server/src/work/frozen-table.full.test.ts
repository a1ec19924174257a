// One small question that held the server for ever, asked of the built server as often as there are workers and more: each gets an answer, and
// everybody else is served meanwhile.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hardTable } from "@demonstrandum/deals/testing/hard-table";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aBrowser, buildServer, type Program, type RunningServer, startServer } from "../daily/testing/a-server.ts";

const folder = mkdtempSync(join(tmpdir(), "qed-frozen-"));
let program: Program;
let server: RunningServer;
beforeAll(async () => {
  program = await buildServer();
  server = await startServer(program, { kind: "sqlite", folder });
});
afterAll(async () => {
  await server.stop();
  program.remove();
  rmSync(folder, { recursive: true, force: true });
});

const SEED = 1;

it("answers a table of ten with 134 entries, 87 of them links of six cards, and everybody else beside it", async () => {
  const eve = aBrowser(() => server.url);
  const asked = ["analyse", "advise"].flatMap((path) =>
    [true, false].map((isBroken) => {
      const { setup, log } = hardTable(SEED, isBroken);
      const body = JSON.stringify({ setup: { ...setup, me: "P1" }, log });
      expect(log).toHaveLength(134);
      expect(body.length).toBeLessThan(16_700);
      return eve.ask("POST", `/clue/${path}`, body);
    }),
  );
  const others = Array.from({ length: 20 }, async () => (await fetch(`${server.url}/api/health`)).status);
  const isFirst = await Promise.race([Promise.all(others).then(() => true), Promise.any(asked).then(() => false)]);
  expect(isFirst).toBe(true);
  for (const { status, body } of await Promise.all(asked)) {
    // Whatever a slow machine does not manage in its time is refused like what takes too many steps.
    expect([200, 422]).toContain(status);
    if (status === 422) expect(body.code).toBe("too-much-work");
    else expect(body.exactness ?? "advice").toMatch(/^(rules|sampled|advice)$/);
  }
  expect((await eve.ask("GET", "/days?count=1")).status).toBe(200);
}, 60_000);
