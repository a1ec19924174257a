// The Clue table.
import type { Metadata } from "next";
import { Skin } from "../../../src/base/design/skin.tsx";
import { ClueRoom } from "../../../src/clue/clue-room.tsx";
import { EnglishWorker } from "../../../src/clue/worker/english-worker.tsx";
import { ClueShelf } from "../../../words/en/clue.shelf.tsx";
import { en as words } from "../../../words/en/clue.ts";

export const metadata: Metadata = {
  title: words.title,
  description: words.description,
};

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
