// A game's room, in English.
"use client";

import type { ReactNode } from "react";
import { en } from "./en.ts";
import { RoomsWords } from "./wording.ts";

export const RoomsInEnglish = ({ children }: { readonly children: ReactNode }) => (
  <RoomsWords value={en}>{children}</RoomsWords>
);
