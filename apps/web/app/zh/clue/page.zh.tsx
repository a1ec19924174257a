// The Clue table, in Chinese.

import { Skin } from "../../../src/base/design/skin.tsx";
import { describePage } from "../../../src/base/language/describe-page.ts";
import { ClueRoom } from "../../../src/clue/clue-room.tsx";
import { ChineseWorker } from "../../../src/clue/worker/chinese-worker.tsx";
import { ClueShelf } from "../../../words/zh/clue.shelf.tsx";
import { zh as words } from "../../../words/zh/clue.ts";

export const metadata = describePage("zh", "/clue", words);

export default function ChineseCluePage() {
  return (
    <Skin name="study">
      <ClueShelf>
        <ChineseWorker>
          <ClueRoom />
        </ChineseWorker>
      </ClueShelf>
    </Skin>
  );
}
