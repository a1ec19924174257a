// Where the puzzle being played stands by itself: at the address of this page, or, in a frame, at one that is not the frame's.
"use client";

import { useCallback } from "react";
import { useFramed } from "../../base/frame/framed.tsx";
import { useAddress } from "../../base/language/language.tsx";
import type { PageAddress } from "./share.ts";

export function usePlace(): () => PageAddress {
  const alone = useFramed()?.alone;
  const inLanguage = useAddress();
  return useCallback(() => {
    const { origin } = window.location;
    return alone === undefined ? window.location : { origin, pathname: inLanguage(alone), search: "" };
  }, [alone, inLanguage]);
}
