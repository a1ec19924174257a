// What crosses between those who ask and a worker: a question with a number, and under the same number how far it is, its answer, or why
// there is none.

/** What can be asked of a worker. */
export interface WorkerTalk {
  readonly question: { readonly kind: string };
  /** By the kind of question. */
  readonly answers: object;
  /** What is told while an answer is worked out. */
  readonly progress: unknown;
  /** What a worker says of a question that has no answer. */
  readonly reason: unknown;
}

export type AnswerTo<T extends WorkerTalk, K extends string> = T["answers"][K & keyof T["answers"]];

export interface Asked<T extends WorkerTalk> {
  readonly id: number;
  readonly question: T["question"];
}

export type Told<T extends WorkerTalk> =
  | { readonly id: number; readonly kind: "progress"; readonly progress: T["progress"] }
  | { readonly id: number; readonly kind: "answer"; readonly answer: unknown }
  | { readonly id: number; readonly kind: "failure"; readonly failure: NoAnswer<T["reason"]> };

/**
 * Why there is no answer: the worker gave a reason, it failed without one, it could not be started or died, or nobody wants the answer any
 * more.
 */
export type NoAnswer<Reason> =
  | { readonly why: "refused"; readonly reason: Reason }
  | { readonly why: "failed" }
  | { readonly why: "lost" }
  | { readonly why: "called off" };

/** What a question without an answer ends with. */
export class Unanswered<Reason> extends Error {
  override readonly name = "Unanswered";
  constructor(
    readonly failure: NoAnswer<Reason>,
    options?: ErrorOptions,
  ) {
    super(failure.why, options);
  }
}

/** What an error says of a question of a talk. Any error but Unanswered is taken for a worker that failed. */
export const failureIn = <T extends WorkerTalk>(error: unknown): NoAnswer<T["reason"]> =>
  error instanceof Unanswered ? error.failure : { why: "failed" };
