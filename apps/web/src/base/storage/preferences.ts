// What a player likes, the same in every game and checked before use.
import { LANGUAGES } from "@demonstrandum/text";
import * as v from "valibot";
import type { Storage } from "./storage.ts";

const KEY = "demonstrandum/preferences";

const PreferencesSchema = v.object({
  /** Clues as story where the game tells them so. */
  isStory: v.optional(v.boolean(), false),
  /** A verdict is judged when it is first said. */
  isQuick: v.optional(v.boolean(), false),
  hidesClock: v.optional(v.boolean(), false),
  /** Clues with nothing more to add do not fade. */
  keepsBright: v.optional(v.boolean(), false),
  hasLargeText: v.optional(v.boolean(), false),
  /** Seals in colors that everyone can tell apart. */
  hasSafeColors: v.optional(v.boolean(), false),
  hasSound: v.optional(v.boolean(), false),
  theme: v.optional(v.picklist(["system", "light", "dark"]), "system"),
  /** Undefined until one is chosen: then the browser's own counts. */
  language: v.optional(v.picklist(LANGUAGES)),
});

export type Preferences = v.InferOutput<typeof PreferencesSchema>;

export const FIRST_PREFERENCES: Preferences = v.parse(PreferencesSchema, {});

export function loadPreferences(storage: Storage): Preferences {
  try {
    return v.parse(PreferencesSchema, JSON.parse(storage.read(KEY) ?? "{}"));
  } catch {
    return FIRST_PREFERENCES;
  }
}

export const savePreferences = (storage: Storage, preferences: Preferences): void => {
  storage.write(KEY, JSON.stringify(preferences));
};

/** Puts what style sheets need to know on the page's own element, as theme.js does before the first paint. */
export function applyPreferences(preferences: Preferences, { dataset }: HTMLElement): void {
  const marks = {
    theme: preferences.theme === "system" ? undefined : preferences.theme,
    bright: preferences.keepsBright ? "" : undefined,
    large: preferences.hasLargeText ? "" : undefined,
    safe: preferences.hasSafeColors ? "" : undefined,
  };
  for (const [name, value] of Object.entries(marks)) {
    if (value === undefined) delete dataset[name];
    else dataset[name] = value;
  }
}
