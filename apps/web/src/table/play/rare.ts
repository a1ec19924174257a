// What is opened now and then, in one file that is loaded then: all clues, more, starting over.
export { ClueList } from "./clue-list.tsx";
export { More } from "./more.tsx";
export { Restart } from "./restart.tsx";
