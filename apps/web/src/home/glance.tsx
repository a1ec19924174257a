// The whole idea in one small picture: two are known, a third follows.
import { Portrait } from "../design/portrait.tsx";
import { Seal } from "../design/seal.tsx";
import style from "./glance.module.css";

export function Glance() {
  return (
    <figure className={style.glance} data-hidden-kind="demon">
      <div className={style.row} aria-hidden="true">
        <div className={style.person} data-kind="a">
          <Portrait name="Han Xue" kind="a" />
          <b>Han Xue</b>
          <Seal glyph="仙" kind="a" className={style.seal} />
        </div>
        <div className={style.person} data-kind="a">
          <Portrait name="Jiang Bo" kind="a" />
          <b>Jiang Bo</b>
          <Seal glyph="仙" kind="a" className={style.seal} />
        </div>
        <div className={style.person} data-kind="b">
          <Portrait name="Lin Fei" kind="b" />
          <b>Lin Fei</b>
          <Seal glyph="妖" kind="b" className={style.seal} />
        </div>
      </div>
      <figcaption className={style.caption}>
        <q>One of Jiang Bo and Lin Fei is a demon,</q> says Han Xue. Jiang Bo is a cultivator. So Lin Fei is the demon,
        and because you can prove it, you may say it. Then Lin Fei has something to tell you, too.
      </figcaption>
    </figure>
  );
}
