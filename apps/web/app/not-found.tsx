// For addresses that lead nowhere.
import { ButtonLink } from "../src/design/button-link.tsx";
import { Message } from "../src/design/message.tsx";
import { Skin } from "../src/design/skin.tsx";

export default function NotFound() {
  return (
    <Skin name="ink">
      <Message glyph="谜" title="There is nothing here">
        <p>No proof leads to this address. Perhaps it never existed, perhaps it moved.</p>
        <div>
          <ButtonLink look="primary" href="/">
            Home
          </ButtonLink>
          <ButtonLink href="/learn">How to play</ButtonLink>
        </div>
      </Message>
    </Skin>
  );
}
