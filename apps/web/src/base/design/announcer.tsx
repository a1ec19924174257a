// Says aloud what changed, for screen readers. The same sentence twice is said twice. Spoken words can wait for the picture: a long
// sentence takes as long to lay out as a card.
"use client";

import { useEffect, useState } from "react";
import { afterPaint } from "./after-paint.ts";
import style from "./announcer.module.css";

interface Said {
  readonly text: string;
  /** Another turn is another sentence, even with the same words. */
  readonly turn: number;
}

export function Announcer({ text, turn }: Said) {
  const [said, setSaid] = useState<Said>({ text: "", turn: 0 });
  useEffect(() => afterPaint(() => setSaid({ text, turn })), [text, turn]);
  return (
    <div role="status" aria-live="assertive" className={`visually-hidden ${style.announcer}`}>
      <span key={said.turn}>{said.text}</span>
    </div>
  );
}
