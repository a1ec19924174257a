// The built server under what attackers and operators do to it: upgrades, half-sent requests, odd addresses, a signal in the middle of it all.
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { expect, test } from "@playwright/test";
import { type Started, startServer } from "./server.ts";

let server: Started;
test.beforeAll(async () => {
  server = await startServer({});
});
test.afterAll(() => server.process.kill());

function say(text: string): Socket {
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  socket.on("error", () => {});
  socket.write(text);
  return socket;
}

/** Everything the server says until it ends the connection. */
async function hear(socket: Socket): Promise<string> {
  let text = "";
  socket.on("data", (bytes) => {
    text += bytes;
  });
  await once(socket, "close");
  return text;
}

const ask = (line: string, headers = "") =>
  hear(say(`${line} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n${headers}\r\n`));

test("two thousand upgrades are answered, and none keeps its socket", async () => {
  const upgrade = "GET / HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n";
  const isLinux = process.platform === "linux";
  const openFiles = () => (isLinux ? readdirSync(`/proc/${server.process.pid}/fd`).length : 0);
  const before = openFiles();
  for (let round = 0; round < 20; round++) {
    const answers = await Promise.all(Array.from({ length: 100 }, () => hear(say(upgrade))));
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  }
  expect(openFiles()).toBeLessThan(before + 100);
  expect(await ask("GET /api/health")).toContain('{"status":"ok"}');
});

const ODD: readonly (readonly [string, number])[] = [
  ["TRACE /", 405],
  ["OPTIONS *", 204],
  ["GET *", 400],
  ["GET nonsense", 400],
  ["GET http://elsewhere/learn", 200],
  ["GET /cultivators?constructor=2", 200],
  ["GET /cultivators/p/1c%ff", 404],
  ["GET /%ff", 404],
  ["GET /../../package.json", 404],
  ["GET //example.com/", 404],
  ["POST /", 405],
  ["GET /_next/image?url=x", 404],
  ["GET /api/%ff", 404],
  ["DELETE /api/health", 404],
  ["BREW /", 400],
];
test("odd requests get proper answers", async () => {
  for (const [line, status] of ODD)
    expect([line, await ask(line)]).toEqual([line, expect.stringMatching(new RegExp(`^HTTP/1\\.1 ${status} `))]);
  expect(await ask("GET /", `X-Long: ${"x".repeat(20_000)}\r\n`)).toMatch(/^HTTP\/1\.1 431 /);
});

test("half-sent requests are given up after ten seconds, while others are served", async () => {
  const halves = Array.from({ length: 100 }, () => hear(say("GET / HTTP/1.1\r\nHost: he")));
  expect(await ask("GET /learn")).toMatch(/^HTTP\/1\.1 200 /);
  for (const half of await Promise.all(halves)) expect(half).toMatch(/^HTTP\/1\.1 408 /);
});

test("a signal ends the server within ten seconds, whatever is left half said, with its last answers out", async () => {
  const own = await startServer({});
  const port = Number(new URL(own.url).port);
  const dial = (text: string) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => {});
    socket.write(text);
    return socket;
  };
  const halves = [
    dial("GET / HTTP/1.1\r\nHost: he"),
    dial("POST /api/advisor HTTP/1.1\r\nHost: here\r\nContent-Length: 99\r\n\r\n{"),
    dial(""),
  ].map(hear);
  expect((await fetch(`${own.url}/learn`)).status).toBe(200);
  const start = Date.now();
  own.process.kill("SIGTERM");
  const [code] = await once(own.process, "exit");
  expect(code).toBe(0);
  expect(Date.now() - start).toBeLessThan(10_000);
  await Promise.all(halves);
});
