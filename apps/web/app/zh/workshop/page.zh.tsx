// The workshop, in Chinese.
import { describePage } from "../../../src/base/language/describe-page.ts";
import { ChineseWorkshop } from "../../../src/workshop/worker/chinese-workshop.tsx";
import { WorkshopRoom } from "../../../src/workshop/workshop-room.tsx";
import { WorkshopShelf } from "../../../words/zh/workshop.shelf.tsx";
import { zh as words } from "../../../words/zh/workshop.ts";

export const metadata = describePage("zh", "/workshop", words);

export default function ChineseWorkshopPage() {
  return (
    <WorkshopShelf>
      <ChineseWorkshop>
        <WorkshopRoom />
      </ChineseWorkshop>
    </WorkshopShelf>
  );
}
