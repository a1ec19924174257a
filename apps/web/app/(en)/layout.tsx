// The frame of every English page.
import type { ReactNode } from "react";
import { en as home } from "../../words/en/home.ts";
import { en as words } from "../../words/en/new-version.ts";
import { Frame, makeMetadata, viewport } from "../frame.tsx";

export const metadata = makeMetadata(home.description);

export { viewport };

export default function EnglishLayout({ children }: { readonly children: ReactNode }) {
  return (
    <Frame language="en" words={words}>
      {children}
    </Frame>
  );
}
