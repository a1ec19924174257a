// The foot of the page: how it should look, and what one may like to know.
"use client";

import Link from "next/link";
import { usePreferences } from "../state/use-preferences.ts";
import style from "./site-foot.module.css";

const THEMES = [
  { value: "system", label: "As the device" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

export function SiteFoot() {
  const [{ theme }, change] = usePreferences();
  return (
    <footer className={style.foot}>
      <label className={style.theme}>
        Colors
        <select
          value={theme}
          onChange={(event) =>
            change({ theme: THEMES.find(({ value }) => value === event.target.value)?.value ?? "system" })
          }
        >
          {THEMES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <Link href="/yours">Your games and settings</Link>
      <p>Works offline. Nothing about you leaves this device but your moves in daily puzzles, if you play them.</p>
    </footer>
  );
}
