// Provides the worker that answers in Chinese.
"use client";

import type { ReactNode } from "react";
import { OpenWorker } from "./open-worker.ts";

const open = () => new Worker(new URL("./clue-chinese.worker.ts", import.meta.url), { type: "module" });

export const ChineseWorker = ({ children }: { readonly children: ReactNode }) => (
  <OpenWorker value={open}>{children}</OpenWorker>
);
