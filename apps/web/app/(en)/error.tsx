// When a page fails.
"use client";

import { Failed } from "../../src/house/lost/failed.tsx";
import { en } from "../../words/en/failed.ts";

export default function PageError({ reset }: { readonly reset: () => void }) {
  return <Failed words={en} home="/" onAgain={reset} />;
}
