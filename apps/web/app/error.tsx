// When a page fails: one can try again. A move is saved right after the picture that answers it, so at most the last one is missing.
// Kept plain, as every page carries it along.
"use client";

import { Button, buttonClass } from "../src/design/button.tsx";
import { Message } from "../src/design/message.tsx";

export default function PageError({ reset }: { readonly reset: () => void }) {
  return (
    <Message glyph="谜" title="Something went wrong">
      <p>This page stumbled. Your games are saved; at most the last move is missing.</p>
      <div>
        <Button look="primary" onClick={reset}>
          Try again
        </Button>
        <a href="/" className={buttonClass("plain")}>
          Home
        </a>
      </div>
    </Message>
  );
}
