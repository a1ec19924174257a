// Whoever starts the server and cannot is told why, and what to do.
import { createServer, type Server } from "node:net";
import { expect, it } from "vitest";
import { sayListenError } from "./say-listen-error.ts";

const listen = (port: number, host: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(port, host, () => resolve(server));
  });

/** What is said about an address that cannot be listened on. */
const complaint = (port: number, host: string): Promise<string> =>
  listen(port, host).then(
    () => "no complaint",
    (error: unknown) => sayListenError(error, { port, host }),
  );

it("tells a port that is taken from a host that is none", async () => {
  const taken = await listen(0, "127.0.0.1");
  const { port } = taken.address() as { readonly port: number };
  expect(await complaint(port, "127.0.0.1")).toBe(
    `Port ${port} on 127.0.0.1 is taken by another program. Choose another: PORT=${port === 65_535 ? 3000 : port + 1}`,
  );
  taken.close();
  expect(await complaint(0, "192.0.2.1")).toContain('HOST is "192.0.2.1", which is no address of this machine.');
});

it("tells a port that is forbidden, and whatever else may happen", () => {
  const say = (code: string) =>
    sayListenError(Object.assign(new Error("out of luck"), { code }), { port: 80, host: "h" });
  expect(say("EACCES")).toBe("This user may not listen on port 80. Choose one above 1023: PORT=3000");
  expect(say("ENOTFOUND")).toContain('HOST is "h", which cannot be found.');
  expect(say("EIO")).toBe("Port 80 on h cannot be used: out of luck");
});
