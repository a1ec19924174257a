// One operation of the API as data: where it is, what it takes, what it answers. Routes, checks and the OpenAPI document all come from this.
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type * as v from "valibot";
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

export interface Input<P, B> {
  readonly params: P;
  readonly body: B;
}

export interface Operation {
  /** A name for programs: "checkPuzzle". */
  readonly id: string;
  readonly method: "get" | "post" | "put" | "patch" | "delete";
  /** Below /api/v1: "/puzzles/check", "/days/{day}". */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  readonly params?: ParamsSchema;
  readonly body?: Schema;
  readonly answer: Schema;
  /** A body that works, for people to try. */
  readonly example?: unknown;
  /** Whether pages of other sites may ask; only for what needs no cookie and tells nothing about anybody. */
  readonly isOpen?: boolean;
  /** How many tokens of the caller's bucket it costs to ask; 1 if left out. What an answer takes beyond that is charged as it is done. */
  readonly cost?: number;
  /** A Response is sent as it is: for answers that are written as they are read. */
  readonly run: (input: Input<never, never>, caller: Caller) => unknown;
}

interface Written<P extends ParamsSchema, B extends Schema, A extends Schema>
  extends Omit<Operation, "params" | "body" | "answer" | "run"> {
  readonly params?: P;
  readonly body?: B;
  readonly answer: A;
  readonly run: (
    input: Input<v.InferOutput<P>, v.InferOutput<B>>,
    caller: Caller,
  ) => v.InferInput<A> | Promise<v.InferInput<A> | Response>;
}

/** Ties what `run` gets and gives to the schemas. */
export const operation = <P extends ParamsSchema, B extends Schema, A extends Schema>(
  written: Written<P, B, A>,
): Operation => written as unknown as Operation;
