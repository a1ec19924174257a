// Whether a part of the page is to be seen, so that nothing is worked out for a hidden one.
"use client";

import { type RefObject, useEffect, useState } from "react";

export function useIsSeen(place: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? true));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isSeen;
}
