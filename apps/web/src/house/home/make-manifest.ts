// Makes the app installable, in a language.
import { type Language, LOCALES } from "@demonstrandum/text";
import type { MetadataRoute } from "next";
import { addressIn } from "../../base/language/address.ts";

interface ManifestWording {
  readonly description: string;
  readonly daily: string;
  readonly yours: string;
}

export const makeManifest = (language: Language, words: ManifestWording): MetadataRoute.Manifest => ({
  name: "Demonstrandum",
  short_name: "Demonstrandum",
  description: words.description,
  lang: LOCALES[language],
  start_url: addressIn(language, "/"),
  scope: "/",
  display: "standalone",
  background_color: "#f3ede0",
  theme_color: "#f3ede0",
  categories: ["games", "education"],
  icons: [
    { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
  shortcuts: [
    { name: words.daily, url: addressIn(language, "/daily") },
    { name: words.yours, url: addressIn(language, "/yours") },
  ],
});
