// Whether the table is covered; remembered on this device, so that a page that is loaded anew lifts no cover.
"use client";

import { useState } from "react";
import { openStorage } from "../../base/storage/storage.ts";

const KEY = "demonstrandum/clue/covered";

export function useCover(): readonly [boolean, (isCovered: boolean) => void] {
  const [isCovered, setCovered] = useState(() => openStorage().read(KEY) === "on");
  return [
    isCovered,
    (next) => {
      if (next) openStorage().write(KEY, "on");
      else openStorage().remove(KEY);
      setCovered(next);
    },
  ];
}
