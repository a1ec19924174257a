// The Clue table.

import { Skin } from "../../../src/base/design/skin.tsx";
import { describePage } from "../../../src/base/language/describe-page.ts";
import { ClueRoom } from "../../../src/clue/clue-room.tsx";
import { EnglishWorker } from "../../../src/clue/worker/english-worker.tsx";
import { ClueShelf } from "../../../words/en/clue.shelf.tsx";
import { en as words } from "../../../words/en/clue.ts";

export const metadata = describePage("en", "/clue", words);

export default function CluePage() {
  return (
    <Skin name="study">
      <ClueShelf>
        <EnglishWorker>
          <ClueRoom />
        </EnglishWorker>
      </ClueShelf>
    </Skin>
  );
}
