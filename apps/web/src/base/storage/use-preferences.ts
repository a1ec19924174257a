// The player's preferences, read once the page is alive, as the server cannot know them.
"use client";

import { useCallback, useEffect, useState } from "react";
import {
  applyPreferences,
  FIRST_PREFERENCES,
  loadPreferences,
  type Preferences,
  savePreferences,
} from "./preferences.ts";
import { openStorage } from "./storage.ts";

export function usePreferences(): readonly [Preferences, (change: Partial<Preferences>) => void] {
  const [preferences, setPreferences] = useState(FIRST_PREFERENCES);
  useEffect(() => setPreferences(loadPreferences(openStorage())), []);
  const change = useCallback((part: Partial<Preferences>) => {
    const next = { ...loadPreferences(openStorage()), ...part };
    savePreferences(openStorage(), next);
    applyPreferences(next, document.documentElement);
    setPreferences(next);
  }, []);
  return [preferences, change];
}
