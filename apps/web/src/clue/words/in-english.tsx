// The Clue table, in English, with the worker that answers in it. Words of practice are loaded with it.
"use client";

import type { ReactNode } from "react";
import { loadOnce } from "../../language/late-words.ts";
import { PracticeWords } from "../practice/words/wording.ts";
import { OpenWorker } from "../worker/open-worker.ts";
import { en } from "./en.ts";
import { ClueWords } from "./wording.ts";

const open = () => new Worker(new URL("../worker/clue.worker.ts", import.meta.url), { type: "module" });

const practice = loadOnce(async () => (await import("../practice/words/en.ts")).en);

export const ClueInEnglish = ({ children }: { readonly children: ReactNode }) => (
  <OpenWorker value={open}>
    <ClueWords value={en}>
      <PracticeWords value={practice}>{children}</PracticeWords>
    </ClueWords>
  </OpenWorker>
);
