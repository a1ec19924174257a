// For addresses that lead nowhere.
import type { Words } from "../../../words/words.ts";
import { ButtonLink } from "../../base/design/button-link.tsx";
import { Message } from "../../base/design/message.tsx";
import { Skin } from "../../base/design/skin.tsx";

export const NothingHere = ({ words }: { readonly words: Words["not-found"] }) => (
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
