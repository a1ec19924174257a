// Each thing a client can leave undone, against a real server with short deadlines. What is waited for is always an event of the socket.
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { LIMITS } from "./limits.ts";
import { type Handler, listen, type OwnServer } from "./server.ts";

const QUICK = { ...LIMITS, headers: 150, request: 250, idle: 150, silence: 400, check: 25, stop: 300 };

let server: OwnServer | undefined;
afterEach(() => server?.stop());

const hello: Handler = (request, response) => {
  request.resume().once("end", () => response.end("hello"));
};

async function open(handler: Handler, limits = QUICK): Promise<() => Socket> {
  server = await listen(handler, limits, { port: 0, host: "127.0.0.1" });
  const { port } = new URL(server.url);
  return () => connect(Number(port), "127.0.0.1");
}

/** Everything the server says on a socket until it ends it. */
async function hear(socket: Socket): Promise<string> {
  let text = "";
  socket.on("data", (bytes) => {
    text += bytes;
  });
  socket.on("error", () => {});
  await once(socket, "close");
  return text;
}

/** A handler that leaves every request open, and the answer to the one for `path`. */
function catchOne(path: string): { handler: Handler; taken: Promise<ServerResponse> } {
  let handler: Handler = () => {};
  const taken = new Promise<ServerResponse>((resolve) => {
    handler = (request, response) => request.url === path && resolve(response);
  });
  return { handler, taken };
}

const STARTS: readonly (readonly [string, string, RegExp])[] = [
  ["that says nothing", "", /^(HTTP\/1\.1 408|$)/],
  ["in the middle of its headers", "GET / HTTP/1.1\r\nHost: here\r\nX-Slow: ", /^HTTP\/1\.1 408/],
  [
    "in the middle of its body",
    "POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 99\r\n\r\nhalf",
    /^(HTTP\/1\.1 408|$)/,
  ],
  ["idle after an answer", "GET / HTTP/1.1\r\nHost: here\r\n\r\n", /hello/],
];
it.each(STARTS)("ends a connection %s", async (_, start, expected) => {
  const dial = await open(hello);
  const socket = dial();
  socket.write(start);
  expect(await hear(socket)).toMatch(expected);
});

it("answers every upgrade and ends its socket", async () => {
  const dial = await open(hello, LIMITS);
  const upgrade = "GET / HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n";
  const answers = Array.from({ length: 50 }, () => {
    const socket = dial();
    socket.write(upgrade);
    return hear(socket);
  });
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 200.*hello/s);
});

it("ends a connection that reads none of a long answer", async () => {
  const { handler, taken } = catchOne("/");
  const dial = await open(handler);
  const socket = dial().pause();
  socket.on("error", () => {});
  socket.write("GET / HTTP/1.1\r\nHost: here\r\n\r\n");
  const response = await taken;
  response.write(Buffer.alloc(50_000_000));
  await once(response, "close");
  expect(response.writableFinished).toBe(false);
  socket.destroy();
});

it("told to stop, finishes what arrived whole and drops what was half said", async () => {
  const { handler, taken } = catchOne("/slow");
  const dial = await open(handler, LIMITS);
  const [half, body, whole] = [dial(), dial(), dial()];
  half.write("GET / HTTP/1.1\r\nHost: he");
  body.write("POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 99\r\n\r\nhalf");
  whole.write("GET /slow HTTP/1.1\r\nHost: here\r\n\r\n");
  const heard = Promise.all([hear(half), hear(body), hear(whole)]);
  const response = await taken;
  const stopped = server?.stop();
  response.end("acknowledged");
  await stopped;
  const [nothing, nothingEither, answer] = await heard;
  expect([nothing, nothingEither]).toEqual(["", ""]);
  expect(answer).toMatch(/connection: close.*acknowledged/is);
  await expect(once(dial(), "connect")).rejects.toThrow("ECONNREFUSED");
});

it("stops in time even if an answer never ends", async () => {
  const { handler, taken } = catchOne("/");
  const dial = await open(handler);
  const socket = dial();
  socket.write("GET / HTTP/1.1\r\nHost: here\r\n\r\n");
  const heard = hear(socket);
  await taken;
  await server?.stop();
  expect(await heard).toBe("");
});
