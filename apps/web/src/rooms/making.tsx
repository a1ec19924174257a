// While a puzzle is being made, which is over before one sees it unless the wish is hard; and what to do if it cannot be.
import { Button } from "../design/button.tsx";
import { ButtonLink } from "../design/button-link.tsx";
import { Message } from "../design/message.tsx";
import type { Room } from "../games/room.ts";
import style from "./making.module.css";
import type { Maker } from "./use-maker.ts";
import { useRoomsWords } from "./words/wording.ts";

export function Making({ room, maker }: { readonly room: Room; readonly maker: Maker }) {
  const words = useRoomsWords();
  const { state } = maker;
  if (state.kind === "failed") {
    return (
      <Message glyph="谜" title={words.failed.title}>
        <p>{words.reason(state.text)}</p>
        <p>{words.failed.text}</p>
        <div>
          <Button look="primary" onClick={maker.retry}>
            {words.failed.again}
          </Button>
          <Button onClick={maker.cancel}>{words.failed.change}</Button>
          <ButtonLink look="quiet" href="/">
            {words.home}
          </ButtonLink>
        </div>
      </Message>
    );
  }
  return (
    <main className={style.making} aria-busy="true">
      <h1 className="visually-hidden">{room.title}</h1>
      <div className={style.brush} aria-hidden="true">
        <span>{room.glyphs[0]}</span>
        <span>{room.glyphs[1]}</span>
      </div>
      <p role="status" className={style.text}>
        {words.making(state.kind === "making" ? state.attempt : 1)}
      </p>
      <Button look="quiet" onClick={maker.cancel}>
        {words.cancel}
      </Button>
    </main>
  );
}
