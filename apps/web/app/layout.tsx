// The frame of every page.
import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import "../src/design/tokens.css";
import "../src/design/base.css";
import { FONT_CLASSES } from "../src/design/fonts.ts";
import { en as home } from "../src/home/words/en.ts";
import { OFFERED } from "../src/language/offered.ts";
import { NewVersion } from "../src/offline/new-version.tsx";
import { OfflineKeeper } from "../src/offline/offline-keeper.tsx";
import { en } from "../src/offline/words/en.ts";
import { zh } from "../src/offline/words/zh.ts";

export const metadata: Metadata = {
  title: { default: "Demonstrandum", template: "%s · Demonstrandum" },
  description: home.description,
  applicationName: "Demonstrandum",
  // The server adds what only it knows: the address of the page and that of its picture.
  openGraph: { type: "website", siteName: "Demonstrandum" },
  twitter: { card: "summary_large_image" },
};

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  viewportFit: "cover",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#f3ede0" },
    { media: "(prefers-color-scheme: dark)", color: "#12181a" },
  ],
};

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    // The colors chosen earlier are applied to this element before React wakes, so what it carries may differ.
    <html lang="en" className={FONT_CLASSES} suppressHydrationWarning>
      <head>
        <script src="/theme.js" />
        {OFFERED.length > 1 && <script src="/language.js" data-offers={OFFERED.join(" ")} />}
      </head>
      <body>
        {children}
        <NewVersion words={{ en, zh }} />
        <OfflineKeeper />
      </body>
    </html>
  );
}
