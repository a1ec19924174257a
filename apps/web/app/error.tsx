// When a page fails: nothing is lost, as every move is saved at once, and one can try again. Kept plain, as every page carries it along.
"use client";

import { Button, buttonClass } from "../src/design/button.tsx";
import { Message } from "../src/design/message.tsx";

export default function PageError({ reset }: { readonly reset: () => void }) {
  return (
    <Message glyph="谜" title="Something went wrong">
      <p>This page stumbled. Your games are saved; nothing is lost.</p>
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
