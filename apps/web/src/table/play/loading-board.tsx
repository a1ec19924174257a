// The empty board, shown for the blink before a puzzle is laid out, so that nothing jumps.
"use client";

import { useWords } from "../../../words/use-words.ts";
import type { Room } from "../games/room.ts";
import style from "./loading-board.module.css";

export function LoadingBoard({ room }: { readonly room: Room }) {
  return (
    <main className={style.loading} aria-busy="true">
      <h1 className={style.title}>{room.title}</h1>
      <p className="visually-hidden" role="status">
        {useWords("play").layingOut}
      </p>
      <div className={style.board} aria-hidden="true">
        {Array.from("abcdefghijklmnopqrst", (place) => (
          <span key={place} className={style.card} />
        ))}
      </div>
    </main>
  );
}
