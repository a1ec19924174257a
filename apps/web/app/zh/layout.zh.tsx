// The frame of every Chinese page, inside the one of all pages.
import type { Metadata } from "next";
import type { ReactNode } from "react";
import "../../src/design/chinese.css";
import { zh as home } from "../../src/home/words/zh.ts";
import { InLanguage } from "../../src/language/language.tsx";

export const metadata: Metadata = {
  // Absolute: the frame of all pages would put its own name behind a default one.
  title: { absolute: "Demonstrandum", template: "%s · Demonstrandum" },
  description: home.description,
  manifest: "/zh/manifest.webmanifest",
};

export default function ChineseLayout({ children }: { readonly children: ReactNode }) {
  return <InLanguage language="zh">{children}</InLanguage>;
}
