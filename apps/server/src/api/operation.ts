// One operation of the API as data: where it is, what it takes, what it answers. Routes, checks and the OpenAPI document all come from this,
// and the compiler holds what it runs to what it promises.
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import * as v from "valibot";
import { type Problem, ProblemError } from "../problem/problem.ts";
import type { ProblemCode } from "../problem/problem-codes.ts";
import type { Work } from "../work/pool.ts";

type Schema = v.GenericSchema<unknown, unknown>;
/** Path and query parameters arrive as texts. */
type ParamsSchema = v.GenericSchema<unknown, Record<string, unknown>> & { readonly entries: Record<string, Schema> };

/** What an operation may use beside its input. */
export interface Caller {
  /** In turns of this caller; dropped once the caller has gone. */
  readonly work: Pick<Work, "run">;
  /** Who asks, for limits: never to be kept or logged. */
  readonly caller: string;
  readonly context: Context<{ Bindings: HttpBindings }>;
  /** Takes tokens for work that only shows on the way, before it is done. Throws if there are not enough. */
  charge(cost: number): Promise<void>;
  /** Says when whoever asked has gone: nobody waits for the rest of the work then. */
  readonly signal: AbortSignal;
}

interface Input<P, B> {
  readonly params: P;
  readonly body: B;
}

/** What was sent, before anybody has looked at it. */
type Sent = Input<unknown, unknown>;

/** What an operation says about itself. */
interface About {
  /** A name for programs: "checkPuzzle". */
  readonly id: string;
  readonly method: "get" | "post" | "put" | "patch" | "delete";
  /** Below /api/v1: "/puzzles/check", "/days/{day}". */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  /**
   * Who may ask: `anyone`, whose cookie nobody looks at; a `visitor`, who is a player with the cookie of one and somebody new without;
   * or nobody but a `player`.
   */
  readonly who: "anyone" | "visitor" | "player";
  /** A body that works, for people to try. */
  readonly example?: unknown;
  /** Whether pages of other sites may ask; only for what needs no cookie and tells nothing about anybody. */
  readonly isOpen?: boolean;
  /** How many tokens of the caller's bucket it costs to ask; 1 if left out. What an answer takes beyond that is charged as it is done. */
  readonly cost?: number;
}

export interface Operation extends About {
  readonly params?: ParamsSchema;
  readonly body?: Schema;
  readonly answer: Schema;
  /** Checks what was sent and answers it. A Response is sent as it is: for answers that are written as they are read. Throws ProblemError. */
  readonly run: (sent: Sent, caller: Caller) => unknown;
}

const NO_PARAMS = v.object({});
const NO_BODY = v.undefined();

/** What nobody has to be able to change. */
type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

interface Written<P extends ParamsSchema, B extends Schema, A extends Schema> extends About {
  readonly params?: P;
  readonly body?: B;
  readonly answer: A;
  readonly run: (
    input: Input<v.InferOutput<P>, v.InferOutput<B>>,
    caller: Caller,
  ) => Frozen<v.InferInput<A>> | Promise<Frozen<v.InferInput<A>> | Response>;
}

/** Ties what `run` gets and gives to the schemas. */
export function operation<
  A extends Schema,
  P extends ParamsSchema = typeof NO_PARAMS,
  B extends Schema = typeof NO_BODY,
>({ run, ...about }: Written<P, B, A>): Operation {
  // Whoever names no schema has these.
  const params = about.params ?? (NO_PARAMS as unknown as P);
  const body = about.body ?? (NO_BODY as unknown as B);
  return {
    ...about,
    run: (sent, caller) =>
      run({ params: check(params, sent.params, "bad-parameter"), body: check(body, sent.body, "bad-body") }, caller),
  };
}

function check<S extends Schema>(schema: S, data: unknown, code: ProblemCode): v.InferOutput<S> {
  const { success, output, issues } = v.safeParse(schema, data, { abortPipeEarly: true });
  if (success) return output;
  throw new ProblemError(sayIssue(issues[0], code));
}

function sayIssue(issue: v.BaseIssue<unknown>, code: ProblemCode): Problem {
  const at = v.getDotPath(issue);
  const detail = `${at ?? "The request"}: ${issue.message}`.slice(0, 300);
  return { status: 400, code, detail, ...(at ? { at } : {}) };
}
