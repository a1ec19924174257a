// That somebody made this puzzle by hand: who, what the audit says of it, and how long its author took.
import type { Byline } from "@demonstrandum/engine";
import { useWords } from "../../../words/use-words.ts";
import { showTime } from "../store/show-time.ts";
import style from "./notices.module.css";

export function MadeBy({ title, author, par }: Byline) {
  const { byline } = useWords("play");
  return (
    <div className={style.notices}>
      <p>
        {byline.made(title, author)} {byline.audited}
        {par !== undefined && ` ${byline.par(showTime(par))}`}
      </p>
    </div>
  );
}
