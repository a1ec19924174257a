// The worker's side: answers what is asked, each question as it comes.
import type { AnswerTo, Asked, Told, WorkerTalk } from "./talk.ts";

/** Where a worker hears and tells. */
export interface PortLike {
  postMessage(message: unknown): void;
  addEventListener(type: "message", listener: (event: { data: unknown }) => void): void;
}

type Tell<T extends WorkerTalk> = (progress: T["progress"]) => void;

/** One function for each kind of question. */
export type Answers<T extends WorkerTalk, Context> = {
  readonly [K in T["question"]["kind"]]: (
    question: Extract<T["question"], { readonly kind: K }>,
    context: Context,
    tell: Tell<T>,
  ) => AnswerTo<T, K> | Promise<AnswerTo<T, K>>;
};

/** Gives a question to the function for its kind. */
export function answerBy<T extends WorkerTalk, Context>(
  answers: Answers<T, Context>,
  question: T["question"],
  context: Context,
  tell: Tell<T> = () => {},
): unknown {
  const kind: T["question"]["kind"] = question.kind;
  const answer = answers[kind] as (question: T["question"], context: Context, tell: Tell<T>) => unknown;
  return answer(question, context, tell);
}

interface Serving<T extends WorkerTalk> {
  answer(question: T["question"], tell: Tell<T>): unknown;
  /** What there is to say of an error; nothing of one that is nobody's fault but ours. */
  reasonOf(error: unknown, question: T["question"]): T["reason"] | undefined;
}

export function serve<T extends WorkerTalk>(port: PortLike, { answer, reasonOf }: Serving<T>): void {
  const send = (told: Told<T>) => port.postMessage(told);
  port.addEventListener("message", async ({ data }) => {
    const { id, question } = data as Asked<T>;
    try {
      send({
        id,
        kind: "answer",
        answer: await answer(question, (progress) => send({ id, kind: "progress", progress })),
      });
    } catch (error) {
      const reason = reasonOf(error, question);
      send({ id, kind: "failure", failure: reason === undefined ? { why: "failed" } : { why: "refused", reason } });
    }
  });
}
