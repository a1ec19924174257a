// The ninety seconds, in Chinese.

import { Skin } from "../../../../src/base/design/skin.tsx";
import { describePage } from "../../../../src/base/language/describe-page.ts";
import { QuickLesson } from "../../../../src/house/learn/quick-lesson.tsx";
import { QuickShelf } from "../../../../words/zh/quick.shelf.tsx";
import { zh as words } from "../../../../words/zh/quick.ts";

export const metadata = describePage("zh", "/learn/quick", { title: words.title });

export default function ChineseQuickPage() {
  return (
    <Skin name="ink">
      <QuickShelf>
        <QuickLesson />
      </QuickShelf>
    </Skin>
  );
}
