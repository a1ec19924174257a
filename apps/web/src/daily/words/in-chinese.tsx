// The daily pages, in Chinese.
"use client";

import type { ReactNode } from "react";
import { DailyWords } from "./wording.ts";
import { zh } from "./zh.ts";

export const DailyInChinese = ({ children }: { readonly children: ReactNode }) => (
  <DailyWords value={zh}>{children}</DailyWords>
);
