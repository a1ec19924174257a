// A name in Latin letters, beside the one in the reader's own.
import style from "./latin-name.module.css";

export const LatinName = ({ latin }: { readonly latin: string }) => (
  <span lang="en" className={style.latin}>
    {latin}
  </span>
);
