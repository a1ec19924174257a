// The Clue table, in Chinese, with the worker that answers in it. Words of practice are loaded with it.
"use client";

import type { ReactNode } from "react";
import { loadOnce } from "../../language/late-words.ts";
import { PracticeWords } from "../practice/words/wording.ts";
import { OpenWorker } from "../worker/open-worker.ts";
import { ClueWords } from "./wording.ts";
import { zh } from "./zh.ts";

const open = () => new Worker(new URL("../worker/clue-chinese.worker.ts", import.meta.url), { type: "module" });

const practice = loadOnce(async () => (await import("../practice/words/zh.ts")).zh);

export const ClueInChinese = ({ children }: { readonly children: ReactNode }) => (
  <OpenWorker value={open}>
    <ClueWords value={zh}>
      <PracticeWords value={practice}>{children}</PracticeWords>
    </ClueWords>
  </OpenWorker>
);
