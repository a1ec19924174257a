// How one likes to play. Each takes effect at once and is kept on this device.
import { Check } from "../design/choices.tsx";
import type { Preferences } from "../state/preferences.ts";
import { usePreferences } from "../state/use-preferences.ts";
import style from "./your-games.module.css";

type Switch = { readonly [K in keyof Preferences]: Preferences[K] extends boolean ? K : never }[keyof Preferences];

const SETTINGS: readonly { readonly name: Switch; readonly label: string }[] = [
  { name: "isQuick", label: "One tap is enough: a verdict is judged the first time it is said" },
  { name: "hidesClock", label: "Hide the clock while playing" },
  { name: "keepsBright", label: "Keep clues bright that have nothing more to add" },
  { name: "hasLargeText", label: "Larger text" },
  { name: "hasSafeColors", label: "Seals in blue and orange, for every kind of color vision" },
  { name: "hasSound", label: "A sound for each verdict" },
];

export function Settings() {
  const [preferences, change] = usePreferences();
  return (
    <section aria-label="Settings">
      <h2>Settings</h2>
      <div className={style.settings}>
        {SETTINGS.map(({ name, label }) => (
          <Check key={name} label={label} isOn={preferences[name]} onChange={(isOn) => change({ [name]: isOn })} />
        ))}
      </div>
    </section>
  );
}
