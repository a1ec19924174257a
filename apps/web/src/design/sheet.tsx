// A dialog over the board. It looks and behaves like the browser's own, which would first tell every element of the page that it is
// inert: on a phone that takes longer than the rest of a move.
"use client";

import { type ComponentProps, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { classNames } from "./class-names.ts";
import dialog from "./dialog.module.css";
import style from "./sheet.module.css";

interface SheetProps extends ComponentProps<"div"> {
  /** On Escape and on a click beside it. */
  readonly onClose: () => void;
  readonly place?: "beside" | "middle";
  /** What it is about: where there is room, the sheet opens beside it. */
  readonly beside?: string;
}

const GAP = 10;

/** To the right of the thing, or else to its left, and wholly on the screen. */
function placeBeside(sheet: HTMLElement, thing: Element): void {
  const [at, own] = [thing.getBoundingClientRect(), sheet.getBoundingClientRect()];
  const isRoomRight = at.right + GAP + own.width <= window.innerWidth - GAP;
  const left = isRoomRight ? at.right + GAP : Math.max(GAP, at.left - GAP - own.width);
  const top = Math.max(GAP, Math.min(at.top, window.innerHeight - own.height - GAP));
  Object.assign(sheet.style, { inset: `${top}px auto auto ${left}px` });
}

/** As in the style sheet: below this width it stands at the foot of the screen. */
const hasRoom = () => window.matchMedia("(min-width: 700px)").matches;

/** The focus goes back to where it was, unless whoever closes the sheet has moved it. */
function useGivenBack(sheet: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const [element, before] = [sheet.current, document.activeElement];
    return () => {
      const isInside = element?.contains(document.activeElement);
      if (isInside && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [sheet]);
}

/** Open as long as it is rendered. */
export function Sheet({ onClose, place = "beside", beside, onKeyDown, className, children, ...rest }: SheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const stops = () => [...(sheet.current?.querySelectorAll<HTMLElement>("button:enabled") ?? [])];
  useGivenBack(sheet);
  // The sheet itself, and no button: Enter that opened it must not press anything in it.
  useLayoutEffect(() => {
    const thing = beside && document.querySelector(beside);
    if (sheet.current && thing && hasRoom()) placeBeside(sheet.current, thing);
    sheet.current?.focus({ preventScroll: true });
  }, [beside]);

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
      <div className={classNames(style.scrim, place === "middle" && style.dark)} aria-hidden="true" onClick={onClose} />
      <div
        ref={sheet}
        role="dialog"
        aria-modal="true"
        tabIndex={-1}
        className={classNames(dialog.dialog, place === "beside" ? dialog.beside : style.middle, style.sheet, className)}
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
