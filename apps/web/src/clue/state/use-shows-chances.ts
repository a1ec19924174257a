// Whether the matrix shows chances as numbers; remembered on this device.
"use client";

import { useState } from "react";
import { openStorage } from "../../state/storage.ts";

const KEY = "demonstrandum/clue/chances";

export function useShowsChances(): readonly [boolean, (shows: boolean) => void] {
  const [shows, setShows] = useState(() => openStorage().read(KEY) === "on");
  return [
    shows,
    (next) => {
      openStorage().write(KEY, next ? "on" : "off");
      setShows(next);
    },
  ];
}
