// Opens a saved game from a file.
"use client";

import { type ChangeEvent, useRef, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import { Icon } from "../parts/icon.tsx";
import type { TableStore } from "../store/table-store.ts";
import style from "./handover.module.css";
import { readFileText } from "./read-game.ts";

/** A game is a few kilobytes; anything larger is something else. */
const MAX_BYTES = 2_000_000;

export function FileOpener({ store }: { readonly store: TableStore }) {
  const words = useWords("clue");
  const { handover } = words;
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState("");
  const open = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = "";
    if (!file) return;
    const read = file.size > MAX_BYTES ? undefined : readFileText(words, await file.text());
    if (read?.ok) store.take(read.game);
    else setProblem(read ? read.problem : handover.tooLarge);
  };
  return (
    <>
      <Button onClick={() => input.current?.click()}>
        <Icon name="open" size={18} /> {handover.openFile}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={handover.file}
        onChange={open}
      />
      <p role="alert" className={style.failed}>
        {problem}
      </p>
    </>
  );
}
