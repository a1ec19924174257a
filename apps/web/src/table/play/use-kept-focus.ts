// Focus is never lost: when the thing that had it disappears, the heading of the open answer gets it, or else the current card.
"use client";

import { type RefObject, useEffect, useRef } from "react";

const FALLBACKS = ["[data-keeps-focus]", '[data-person][tabindex="0"]'];

export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  const last = useRef<Element>(undefined);
  useEffect(() => {
    const onFocus = () => {
      last.current = document.activeElement ?? undefined;
    };
    document.addEventListener("focusin", onFocus);
    return () => document.removeEventListener("focusin", onFocus);
  }, []);
  useEffect(() => {
    const isLost = document.activeElement === document.body && last.current?.isConnected === false;
    if (!isLost) return;
    const next = FALLBACKS.map((selector) => root.current?.querySelector<HTMLElement>(selector)).find(Boolean);
    next?.focus();
  });
}
