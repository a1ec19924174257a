// How one likes to play. Each takes effect at once and is kept on this device.
import { Check } from "../design/choices.tsx";
import type { Preferences } from "../state/preferences.ts";
import { usePreferences } from "../state/use-preferences.ts";
import { useYoursWords } from "./words/wording.ts";
import style from "./your-games.module.css";

const SETTINGS = [
  "isQuick",
  "hidesClock",
  "keepsBright",
  "hasLargeText",
  "hasSafeColors",
  "hasSound",
] as const satisfies readonly (keyof Preferences)[];

export type SettingName = (typeof SETTINGS)[number];

export function Settings() {
  const words = useYoursWords().settings;
  const [preferences, change] = usePreferences();
  return (
    <section aria-label={words.title}>
      <h2>{words.title}</h2>
      <div className={style.settings}>
        {SETTINGS.map((name) => (
          <Check
            key={name}
            label={words[name]}
            isOn={preferences[name]}
            onChange={(isOn) => change({ [name]: isOn })}
          />
        ))}
      </div>
    </section>
  );
}
