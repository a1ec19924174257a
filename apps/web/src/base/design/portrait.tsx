// A person's face, put together from the sheet of drawings. Once the identity is known the face shows it: a halo or horns,
// a lantern's glow or a wolf's ears, as the skin has it.

import { faceOf } from "@demonstrandum/picture/face";
import { memo } from "react";
import { classNames } from "./class-names.ts";
import faces from "./made/faces.svg";
import style from "./portrait.module.css";

interface PortraitProps {
  readonly name: string;
  readonly kind?: "a" | "b" | undefined;
  readonly className?: string | undefined;
}

const part = (id: string) => <use key={id} href={`${faces.src}#${id}`} width="980" height="980" />;

/** What grows behind a head: drawn here, as it belongs to the skins and not to the sheet. */
function Mark({ kind }: { readonly kind: "a" | "b" }) {
  if (kind === "a") return <circle className={style.halo} cx="490" cy="400" r="330" />;
  return (
    <>
      <path
        className={style.horns}
        d="M250 330C150 270 130 150 190 60c20 90 70 140 160 170ZM730 330c100-60 120-180 60-270-20 90-70 140-160 170Z"
      />
      <path
        className={style.ears}
        d="M215 400C150 260 160 120 215 20c90 50 160 120 195 215ZM765 400c65-140 55-280 0-380-90 50-160 120-195 215Z"
      />
    </>
  );
}

export const Portrait = memo(function Portrait({ name, kind, className }: PortraitProps) {
  const face = faceOf(name);
  return (
    <span
      aria-hidden="true"
      className={classNames(style.portrait, kind && style[kind], className)}
      data-tone={face.tone}
    >
      <svg viewBox="0 0 980 980" focusable="false" aria-hidden="true">
        {kind && <Mark kind={kind} />}
        <g transform="translate(10 -30)">{face.parts.map(part)}</g>
      </svg>
    </span>
  );
});
