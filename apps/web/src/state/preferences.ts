// What a player likes, the same in every game and checked before use.
import * as v from "valibot";
import type { Storage } from "./storage.ts";

const KEY = "demonstrandum/preferences";

const PreferencesSchema = v.object({
  /** Clues as story where the game tells them so. */
  isStory: v.optional(v.boolean(), false),
  theme: v.optional(v.picklist(["system", "light", "dark"]), "system"),
});

export type Preferences = v.InferOutput<typeof PreferencesSchema>;

export function loadPreferences(storage: Storage): Preferences {
  try {
    return v.parse(PreferencesSchema, JSON.parse(storage.read(KEY) ?? "{}"));
  } catch {
    return v.parse(PreferencesSchema, {});
  }
}

export const savePreferences = (storage: Storage, preferences: Preferences): void => {
  storage.write(KEY, JSON.stringify(preferences));
};
