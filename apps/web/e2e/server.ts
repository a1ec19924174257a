// Another server of the same build, on a free port, for tests that need one of their own.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

const SERVER = path.join(import.meta.dirname, "../../server/dist/server.mjs");

export interface Started {
  readonly process: ChildProcess;
  readonly url: string;
}

export async function startServer(env: Record<string, string>, ...args: string[]): Promise<Started> {
  const child = spawn(process.execPath, [SERVER, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, HOST: "127.0.0.1", PORT: "0", ...env },
  });
  const [said] = await once(child.stdout, "data");
  const url = /http:\S+/.exec(String(said))?.[0];
  if (!url) throw new Error(`The server did not start: ${said}`);
  return { process: child, url };
}
