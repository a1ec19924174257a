// The ninety seconds.

import { Skin } from "../../../../src/base/design/skin.tsx";
import { describePage } from "../../../../src/base/language/describe-page.ts";
import { QuickLesson } from "../../../../src/house/learn/quick-lesson.tsx";
import { QuickShelf } from "../../../../words/en/quick.shelf.tsx";
import { en as words } from "../../../../words/en/quick.ts";

export const metadata = describePage("en", "/learn/quick", { title: words.title });

export default function QuickPage() {
  return (
    <Skin name="ink">
      <QuickShelf>
        <QuickLesson />
      </QuickShelf>
    </Skin>
  );
}
