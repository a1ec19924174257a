// Many connections of one network, against a real server: others are served, and so is whoever of that network asks for something.
import { EventEmitter, once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { LIMITS, type Limits, limitsFor } from "./limits.ts";
import { type Handler, listen, type OwnServer } from "./server.ts";

let server: OwnServer | undefined;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server?.stop();
});

const SLOW = "GET /slow HTTP/1.1\r\nHost: here\r\n\r\n";
const QUICK = "GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n";

const heard = new EventEmitter();
/** `/slow` is never answered. */
const handler: Handler = (request, response) => {
  if (request.url === "/slow") heard.emit("slow");
  else response.end("hello");
};

/** Dials from an address of this machine. */
async function open(limits: Partial<Limits>): Promise<(from: string) => Promise<Socket>> {
  const { each: _, ...rest } = LIMITS;
  server = await listen(handler, { ...rest, ...limits }, { port: 0, host: "127.0.0.1" });
  const port = Number(new URL(server.url).port);
  return async (from) => {
    const socket = connect({ port, host: "127.0.0.1", localAddress: from });
    socket.on("error", () => {});
    sockets.push(socket);
    await once(socket, "connect");
    return socket;
  };
}

/** Everything the server says until it ends the connection. */
async function hear(socket: Socket, said = ""): Promise<string> {
  let text = "";
  socket.on("data", (bytes) => {
    text += bytes;
  });
  const closed = once(socket, "close");
  socket.write(said);
  await closed;
  return text;
}

const [EVE, ANN] = ["127.0.0.2", "127.0.0.3"];
const HELLO = /^HTTP\/1\.1 200.*hello$/s;

it("a network that opens many and says nothing loses the oldest of them, and is served all the same", async () => {
  const dial = await open({ each: 3 });
  const first = hear(await dial(EVE));
  for (const _ of [1, 2]) await dial(EVE);
  const last = await dial(EVE);
  expect(await first).toBe("");
  expect(await hear(last, QUICK)).toMatch(HELLO);
  expect(await hear(await dial(ANN), QUICK)).toMatch(HELLO);
});

it("a network whose connections are all at work gets no more of them; others do", async () => {
  const dial = await open({ each: 2 });
  for (const _ of [1, 2]) {
    const slow = once(heard, "slow");
    (await dial(EVE)).write(SLOW);
    await slow;
  }
  expect(await hear(await dial(EVE))).toBe("");
  expect(await hear(await dial(ANN), QUICK)).toMatch(HELLO);
});

it("where there are too many of many networks, whoever has not asked gives way", async () => {
  const dial = await open({ connections: 5, each: 2 });
  const silent = [];
  for (const host of [11, 12, 13, 14, 15]) silent.push(hear(await dial(`127.0.0.${host}`)));
  expect(await hear(await dial(ANN), QUICK)).toMatch(HELLO);
  expect(await silent[0]).toBe("");
});

it("behind a proxy only all connections together are limited", async () => {
  expect(limitsFor({ TRUST_PROXY: 1, RATE_FACTOR: 1 }).each).toBeUndefined();
  expect(limitsFor({ TRUST_PROXY: 0, RATE_FACTOR: 10 }).each).toBe(2560);
  const dial = await open({});
  for (let i = 0; i < 300; i++) await dial(EVE);
  expect(await Promise.all([EVE, ANN].map(async (from) => hear(await dial(from), QUICK)))).toEqual([
    expect.stringMatching(HELLO),
    expect.stringMatching(HELLO),
  ]);
});
