// A link that looks like a button.
import Link from "next/link";
import type { ComponentProps } from "react";
import { type ButtonLook, buttonClass } from "./button.tsx";

export function ButtonLink({
  look = "plain",
  className,
  ...rest
}: ComponentProps<typeof Link> & { readonly look?: ButtonLook }) {
  return <Link className={buttonClass(look, className)} prefetch={false} {...rest} />;
}
