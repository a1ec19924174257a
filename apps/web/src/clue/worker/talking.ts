// Answers in sentences: typed questions, and proofs of certain cells. Loaded when one is asked for.
import { answerOffer, answerQuestion, proveDeduction, sayTableProof, type TableTongue } from "@demonstrandum/deals";
import { inRoom } from "./advising.ts";
import type { ClueQuestion } from "./messages.ts";

export function answerTyped(tongue: TableTongue, { question, setup, log, room }: ClueQuestion & { kind: "answer" }) {
  if (typeof question === "string") return answerQuestion(tongue, question, setup, log, inRoom(room));
  return answerOffer(tongue, question, setup, log, inRoom(room));
}

export function tellProof({ words }: TableTongue, { deduction, setup, log }: ClueQuestion & { kind: "prove" }) {
  const proof = proveDeduction(setup, log, deduction);
  return proof ? sayTableProof(words, setup, log, proof) : [];
}
