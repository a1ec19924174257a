// While a puzzle is being made, which is over before one sees it unless the wish is hard; and what to do if it cannot be.
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import { ButtonLink } from "../../base/design/button-link.tsx";
import { Message } from "../../base/design/message.tsx";
import { useFramed } from "../../base/frame/framed.tsx";
import type { Room } from "../../table/games/room.ts";
import style from "./making.module.css";
import type { PuzzleMaking } from "./use-making.ts";

export function Making({ room, maker }: { readonly room: Room; readonly maker: PuzzleMaking }) {
  const words = useWords("room");
  const { state } = maker;
  const hasWish = useFramed() === undefined;
  if (state.kind === "failed") {
    return (
      <Message glyph="谜" title={words.failed.title}>
        <p>{words.reason(state.text)}</p>
        <p>{words.failed.text}</p>
        <div>
          <Button look="primary" onClick={maker.retry}>
            {words.failed.again}
          </Button>
          {hasWish && <Button onClick={maker.cancel}>{words.failed.change}</Button>}
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
