// The head of the bench: the title, back and forth, and the way back to all drafts.
import { LONGEST_BYLINE } from "@demonstrandum/engine";
import { useEffect } from "react";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import type { KeptDraft } from "../store/kept-drafts.ts";
import type { Desk } from "../store/use-desk.ts";
import style from "./desk.module.css";

/** Ctrl or Cmd with Z, and with Y or Shift and Z; not while somebody types, whose browser has its own. */
function useUndoKeys({ undo, redo }: Desk): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches("input, textarea");
      if (isTyping || !(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      if (key === "y" || event.shiftKey) redo();
      else undo();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [undo, redo]);
}

interface DeskHeadProps {
  readonly desk: Desk;
  readonly from: KeptDraft["from"];
  readonly onLeave: () => void;
}

export function DeskHead({ desk, from, onLeave }: DeskHeadProps) {
  const words = useWords("workshop");
  useUndoKeys(desk);
  return (
    <header className={style.head}>
      <Button look="quiet" onClick={onLeave}>
        {words.drafts}
      </Button>
      <h1 className={style.title}>
        <input
          aria-label={words.titleLabel}
          value={desk.title}
          placeholder={words.untitled}
          maxLength={LONGEST_BYLINE}
          onChange={(event) => desk.rename(event.target.value)}
        />
        <small>{from ? words.madeFrom(from.title) : desk.trouble ? undefined : words.kept}</small>
      </h1>
      <Button aria-label={words.undo} title={words.undo} disabled={!desk.canUndo} onClick={desk.undo}>
        ↶
      </Button>
      <Button aria-label={words.redo} title={words.redo} disabled={!desk.canRedo} onClick={desk.redo}>
        ↷
      </Button>
    </header>
  );
}
