// When a page fails: one can try again. A move is saved right after the picture that answers it, so at most the last one is missing.
// Kept plain, as every page carries it along.
"use client";

import { Button, buttonClass } from "../design/button.tsx";
import { Message } from "../design/message.tsx";
import type { ErrorWording } from "./error-words/wording.ts";

interface FailedProps {
  readonly words: ErrorWording;
  readonly home: string;
  readonly onAgain: () => void;
}

export const Failed = ({ words, home, onAgain }: FailedProps) => (
  <Message glyph="谜" title={words.title}>
    <p>{words.text}</p>
    <div>
      <Button look="primary" onClick={onAgain}>
        {words.again}
      </Button>
      <a href={home} className={buttonClass("plain")}>
        {words.home}
      </a>
    </div>
  </Message>
);
