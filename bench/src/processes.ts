// What more processes bring: one, two and four servers on one Postgres behind one proxy (nginx), with the daily puzzle's load of `daily.ts`.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Place } from "@demonstrandum/store";
import { makePlaces } from "@demonstrandum/store/testing";
import { bundleServer, type LoadRow, measureOn, printRows, type Server, start, stop } from "./daily.ts";
import type { BenchOptions, Figures } from "./harness.ts";

const AMOUNTS = [1, 2, 4];

export async function runProcesses({ print }: Pick<BenchOptions, "print">): Promise<Figures> {
  bundleServer();
  const rows: LoadRow[] = [];
  for (const { kind, make, clear } of await makePlaces({ isDurable: true })) {
    for (const amount of kind === "postgres" ? AMOUNTS : []) rows.push(...(await measureAmount(amount, await make())));
    await clear();
  }
  return printRows(rows, print);
}

async function measureAmount(amount: number, place: Place): Promise<LoadRow[]> {
  const servers: Server[] = [];
  // One after the other: the first brings the tables up to date.
  for (let at = 0; at < amount; at++) servers.push(await start(place, { TRUST_PROXY: "1" }));
  const proxy = await startProxy(servers.map(({ url }) => new URL(url).host));
  const behind = servers.map(({ child }) => ({ child, url: proxy.url }));
  const rows = await measureOn(`${amount} behind a proxy`, place, behind);
  await proxy.stop();
  return rows;
}

async function startProxy(hosts: readonly string[]): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), "proxy-"));
  const port = await freePort();
  writeFileSync(path.join(folder, "nginx.conf"), configOf(hosts, port, folder));
  const child = spawn("nginx", ["-p", folder, "-e", "stderr", "-c", "nginx.conf"], { stdio: "ignore" });
  const url = `http://127.0.0.1:${port}`;
  while (!(await isUp(url))) await new Promise((resolve) => setTimeout(resolve, 50));
  return {
    url,
    stop: async () => {
      await stop(child);
      rmSync(folder, { recursive: true });
    },
  };
}

const isUp = (url: string): Promise<boolean> =>
  fetch(`${url}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );

/** As docs/operations.md asks for: idle connections are closed by the proxy first. */
const configOf = (hosts: readonly string[], port: number, folder: string): string => `
daemon off; pid ${folder}/pid; worker_processes 1; events { worker_connections 1024; }
http {
  access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  upstream servers { ${hosts.map((host) => `server ${host};`).join(" ")} keepalive 64; keepalive_timeout 4s; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://servers; proxy_http_version 1.1; proxy_set_header Connection "";
      proxy_set_header Host $host; proxy_set_header X-Forwarded-For $remote_addr;
    }
  }
}
`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address !== null ? address.port : 0;
}
