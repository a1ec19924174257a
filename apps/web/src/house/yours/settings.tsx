// How one likes to play. Each takes effect at once and is kept on this device.
import { useWords } from "../../../words/use-words.ts";
import { Check } from "../../base/design/choices.tsx";
import type { Preferences } from "../../base/storage/preferences.ts";
import { usePreferences } from "../../base/storage/use-preferences.ts";
import style from "./your-games.module.css";

const SETTINGS = [
  "isQuick",
  "hidesClock",
  "keepsBright",
  "hasLargeText",
  "hasSafeColors",
  "hasSound",
] as const satisfies readonly (keyof Preferences)[];

export function Settings() {
  const words = useWords("yours").settings;
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
