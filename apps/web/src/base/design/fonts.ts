// The three typefaces, bundled: Fraunces for names and speech, Inter for everything else, a brush hand for the seals.
import localFont from "next/font/local";

const fraunces = localFont({
  src: "../../../../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2",
  variable: "--font-fraunces",
  weight: "100 900",
  display: "swap",
});

const inter = localFont({
  src: "../../../../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
  variable: "--font-inter",
  weight: "100 900",
  display: "swap",
});

const seals = localFont({
  src: "./made/seals.woff2",
  variable: "--font-seals",
  display: "block",
  adjustFontFallback: false,
});

export const FONT_CLASSES = `${fraunces.variable} ${inter.variable} ${seals.variable}`;
