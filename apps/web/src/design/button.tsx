// The one button, as a button or as a link that looks like it.
import Link from "next/link";
import type { ComponentProps } from "react";
import style from "./button.module.css";
import { classNames } from "./class-names.ts";

type Look = "plain" | "primary" | "kind-a" | "kind-b" | "quiet";

const LOOKS: Readonly<Record<Look, string | undefined>> = {
  plain: undefined,
  primary: style.primary,
  "kind-a": style.kindA,
  "kind-b": style.kindB,
  quiet: style.quiet,
};

export function Button({ look = "plain", className, ...rest }: ComponentProps<"button"> & { readonly look?: Look }) {
  return <button type="button" className={classNames(style.button, LOOKS[look], className)} {...rest} />;
}

export function ButtonLink({
  look = "plain",
  className,
  ...rest
}: ComponentProps<typeof Link> & { readonly look?: Look }) {
  return <Link className={classNames(style.button, LOOKS[look], className)} prefetch={false} {...rest} />;
}
