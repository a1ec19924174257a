// The whole idea in one small picture: two are known, a third follows.
import type { Words } from "../../../words/words.ts";
import { Portrait } from "../../base/design/portrait.tsx";
import { Seal } from "../../base/design/seal.tsx";
import style from "./glance.module.css";

/** Whose faces they have, whatever they are called. */
const PEOPLE = [
  { face: "Han Xue", kind: "a" },
  { face: "Jiang Bo", kind: "a" },
  { face: "Lin Fei", kind: "b" },
] as const;

export function Glance({ words: { names, caption } }: { readonly words: Words["home"]["glance"] }) {
  return (
    <figure className={style.glance} data-hidden-kind="demon">
      <div className={style.row} aria-hidden="true">
        {PEOPLE.map(({ face, kind }, at) => (
          <div key={face} className={style.person} data-kind={kind}>
            <Portrait name={face} kind={kind} />
            <b>{names[at]}</b>
            <Seal glyph={kind === "a" ? "仙" : "妖"} kind={kind} className={style.seal} />
          </div>
        ))}
      </div>
      <figcaption className={style.caption}>
        {caption.before}
        <q>{caption.quote}</q>
        {caption.after}
      </figcaption>
    </figure>
  );
}
