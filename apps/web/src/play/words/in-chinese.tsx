// A play, in Chinese. What is opened later has its words loaded later.
"use client";

import type { ReactNode } from "react";
import { loadOnce } from "../../language/late-words.ts";
import { PrintWords } from "../../print/words/wording.ts";
import { TestimonyWords } from "../../testimony/words/wording.ts";
import { AnswerWords } from "../answer-words/wording.ts";
import { PlayWords } from "./wording.ts";
import { zh } from "./zh.ts";

const answers = loadOnce(async () => (await import("../answer-words/zh.ts")).zh);
const testimony = loadOnce(async () => (await import("../../testimony/words/zh.ts")).zh);
const printed = loadOnce(async () => (await import("../../print/words/zh.ts")).zh);

export const PlayInChinese = ({ children }: { readonly children: ReactNode }) => (
  <PlayWords value={zh}>
    <AnswerWords value={answers}>
      <TestimonyWords value={testimony}>
        <PrintWords value={printed}>{children}</PrintWords>
      </TestimonyWords>
    </AnswerWords>
  </PlayWords>
);
