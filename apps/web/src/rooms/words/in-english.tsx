// A game's room, in English.
"use client";

import type { ReactNode } from "react";
import { loadOnce } from "../../language/late-words.ts";
import { NamesWords } from "../names-words/wording.ts";
import { en } from "./en.ts";
import { RoomsWords } from "./wording.ts";

const names = loadOnce(async () => (await import("../names-words/en.ts")).en);

export const RoomsInEnglish = ({ children }: { readonly children: ReactNode }) => (
  <RoomsWords value={en}>
    <NamesWords value={names}>{children}</NamesWords>
  </RoomsWords>
);
