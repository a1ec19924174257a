import { testWords } from "./exact-words.cases.ts";

testWords(7016, 184);
