// A throw-away Postgres for tests: a fresh cluster in a temporary folder, reached by a unix socket and gone with us.

import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

export interface Postgres {
  /** The address of a new, empty database. */
  makeDatabase(): Promise<string>;
  /** Ends it, in order or as the power does; what it holds stays. */
  halt(signal: "SIGINT" | "SIGKILL"): Promise<void>;
  /** Starts it again on the same data, under the same address. */
  resume(): Promise<void>;
  /** Ends it and removes everything. */
  stop(): Promise<void>;
}

const DEBIAN = "/usr/lib/postgresql";

/**
 * Starts one, or says loudly that there is none and answers undefined. `isDurable` waits for the disk as a real one does;
 * its files are in a folder of its own `within` another.
 */
export async function startPostgres({ isDurable = false, within = tmpdir() } = {}): Promise<Postgres | undefined> {
  const bin = findPrograms();
  const user = bin && findUser();
  if (!bin || !user) {
    console.warn("!! No Postgres was found: what follows is NOT tested on Postgres. See script/postgres.");
    return undefined;
  }
  const folder = mkdtempSync(join(within, "qed-pg-"));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const initdb = ["-D", data, "-A", "trust", "-U", "qed", "--no-sync", "-E", "UTF8", "--locale=C"];
  execFileSync(join(bin, "initdb"), initdb, { ...user, cwd: folder, stdio: "ignore" });
  const start = () => startServer(bin, folder, data, user, isDurable);
  let server = await start();
  const halt: Postgres["halt"] = (signal) => end(server, signal);
  return {
    makeDatabase: makeDatabases(folder),
    halt,
    resume: async () => {
      server = await startAgain(start);
    },
    stop: async () => {
      await halt("SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const TRIES = 50;

/** After a sudden end its children may still be there for a moment, and it refuses to start beside them. */
async function startAgain(start: () => Promise<ChildProcess>, tries = TRIES): Promise<ChildProcess> {
  try {
    return await start();
  } catch (error) {
    if (tries === 0) throw error;
    await pause(100);
    return startAgain(start, tries - 1);
  }
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

/** Ends connections to the database at that address, all of them or so many, and answers how many. */
export async function endConnections(url: string, most = 100): Promise<number> {
  const others = "select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()";
  const rows = await queryPostgres(url, `select pg_terminate_backend(pid) from (${others} limit ${most}) as other`);
  return rows.length;
}

export async function queryPostgres(url: string, statement: string): Promise<readonly object[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}

function makeDatabases(folder: string): () => Promise<string> {
  const address = (name: string): string => `postgres:///${name}?host=${folder}&user=qed`;
  let made = 0;
  return async () => {
    made += 1;
    const name = `test${made}`;
    await queryPostgres(address("postgres"), `create database ${name}`);
    return address(name);
  };
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, "exit");
  server.kill(signal);
  await gone;
}
