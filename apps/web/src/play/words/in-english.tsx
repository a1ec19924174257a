// A play, in English. What is opened later has its words loaded later.
"use client";

import type { ReactNode } from "react";
import { loadOnce } from "../../language/late-words.ts";
import { PrintWords } from "../../print/words/wording.ts";
import { TestimonyWords } from "../../testimony/words/wording.ts";
import { AnswerWords } from "../answer-words/wording.ts";
import { en } from "./en.ts";
import { PlayWords } from "./wording.ts";

const answers = loadOnce(async () => (await import("../answer-words/en.ts")).en);
const testimony = loadOnce(async () => (await import("../../testimony/words/en.ts")).en);
const printed = loadOnce(async () => (await import("../../print/words/en.ts")).en);

export const PlayInEnglish = ({ children }: { readonly children: ReactNode }) => (
  <PlayWords value={en}>
    <AnswerWords value={answers}>
      <TestimonyWords value={testimony}>
        <PrintWords value={printed}>{children}</PrintWords>
      </TestimonyWords>
    </AnswerWords>
  </PlayWords>
);
