// Asks our server. What it refuses becomes a Refused with its words; that it cannot be reached, an Unreachable.

/** The part of the server's problem that is for people. */
export interface ServerProblem {
  readonly status: number;
  /** Names what was refused; a page may be older than its server, and not know it. */
  readonly code: string;
  /** In English. */
  readonly detail: string;
  /** The number that it tells, if there is one. */
  readonly figure?: number;
}

export class Refused extends Error {
  override readonly name = "Refused";
  readonly status: number;
  constructor(readonly problem: ServerProblem) {
    super(problem.detail);
    this.status = problem.status;
  }
}

/** Offline, or the server is down or too busy: the same may be asked again. */
export class Unreachable extends Error {
  override readonly name = "Unreachable";
}

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

const PATIENCE = 15_000;

const isPassing = (status: number): boolean => status === 429 || status >= 500;

const UNSAID = { code: "", detail: "The server would not do that." };

export async function askServer<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const response = await send(method, path, body);
  if (isPassing(response.status)) throw new Unreachable();
  const said = await response.json().catch(() => undefined);
  if (!response.ok) throw new Refused({ ...UNSAID, ...said, status: response.status });
  return said;
}

async function send(method: Method, path: string, body: unknown): Promise<Response> {
  try {
    return await fetch(`/api/v1${path}`, {
      method,
      cache: "no-store",
      signal: AbortSignal.timeout(PATIENCE),
      ...(body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Unreachable();
  }
}
