// Errors as problem details (RFC 9457): what went wrong, in a sentence, with the status and a name that programs can rely on.
import type { ProblemCode } from "./problem-codes.ts";

export interface Problem {
  readonly status: number;
  readonly code: ProblemCode;
  /** A sentence for people. */
  readonly detail: string;
  /** Where in the request, if one place is to blame: "puzzle.clues.3". */
  readonly at?: string;
  /** The number that the sentence tells, if there is one, for those who say it in other words. */
  readonly figure?: number;
  /** Seconds after which it may be tried again. */
  readonly retryAfter?: number;
  /** The methods that are possible where another was tried. */
  readonly allow?: string;
}

export class ProblemError extends Error {
  override readonly name = "ProblemError";
  constructor(readonly problem: Problem) {
    super(problem.detail);
  }
}

/** When an address leads nowhere, or to what is not for everybody to know of. */
export const NOWHERE: Problem = { status: 404, code: "not-found", detail: "There is nothing at this address." };

/** When it is nobody's fault but ours; what happened is told in the log alone. */
export const INTERNAL: Problem = {
  status: 500,
  code: "internal",
  detail: "Something went wrong here. It is not your fault.",
};

/** When a question would take more steps, time or memory than one question may. */
export const TOO_MUCH_WORK: Problem = {
  status: 422,
  code: "too-much-work",
  detail: "This is too much to work out here. A smaller question may be answered.",
};

/** When nobody waits for the answer any more; nobody reads this, but requests are counted by their status. */
export const GONE: Problem = { status: 499, code: "gone", detail: "Whoever asked has gone." };

const TITLES: Readonly<Record<number, string>> = {
  400: "Bad request",
  401: "Not known",
  403: "Forbidden",
  404: "Not found",
  405: "Method not allowed",
  409: "Conflict",
  413: "Too large",
  415: "Unsupported media type",
  422: "Not a sound request",
  429: "Too many requests",
  499: "Gone before the answer",
  500: "Internal error",
  503: "Not available",
};

export const titleOf = (status: number): string => TITLES[status] ?? "Error";

export function answerProblem({ retryAfter, allow, status, code, detail, at, figure }: Problem): Response {
  const about = { ...(at ? { at } : {}), ...(figure === undefined ? {} : { figure }) };
  const body = { type: `/api/problems#${code}`, title: titleOf(status), status, code, detail, ...about };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      "content-type": "application/problem+json; charset=utf-8",
      "cache-control": "no-store",
      ...(retryAfter === undefined ? {} : { "retry-after": String(retryAfter) }),
      ...(allow === undefined ? {} : { allow }),
    },
  });
}
