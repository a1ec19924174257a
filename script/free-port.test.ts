// Browser tests of several people or branches run beside each other: each takes a port that is free.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";

const freePort = (): number =>
  Number(execFileSync(process.execPath, [join(import.meta.dirname, "free-port.mjs")], { encoding: "utf8" }));

it("is one that a server can take, and another once that is taken", async () => {
  const port = freePort();
  const server = createServer();
  onTestFinished(() => {
    server.close();
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve);
  });
  expect(freePort()).not.toBe(port);
});

it("is what the browser tests use unless they are told another", async () => {
  const line = /^E2E_PORT=.*$/m.exec(readFileSync(join(import.meta.dirname, "e2e"), "utf8"))?.[0] ?? "";
  const portOf = (env: NodeJS.ProcessEnv): string =>
    execFileSync("bash", ["-c", `${line}; echo "$E2E_PORT"`], {
      cwd: join(import.meta.dirname, ".."),
      env,
      encoding: "utf8",
    }).trim();
  const { E2E_PORT: _, ...unset } = process.env;
  expect(portOf({ ...unset, E2E_PORT: "4321" })).toBe("4321");
  expect(Number(portOf(unset))).toBeGreaterThan(1023);
  const config = readFileSync(join(import.meta.dirname, "../apps/web/playwright.config.ts"), "utf8");
  expect(config).toMatch(/const port = Number\(process\.env\.E2E_PORT\b/);
  expect(config.match(/127\.0\.0\.1:(?!\$\{port\})/g)).toBeNull();
});
