// The browser's Back closes what lies over the page instead of leaving it.
"use client";

import { useEffect, useRef } from "react";

const COVER = "isCover";

/** Past the router, which would draw the page anew for an address that stays the same. */
const pushCover = () =>
  History.prototype.pushState.call(window.history, { ...window.history.state, [COVER]: true }, "");

const isOnCover = () => window.history.state?.[COVER] === true;

export function useBack(isCovered: boolean, uncover: () => void): void {
  const latest = useRef(uncover);
  latest.current = uncover;
  useEffect(() => {
    if (!isCovered) return;
    pushCover();
    const onBack = (event: PopStateEvent) => {
      if (isOnCover()) return;
      event.stopImmediatePropagation();
      latest.current();
    };
    window.addEventListener("popstate", onBack, { capture: true });
    return () => {
      window.removeEventListener("popstate", onBack, { capture: true });
      if (!isOnCover()) return;
      window.addEventListener("popstate", (event) => event.stopImmediatePropagation(), { capture: true, once: true });
      window.history.back();
    };
  }, [isCovered]);
}
