// A dialog over the board. It looks and behaves like the browser's own, which would first tell every element of the page that it is
// inert: on a phone that takes longer than the rest of a move.
"use client";

import { type ComponentProps, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { useFramed } from "../frame/framed.tsx";
import { classNames } from "./class-names.ts";
import dialog from "./dialog.module.css";
import style from "./sheet.module.css";

const KINDS =
  "a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable], [tabindex]";

/** Of a group of radio buttons Tab stops at the chosen one alone. */
function isPassedOver(element: HTMLElement): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== "radio" || element.checked || element.name === "")
    return false;
  const group = (element.form ?? document).querySelectorAll<HTMLInputElement>("input[type=radio]:checked");
  return [...group].some(({ name, form }) => name === element.name && form === element.form);
}

/**
 * Everything inside an element that Tab stops at, in the order of the page: what a browser's modal dialog would go
 * round.
 */
const tabStops = (within: HTMLElement): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(KINDS)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(":disabled, [inert] *, [inert]") &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !isPassedOver(element),
  );

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

/** Below the thing, or else above it: the foot of a tall frame may be far from where the eyes are. */
function placeNear(sheet: HTMLElement, thing: Element): void {
  const [at, own] = [thing.getBoundingClientRect(), sheet.getBoundingClientRect()];
  const isRoomBelow = at.bottom + GAP + own.height <= window.innerHeight;
  const top = isRoomBelow ? at.bottom + GAP : Math.max(0, at.top - GAP - own.height);
  Object.assign(sheet.style, { inset: `${top}px 0 auto`, borderRadius: "var(--radius-l)" });
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
  const isFramed = useFramed() !== undefined;
  useGivenBack(sheet);
  // The sheet itself, and no button: Enter that opened it must not press anything in it.
  useLayoutEffect(() => {
    const thing = beside && document.querySelector(beside);
    const place = hasRoom() ? placeBeside : placeNear;
    if (sheet.current && thing && (hasRoom() || isFramed)) place(sheet.current, thing);
    sheet.current?.focus({ preventScroll: true });
  }, [beside, isFramed]);

  /** Tab goes round inside. */
  function goRound(event: KeyboardEvent): void {
    const stops = sheet.current ? tabStops(sheet.current) : [];
    const [first, last] = [stops.at(0), stops.at(-1)];
    const [edge, next] = event.shiftKey ? [first, last] : [last, first];
    const isOnSheet = document.activeElement === sheet.current;
    // From the sheet itself Tab goes on to its first stop, if it has any.
    const isAtEdge = document.activeElement === edge || (isOnSheet && (event.shiftKey || first === undefined));
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
