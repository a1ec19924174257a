// A throw-away Postgres for tests: a fresh cluster in a temporary folder, reached by a unix socket and gone with us.

import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import pg from "pg";

export interface Postgres {
  /** The address of a new, empty database. */
  makeDatabase(): Promise<string>;
  stop(): Promise<void>;
}

const DEBIAN = "/usr/lib/postgresql";

/** Starts one, or says loudly that there is none and answers undefined. `isDurable` waits for the disk as a real one does. */
export async function startPostgres({ isDurable = false } = {}): Promise<Postgres | undefined> {
  const bin = findPrograms();
  const user = bin && findUser();
  if (!bin || !user) {
    console.warn("!! No Postgres was found: what follows is NOT tested on Postgres. See script/postgres.");
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), "qed-pg-"));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const initdb = ["-D", data, "-A", "trust", "-U", "qed", "--no-sync", "-E", "UTF8", "--locale=C"];
  execFileSync(join(bin, "initdb"), initdb, { ...user, cwd: folder, stdio: "ignore" });
  const server = await startServer(bin, folder, data, user, isDurable);
  return { makeDatabase: makeDatabases(folder), stop: () => stop(server, folder) };
}

/** The folder of initdb and postgres: the newest of Debian's, or that on the PATH. */
function findPrograms(): string | undefined {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...debian.map((version) => join(DEBIAN, version, "bin")), ...(process.env.PATH ?? "").split(":")];
  return folders.find((folder) => ["initdb", "postgres"].every((program) => existsSync(join(folder, program))));
}

interface User {
  readonly uid?: number;
  readonly gid?: number;
}

/** Postgres refuses to run as root, so root lends it another user. */
function findUser(): User | undefined {
  if (process.getuid?.() !== 0) return {};
  for (const name of ["postgres", "nobody"]) {
    try {
      const [uid, gid] = ["-u", "-g"].map((flag) => Number(execFileSync("id", [flag, name], { stdio: "pipe" })));
      if (uid !== undefined && gid !== undefined) return { uid, gid };
    } catch {
      // There is no such user.
    }
  }
  return undefined;
}

async function startServer(
  bin: string,
  folder: string,
  data: string,
  user: User,
  isDurable: boolean,
): Promise<ChildProcess> {
  const settings = ["listen_addresses=", `fsync=${isDurable ? "on" : "off"}`, "max_connections=90"];
  const args = ["-D", data, "-k", folder, ...settings.flatMap((setting) => ["-c", setting])];
  // A killed runner must not leave it behind.
  const command = ["--pdeathsig", "INT", join(bin, "postgres"), ...args];
  const server = spawn("setpriv", command, { ...user, cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
  const said: string[] = [];
  for await (const line of createInterface({ input: server.stderr })) {
    said.push(line);
    if (line.includes("ready to accept connections")) {
      server.stderr.resume();
      return server;
    }
  }
  throw new Error(`Postgres did not start: ${said.join("\n")}`);
}

function makeDatabases(folder: string): () => Promise<string> {
  const address = (name: string): string => `postgres:///${name}?host=${folder}&user=qed`;
  let made = 0;
  return async () => {
    made += 1;
    const name = `test${made}`;
    const client = new pg.Client({ connectionString: address("postgres") });
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    return address(name);
  };
}

async function stop(server: ChildProcess, folder: string): Promise<void> {
  const gone = once(server, "exit");
  server.kill("SIGINT");
  await gone;
  rmSync(folder, { recursive: true, force: true });
}
