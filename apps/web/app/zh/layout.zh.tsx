// The frame of every Chinese page, inside the one of all pages.
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { InLanguage } from "../../src/language/language.tsx";

export const metadata: Metadata = {
  title: { default: "Demonstrandum", template: "%s · Demonstrandum" },
  description: "纯粹的推理游戏。每个答案都能证明，游戏会把证明给你看。",
};

export default function ChineseLayout({ children }: { readonly children: ReactNode }) {
  return <InLanguage language="zh">{children}</InLanguage>;
}
