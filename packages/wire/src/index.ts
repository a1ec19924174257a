export { makeAsker, makeLatestAsker, type WorkerAsker, type WorkerLike } from "./asker.ts";
export { type Answers, answerBy, type PortLike, serve } from "./serve.ts";
export { type AnswerTo, failureIn, type NoAnswer, Unanswered, type WorkerTalk } from "./talk.ts";
export { asPort, asWorker } from "./thread.ts";
export type { Wire } from "./wire.ts";
