// The built server in a process of its own, and a browser without a screen: it keeps its cookie and nothing else.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Place } from "@demonstrandum/store";
import { build } from "esbuild";

const root = join(import.meta.dirname, "../../../../..");

export interface Program {
  readonly file: string;
  remove(): void;
}

/** The server as it is shipped, or another program of its, bundled into one file. */
export async function buildServer(main = "apps/server/src/main.ts"): Promise<Program> {
  const folder = mkdtempSync(join(root, "node_modules", ".qed-server-"));
  const file = join(folder, "server.mjs");
  await build({
    entryPoints: {
      server: join(root, main),
      worker: join(root, "apps/server/src/work/worker.ts"),
    },
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    logLevel: "error",
    plugins: [
      {
        name: "external",
        setup: (setup) =>
          setup.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === "entry-point" || path.startsWith("@demonstrandum/") ? undefined : { path, external: true },
          ),
      },
    ],
  });
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export interface RunningServer {
  readonly url: string;
  /** All that it has printed. */
  said(): string;
  /** As the power goes. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const environmentOf = (place: Place): Record<string, string> =>
  place.kind === "sqlite" ? { DATA_DIR: place.folder } : { DATABASE_URL: place.url };

export async function startServer(
  { file }: Program,
  place: Place,
  extra: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const { PATH = "", HOME = "" } = process.env;
  const env = { PATH, HOME, PORT: "0", ...environmentOf(place), ...extra };
  const child = spawn(process.execPath, [file, "--api"], { env, stdio: ["ignore", "pipe", "pipe"] });
  const said: string[] = [];
  child.stderr.on("data", (data) => said.push(String(data)));
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line);
    const url = /http:\/\/[\d.:]+/.exec(line)?.[0];
    if (url !== undefined) {
      child.stdout.on("data", (data) => said.push(String(data)));
      child.stdout.resume();
      return { url, said: () => said.join("\n"), kill: () => end(child, "SIGKILL"), stop: () => end(child, "SIGTERM") };
    }
  }
  throw new Error(`The server did not start: ${said.join("\n")}`);
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill(signal);
  await gone;
}

export interface Reply {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the server says; the tests look at what they expect.
  readonly body: any;
  /** Head and body as they came. */
  readonly text: string;
  readonly headers: Headers;
}

export interface Browser {
  ask(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Reply>;
  cookie: string;
}

/** `url` is asked for each time, as a server that is started again has another. */
export function aBrowser(url: () => string): Browser {
  const browser: Browser = {
    cookie: "",
    async ask(method, path, body, extra = {}) {
      const response = await fetch(`${url()}/api/v1${path}`, {
        method,
        headers: {
          ...(browser.cookie === "" ? {} : { cookie: browser.cookie }),
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...extra,
        },
        ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
      });
      const set = response.headers.get("set-cookie")?.split(";")[0];
      if (set !== undefined) browser.cookie = set.endsWith("=") ? "" : set;
      return read(response);
    },
  };
  return browser;
}

async function read(response: Response): Promise<Reply> {
  const said = await response.text();
  const head = [...response.headers].map(([name, value]) => `${name}: ${value}`).join("\n");
  const isJson = /json/.test(response.headers.get("content-type") ?? "");
  return {
    status: response.status,
    body: isJson ? JSON.parse(said) : said,
    text: `${head}\n${said}`,
    headers: response.headers,
  };
}
