// Starts the service worker that keeps the app for offline play. Without one the app works, only not offline.
"use client";

import { useEffect } from "react";

export function OfflineKeeper() {
  useEffect(() => {
    if (process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return;
    navigator.serviceWorker.register("/sw.js").catch(() => {});
  }, []);
  return null;
}
