// A link that looks like a button.
import type { ComponentProps } from "react";
import { SiteLink } from "../language/site-link.tsx";
import { type ButtonLook, buttonClass } from "./button.tsx";

export function ButtonLink({
  look = "plain",
  className,
  ...rest
}: ComponentProps<typeof SiteLink> & { readonly look?: ButtonLook }) {
  return <SiteLink className={buttonClass(look, className)} {...rest} />;
}
