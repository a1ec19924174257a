// A game's room, in Chinese.
"use client";

import type { ReactNode } from "react";
import { loadOnce } from "../../language/late-words.ts";
import { NamesWords } from "../names-words/wording.ts";
import { RoomsWords } from "./wording.ts";
import { zh } from "./zh.ts";

const names = loadOnce(async () => (await import("../names-words/zh.ts")).zh);

export const RoomsInChinese = ({ children }: { readonly children: ReactNode }) => (
  <RoomsWords value={zh}>
    <NamesWords value={names}>{children}</NamesWords>
  </RoomsWords>
);
