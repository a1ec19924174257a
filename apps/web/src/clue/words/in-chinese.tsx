// The Clue table, in Chinese.
"use client";

import type { ReactNode } from "react";
import { ClueWords } from "./wording.ts";
import { zh } from "./zh.ts";

export const ClueInChinese = ({ children }: { readonly children: ReactNode }) => (
  <ClueWords value={zh}>{children}</ClueWords>
);
