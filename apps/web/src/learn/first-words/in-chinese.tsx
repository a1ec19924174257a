// The guided first puzzle, in Chinese.
"use client";

import type { ReactNode } from "react";
import { FirstWords } from "./wording.ts";
import { zh } from "./zh.ts";

export const FirstInChinese = ({ children }: { readonly children: ReactNode }) => (
  <FirstWords value={zh}>{children}</FirstWords>
);
