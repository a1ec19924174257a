// For addresses that lead nowhere.
import { ButtonLink } from "../design/button-link.tsx";
import { Message } from "../design/message.tsx";
import { Skin } from "../design/skin.tsx";
import type { NotFoundWording } from "./not-found-words/wording.ts";

export const NothingHere = ({ words }: { readonly words: NotFoundWording }) => (
  <Skin name="ink">
    <Message glyph="谜" title={words.title}>
      <p>{words.text}</p>
      <div>
        <ButtonLink look="primary" href="/">
          {words.home}
        </ButtonLink>
        <ButtonLink href="/learn">{words.learn}</ButtonLink>
      </div>
    </Message>
  </Skin>
);
