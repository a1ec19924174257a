// A dialog that comes and goes with every move. It looks and behaves like the browser's own, which would first tell every element of the
// page that it is inert: on a phone that takes longer than the rest of the move.
"use client";

import { type ComponentProps, type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { classNames } from "./class-names.ts";
import dialog from "./dialog.module.css";
import style from "./sheet.module.css";

interface SheetProps extends ComponentProps<"div"> {
  /** On Escape and on a click beside it. Whoever closes it gives the focus back. */
  readonly onClose: () => void;
}

/** Open as long as it is rendered. */
export function Sheet({ onClose, onKeyDown, className, children, ...rest }: SheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const stops = () => [...(sheet.current?.querySelectorAll<HTMLElement>("button:enabled") ?? [])];
  // The sheet itself, and no button: Enter that opened it must not press anything in it.
  useLayoutEffect(() => sheet.current?.focus(), []);

  /** Tab goes round inside. */
  function goRound(event: KeyboardEvent): void {
    const [first, last] = [stops().at(0), stops().at(-1)];
    const [edge, next] = event.shiftKey ? [first, last] : [last, first];
    const isAtEdge = document.activeElement === edge || (event.shiftKey && document.activeElement === sheet.current);
    if (!isAtEdge) return;
    event.preventDefault();
    next?.focus();
  }

  return (
    <>
      <div className={style.scrim} aria-hidden="true" onClick={onClose} />
      <div
        ref={sheet}
        role="dialog"
        aria-modal="true"
        tabIndex={-1}
        className={classNames(dialog.dialog, dialog.beside, style.sheet, className)}
        onKeyDown={(event) => {
          if (event.key === "Escape") onClose();
          if (event.key === "Tab") goRound(event);
          onKeyDown?.(event);
        }}
        {...rest}
      >
        <div className={dialog.body}>{children}</div>
      </div>
    </>
  );
}
