// The foot of a page in English.
import type { FootWording } from "./wording.ts";

export const en: FootWording = {
  colors: "Colors",
  asDevice: "As the device",
  light: "Light",
  dark: "Dark",
  yours: "Your games and settings",
  promise: "Works offline. Nothing about you leaves this device but your moves in daily puzzles, if you play them.",
};
