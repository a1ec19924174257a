// The player's own games, in Chinese.
"use client";

import type { ReactNode } from "react";
import { YoursWords } from "./wording.ts";
import { zh } from "./zh.ts";

export const YoursInChinese = ({ children }: { readonly children: ReactNode }) => (
  <YoursWords value={zh}>{children}</YoursWords>
);
