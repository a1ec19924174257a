// A sheet of paper with something on it.
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import style from "./panel.module.css";

export function Panel({ className, ...rest }: ComponentProps<"section">) {
  return <section className={classNames(style.panel, className)} {...rest} />;
}
