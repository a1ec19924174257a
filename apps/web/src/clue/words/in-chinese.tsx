// The Clue table, in Chinese, with the worker that answers in it.
"use client";

import type { ReactNode } from "react";
import { OpenWorker } from "../worker/open-worker.ts";
import { ClueWords } from "./wording.ts";
import { zh } from "./zh.ts";

const open = () => new Worker(new URL("../worker/clue-chinese.worker.ts", import.meta.url), { type: "module" });

export const ClueInChinese = ({ children }: { readonly children: ReactNode }) => (
  <OpenWorker value={open}>
    <ClueWords value={zh}>{children}</ClueWords>
  </OpenWorker>
);
