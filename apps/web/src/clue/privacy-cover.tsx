// A cover for when the phone lies on the table: nothing can be read until it is lifted.
import style from "./clue.module.css";
import { Icon } from "./parts/icon.tsx";

export function PrivacyCover({ onLift }: { readonly onLift: () => void }) {
  return (
    <main className={style.cover}>
      <h1>The Clue table</h1>
      <p>Covered, so that nobody reads over your shoulder.</p>
      {/* biome-ignore lint/a11y/noAutofocus: the cover replaces the page, and this is all there is on it. */}
      <button type="button" className={style.lift} onClick={onLift} autoFocus>
        <Icon name="eye" size={22} /> Lift the cover
      </button>
    </main>
  );
}
