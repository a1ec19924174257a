// The frame of every Chinese page.
import type { ReactNode } from "react";
import { Frame, makeMetadata, viewport } from "../frame.tsx";
import "../../src/base/design/chinese.css";
import { zh as home } from "../../words/zh/home.ts";
import { zh as words } from "../../words/zh/new-version.ts";

export const metadata = { ...makeMetadata(home.description), manifest: "/zh/manifest.webmanifest" };

export { viewport };

export default function ChineseLayout({ children }: { readonly children: ReactNode }) {
  return (
    <Frame language="zh" words={words}>
      {children}
    </Frame>
  );
}
