// When a page fails.
"use client";

import { en } from "../src/lost/error-words/en.ts";
import { Failed } from "../src/lost/failed.tsx";

export default function PageError({ reset }: { readonly reset: () => void }) {
  return <Failed words={en} home="/" onAgain={reset} />;
}
