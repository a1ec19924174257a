// The player's own mark on a person: a dot, a square or a triangle, told apart by shape.
import type { Tag } from "./notes.ts";
import style from "./tag-mark.module.css";

export const TagMark = ({ tag }: { readonly tag: Tag }) => (
  <span aria-hidden="true" className={style.tag} data-tag={tag} />
);
