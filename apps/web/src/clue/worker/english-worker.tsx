// Provides the worker that answers in English.
"use client";

import type { ReactNode } from "react";
import { OpenWorker } from "./open-worker.ts";

const open = () => new Worker(new URL("./clue.worker.ts", import.meta.url), { type: "module" });

export const EnglishWorker = ({ children }: { readonly children: ReactNode }) => (
  <OpenWorker value={open}>{children}</OpenWorker>
);
