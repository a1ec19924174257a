// When a page fails: one can try again. A move is saved right after the picture that answers it, so at most the last one is missing.
// Kept plain, as every page carries it along.
"use client";

import type { Words } from "../../../words/words.ts";
import { Button, buttonClass } from "../../base/design/button.tsx";
import { Message } from "../../base/design/message.tsx";

interface FailedProps {
  readonly words: Words["failed"];
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
