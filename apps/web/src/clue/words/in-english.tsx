// The Clue table, in English.
"use client";

import type { ReactNode } from "react";
import { en } from "./en.ts";
import { ClueWords } from "./wording.ts";

export const ClueInEnglish = ({ children }: { readonly children: ReactNode }) => (
  <ClueWords value={en}>{children}</ClueWords>
);
