// A switch of the table, remembered on this device.
"use client";

import { useState } from "react";
import { openStorage } from "../../base/storage/storage.ts";

/** As they are until somebody turns them. */
const AT_FIRST = { chances: false, "tap-marks": false, learn: false, "quick-entry": true };

export function useKeptSwitch(name: keyof typeof AT_FIRST): readonly [boolean, (isOn: boolean) => void] {
  const key = `demonstrandum/clue/${name}`;
  const [isOn, setOn] = useState(() => (openStorage().read(key) ?? (AT_FIRST[name] ? "on" : "off")) === "on");
  return [
    isOn,
    (next) => {
      openStorage().write(key, next ? "on" : "off");
      setOn(next);
    },
  ];
}
