// A modal dialog on the browser's own <dialog>: it keeps the focus inside, closes on Escape or a click beside it, and costs no library.
"use client";

import { type ComponentProps, useEffect, useLayoutEffect, useRef } from "react";
import { classNames } from "./class-names.ts";
import style from "./dialog.module.css";

interface DialogProps extends Omit<ComponentProps<"dialog">, "onClose"> {
  /** Where it stands: beside or below the board, in the middle of the page, or there but low on a phone, within reach of a thumb. */
  readonly place?: "beside" | "middle" | "low";
  readonly onClose: () => void;
}

/** Open as long as it is rendered. */
export function Dialog({ place = "middle", onClose, className, children, ...rest }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it is taken away, so that the browser gives the focus back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element?.open) element?.showModal();
    return () => element?.close();
  }, []);
  useEffect(() => {
    const element = dialog.current;
    const onClick = (event: MouseEvent) => {
      if (event.target === element) onClose();
    };
    const onCancel = (event: Event) => {
      event.preventDefault();
      onClose();
    };
    element?.addEventListener("click", onClick);
    element?.addEventListener("cancel", onCancel);
    return () => {
      element?.removeEventListener("click", onClick);
      element?.removeEventListener("cancel", onCancel);
    };
  }, [onClose]);
  return (
    <dialog ref={dialog} className={classNames(style.dialog, style[place], className)} {...rest}>
      <div className={style.body}>{children}</div>
    </dialog>
  );
}
