// A calm page with one thing to say and a way on: errors, empty rooms, lost links.
import type { ReactNode } from "react";
import style from "./message.module.css";

interface MessageProps {
  readonly glyph: string;
  readonly title: string;
  readonly children: ReactNode;
}

export function Message({ glyph, title, children }: MessageProps) {
  return (
    <main className={style.message}>
      <p aria-hidden="true" className={style.glyph}>
        {glyph}
      </p>
      <h1>{title}</h1>
      {children}
    </main>
  );
}
