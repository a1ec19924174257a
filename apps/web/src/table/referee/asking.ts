// What it takes to answer a question in English: proofs and their words. Many a game is won without any, so it is loaded for the first.
export { en, playIn } from "@demonstrandum/engine";
