// Starts the service worker that keeps the app for offline play. Without one the app works, only not offline. Whoever sees one puzzle
// in a frame has not come for it.
"use client";

import { useEffect } from "react";

export function OfflineKeeper() {
  useEffect(() => {
    const isFramed = window.parent !== window;
    if (process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator) || isFramed) return;
    navigator.serviceWorker.register("/sw.js").catch(() => {});
  }, []);
  return null;
}
