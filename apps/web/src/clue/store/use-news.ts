// What the latest analysis says that the one before did not.
"use client";

import type { Analysis } from "@demonstrandum/deals";
import { useEffect, useRef, useState } from "react";
import { type News, NO_NEWS, newsOf } from "./news.ts";

/** `turn` counts the times there was news, so that the same sentence can be said twice. */
export function useNews(analysis: Analysis | undefined): { readonly news: News; readonly turn: number } {
  const before = useRef<Analysis>(undefined);
  const [state, setState] = useState({ news: NO_NEWS, turn: 0 });
  useEffect(() => {
    if (!analysis || analysis === before.current) return;
    const news = newsOf(before.current, analysis);
    before.current = analysis;
    setState(({ turn }) => ({ news, turn: turn + 1 }));
  }, [analysis]);
  return state;
}
