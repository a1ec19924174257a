// The frame of every page of a language.
import type { Language } from "@demonstrandum/text";
import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import type { Words } from "../words/words.ts";
import "../src/base/design/tokens.css";
import "../src/base/design/base.css";
import { FONT_CLASSES } from "../src/base/design/fonts.ts";
import { InLanguage } from "../src/base/language/language.tsx";
import { OFFERED } from "../src/base/language/offered.ts";
import { NewVersion } from "../src/base/offline/new-version.tsx";
import { OfflineKeeper } from "../src/base/offline/offline-keeper.tsx";

/** As pages name their language. */
const TAGS: Readonly<Record<Language, string>> = { en: "en", zh: "zh-CN" };

export const makeMetadata = (description: string): Metadata => ({
  title: { default: "Demonstrandum", template: "%s · Demonstrandum" },
  description,
  applicationName: "Demonstrandum",
  // The server adds what only it knows: the address of the page and that of its picture.
  openGraph: { type: "website", siteName: "Demonstrandum" },
  twitter: { card: "summary_large_image" },
});

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  viewportFit: "cover",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#f3ede0" },
    { media: "(prefers-color-scheme: dark)", color: "#12181a" },
  ],
};

interface FrameProps {
  readonly language: Language;
  readonly words: Words["new-version"];
  readonly children: ReactNode;
}

export const Frame = ({ language, words, children }: FrameProps) => (
  // The colors chosen earlier are applied to this element before React wakes, so what it carries may differ.
  <html lang={TAGS[language]} className={FONT_CLASSES} suppressHydrationWarning>
    <head>
      <script src="/theme.js" />
      {OFFERED.length > 1 && <script src="/language.js" data-offers={OFFERED.join(" ")} />}
    </head>
    <body>
      <InLanguage language={language}>{children}</InLanguage>
      <NewVersion words={words} />
      <OfflineKeeper />
    </body>
  </html>
);
