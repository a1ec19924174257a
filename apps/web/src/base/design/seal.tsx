// The seal of an identity: round for the first kind, square and tilted for the second, so that shape and glyph carry it, not color alone.
import { classNames } from "./class-names.ts";
import style from "./seal.module.css";

interface SealProps {
  readonly glyph: string;
  readonly kind: "a" | "b";
  readonly size?: "s" | "m" | "l";
  readonly isGhost?: boolean;
  readonly className?: string | undefined;
}

/** Decoration: whoever shows it also says the identity in words. */
export function Seal({ glyph, kind, size = "m", isGhost = false, className }: SealProps) {
  return (
    <span
      aria-hidden="true"
      data-seal=""
      className={classNames(style.seal, style[kind], style[size], isGhost && style.ghost, className)}
    >
      {glyph}
    </span>
  );
}
