// The ninety seconds, in Chinese.
import type { Metadata } from "next";
import { Skin } from "../../../../src/base/design/skin.tsx";
import { QuickLesson } from "../../../../src/house/learn/quick-lesson.tsx";
import { QuickShelf } from "../../../../words/zh/quick.shelf.tsx";
import { zh as words } from "../../../../words/zh/quick.ts";

export const metadata: Metadata = { title: words.title };

export default function ChineseQuickPage() {
  return (
    <Skin name="ink">
      <QuickShelf>
        <QuickLesson />
      </QuickShelf>
    </Skin>
  );
}
