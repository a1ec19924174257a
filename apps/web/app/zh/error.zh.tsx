// When a page in Chinese fails.
"use client";

import { zh } from "../../src/lost/error-words/zh.ts";
import { Failed } from "../../src/lost/failed.tsx";

export default function ChinesePageError({ reset }: { readonly reset: () => void }) {
  return <Failed words={zh} home="/zh" onAgain={reset} />;
}
