// Whoever goes before the answer, over a real connection: the work is called off, and the log tells of no trouble.
import { EventEmitter, once } from "node:events";
import { connect } from "node:net";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { afterEach, expect, it } from "vitest";
import { LIMITS } from "../http/limits.ts";
import { listen, type OwnServer } from "../http/server.ts";
import type { Requester } from "../work/lane.ts";
import { inlineWork, newApi } from "./testing.ts";

const MODEL = { ADVISOR_BASE_URL: "http://127.0.0.1:1/v1", ADVISOR_MODEL: "none" };

let server: OwnServer | undefined;
afterEach(() => server?.stop());

/** Tells of each line that is logged, and of each job, which never ends. */
async function start() {
  const told = new EventEmitter();
  const lines: string[] = [];
  lines.push = (line) => Number(told.emit("line", line));
  const run = (_job: unknown, _input: unknown, requester?: Requester): Promise<never> =>
    new Promise((_, reject) => {
      requester?.signal?.addEventListener("abort", () => reject(new Error("called off")));
      told.emit("job", requester);
    });
  const api = newApi(MODEL, lines, undefined, { ...inlineWork, run });
  const listener = getRequestListener((request, env) => api.fetch(request, env as HttpBindings), {
    overrideGlobalObjects: false,
  });
  server = await listen(listener, LIMITS, { port: 0, host: "127.0.0.1" });
  return { told, socket: connect(Number(new URL(server.url).port), "127.0.0.1") };
}

const head = (path: string) => `POST ${path} HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n`;

it("calls the work off", async () => {
  const { told, socket } = await start();
  const body = JSON.stringify({ puzzle: "1wABC" });
  const asked = once(told, "job");
  socket.write(`${head("/api/v1/puzzles/check")}Content-Length: ${body.length}\r\n\r\n${body}`);
  const [{ caller, signal }] = await asked;
  expect([caller, signal.aborted]).toEqual(["127.0.0.1", false]);
  const gone = once(signal, "abort");
  socket.destroy();
  await gone;
});

const PARTS = [
  ["/api/v1/puzzles/check", "Content-Length: 99\r\n\r\n{"],
  ["/api/v1/puzzles/check", "Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n"],
  ["/api/advisor", "Content-Length: 99\r\n\r\n{"],
] as const;
it.each(PARTS)("in the middle of a body to %s is no trouble of ours", async (path, rest) => {
  const { told, socket } = await start();
  const line = once(told, "line");
  const taken = once(socket, "connect");
  socket.write(head(path) + rest);
  await taken;
  socket.end();
  socket.resume();
  expect(JSON.parse((await line)[0])).toMatchObject({ level: "info", event: "request", status: 499 });
});
