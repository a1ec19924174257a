// Provides the worker that answers in English.
"use client";

import type { ReactNode } from "react";
import { OpenWorkshop } from "./open-worker.ts";

const open = () => new Worker(new URL("./english.worker.ts", import.meta.url), { type: "module" });

export const EnglishWorkshop = ({ children }: { readonly children: ReactNode }) => (
  <OpenWorkshop value={open}>{children}</OpenWorkshop>
);
