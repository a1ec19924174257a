// A cover for when the phone lies on the table: nothing can be read until it is lifted.
import { useWords } from "../../words/use-words.ts";
import style from "./clue.module.css";
import { Icon } from "./parts/icon.tsx";

export function PrivacyCover({ onLift }: { readonly onLift: () => void }) {
  const { title, page } = useWords("clue");
  return (
    <main className={style.cover}>
      <h1>{title}</h1>
      <p>{page.cover}</p>
      {/* biome-ignore lint/a11y/noAutofocus: the cover replaces the page, and this is all there is on it. */}
      <button type="button" className={style.lift} onClick={onLift} autoFocus>
        <Icon name="eye" size={22} /> {page.lift}
      </button>
    </main>
  );
}
