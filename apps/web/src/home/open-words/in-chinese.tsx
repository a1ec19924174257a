// Plays that were left open, in Chinese.
"use client";

import type { ReactNode } from "react";
import { OpenWords } from "./wording.ts";
import { zh } from "./zh.ts";

export const OpenInChinese = ({ children }: { readonly children: ReactNode }) => (
  <OpenWords value={zh}>{children}</OpenWords>
);
