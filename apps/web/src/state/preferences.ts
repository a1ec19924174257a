// What a player likes, the same in every game and checked before use.
import * as v from "valibot";
import type { Storage } from "./storage.ts";

const KEY = "demonstrandum/preferences";

const PreferencesSchema = v.object({
  /** Clues as story where the game tells them so. */
  isStory: v.optional(v.boolean(), false),
  /** A verdict is judged when it is first said. */
  isQuick: v.optional(v.boolean(), false),
  theme: v.optional(v.picklist(["system", "light", "dark"]), "system"),
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
