// While a puzzle is being made, which is over before one sees it unless the wish is hard; and what to do if it cannot be.
import { Button } from "../design/button.tsx";
import { ButtonLink } from "../design/button-link.tsx";
import { Message } from "../design/message.tsx";
import type { Room } from "../games/room.ts";
import style from "./making.module.css";
import type { Maker } from "./use-maker.ts";

export function Making({ room, maker }: { readonly room: Room; readonly maker: Maker }) {
  const { state } = maker;
  if (state.kind === "failed") {
    return (
      <Message glyph="谜" title="No puzzle this time">
        <p>{state.text}</p>
        <p>Try once more, or ask for something gentler.</p>
        <div>
          <Button look="primary" onClick={maker.retry}>
            Try again
          </Button>
          <Button onClick={maker.cancel}>Change the wish</Button>
          <ButtonLink look="quiet" href="/">
            Home
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
        Making a puzzle that can be proved to the end
        {state.kind === "making" && state.attempt > 1 ? `, attempt ${state.attempt}` : ""} …
      </p>
      <Button look="quiet" onClick={maker.cancel}>
        Cancel
      </Button>
    </main>
  );
}
