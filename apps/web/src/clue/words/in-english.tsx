// The Clue table, in English, with the worker that answers in it.
"use client";

import type { ReactNode } from "react";
import { OpenWorker } from "../worker/open-worker.ts";
import { en } from "./en.ts";
import { ClueWords } from "./wording.ts";

const open = () => new Worker(new URL("../worker/clue.worker.ts", import.meta.url), { type: "module" });

export const ClueInEnglish = ({ children }: { readonly children: ReactNode }) => (
  <OpenWorker value={open}>
    <ClueWords value={en}>{children}</ClueWords>
  </OpenWorker>
);
