// A game's room, in Chinese.
"use client";

import type { ReactNode } from "react";
import { RoomsWords } from "./wording.ts";
import { zh } from "./zh.ts";

export const RoomsInChinese = ({ children }: { readonly children: ReactNode }) => (
  <RoomsWords value={zh}>{children}</RoomsWords>
);
