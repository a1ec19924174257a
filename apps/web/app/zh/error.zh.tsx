// When a page in Chinese fails.
"use client";

import { Failed } from "../../src/house/lost/failed.tsx";
import { zh } from "../../words/zh/failed.ts";

export default function ChinesePageError({ reset }: { readonly reset: () => void }) {
  return <Failed words={zh} home="/zh" onAgain={reset} />;
}
