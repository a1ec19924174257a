// The one button.
import type { ComponentProps } from "react";
import style from "./button.module.css";
import { classNames } from "./class-names.ts";

export type ButtonLook = "plain" | "primary" | "kind-a" | "kind-b" | "quiet";

const LOOKS: Readonly<Record<ButtonLook, string | undefined>> = {
  plain: undefined,
  primary: style.primary,
  "kind-a": style.kindA,
  "kind-b": style.kindB,
  quiet: style.quiet,
};

export const buttonClass = (look: ButtonLook, className?: string): string =>
  classNames(style.button, LOOKS[look], className);

export function Button({
  look = "plain",
  className,
  ...rest
}: ComponentProps<"button"> & { readonly look?: ButtonLook }) {
  return <button type="button" className={buttonClass(look, className)} {...rest} />;
}
