// The foot of a page in English.

export const en = {
  colors: "Colors",
  asDevice: "As the device",
  light: "Light",
  dark: "Dark",
  yours: "Your games and settings",
  workshop: "Make a puzzle",
  promise: "Works offline. Nothing about you leaves this device but your moves in daily puzzles, if you play them.",
};
