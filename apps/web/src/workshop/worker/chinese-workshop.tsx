// Provides the worker that answers in Chinese.
"use client";

import type { ReactNode } from "react";
import { OpenWorkshop } from "./open-worker.ts";

const open = () => new Worker(new URL("./chinese.worker.ts", import.meta.url), { type: "module" });

export const ChineseWorkshop = ({ children }: { readonly children: ReactNode }) => (
  <OpenWorkshop value={open}>{children}</OpenWorkshop>
);
