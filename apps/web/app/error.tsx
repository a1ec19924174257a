// When a page fails: nothing is lost, as every move is saved at once, and one can try again.
"use client";

import { Button, ButtonLink } from "../src/design/button.tsx";
import { Message } from "../src/design/message.tsx";
import { Skin } from "../src/design/skin.tsx";

export default function PageError({ reset }: { readonly reset: () => void }) {
  return (
    <Skin name="ink">
      <Message glyph="谜" title="Something went wrong">
        <p>This page stumbled. Your games are saved; nothing is lost.</p>
        <div>
          <Button look="primary" onClick={reset}>
            Try again
          </Button>
          <ButtonLink href="/">Home</ButtonLink>
        </div>
      </Message>
    </Skin>
  );
}
