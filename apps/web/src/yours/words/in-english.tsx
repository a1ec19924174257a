// The player's own games, in English.
"use client";

import type { ReactNode } from "react";
import { en } from "./en.ts";
import { YoursWords } from "./wording.ts";

export const YoursInEnglish = ({ children }: { readonly children: ReactNode }) => (
  <YoursWords value={en}>{children}</YoursWords>
);
