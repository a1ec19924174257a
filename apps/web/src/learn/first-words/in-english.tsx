// The guided first puzzle, in English.
"use client";

import type { ReactNode } from "react";
import { en } from "./en.ts";
import { FirstWords } from "./wording.ts";

export const FirstInEnglish = ({ children }: { readonly children: ReactNode }) => (
  <FirstWords value={en}>{children}</FirstWords>
);
