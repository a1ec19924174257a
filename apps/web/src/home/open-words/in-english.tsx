// Plays that were left open, in English.
"use client";

import type { ReactNode } from "react";
import { en } from "./en.ts";
import { OpenWords } from "./wording.ts";

export const OpenInEnglish = ({ children }: { readonly children: ReactNode }) => (
  <OpenWords value={en}>{children}</OpenWords>
);
