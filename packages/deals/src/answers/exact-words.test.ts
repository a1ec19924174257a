import { testWords } from "./exact-words.cases.ts";

testWords(7000, 16);
