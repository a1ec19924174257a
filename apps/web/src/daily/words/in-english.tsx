// The daily pages, in English.
"use client";

import type { ReactNode } from "react";
import { en } from "./en.ts";
import { DailyWords } from "./wording.ts";

export const DailyInEnglish = ({ children }: { readonly children: ReactNode }) => (
  <DailyWords value={en}>{children}</DailyWords>
);
