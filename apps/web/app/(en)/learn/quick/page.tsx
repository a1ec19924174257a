// The ninety seconds.
import type { Metadata } from "next";
import { Skin } from "../../../../src/base/design/skin.tsx";
import { QuickLesson } from "../../../../src/house/learn/quick-lesson.tsx";
import { QuickShelf } from "../../../../words/en/quick.shelf.tsx";
import { en as words } from "../../../../words/en/quick.ts";

export const metadata: Metadata = { title: words.title };

export default function QuickPage() {
  return (
    <Skin name="ink">
      <QuickShelf>
        <QuickLesson />
      </QuickShelf>
    </Skin>
  );
}
