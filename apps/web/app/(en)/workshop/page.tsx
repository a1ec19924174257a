// The workshop: make a puzzle, and know at once whether it is one.
import { describePage } from "../../../src/base/language/describe-page.ts";
import { EnglishWorkshop } from "../../../src/workshop/worker/english-workshop.tsx";
import { WorkshopRoom } from "../../../src/workshop/workshop-room.tsx";
import { WorkshopShelf } from "../../../words/en/workshop.shelf.tsx";
import { en as words } from "../../../words/en/workshop.ts";

export const metadata = describePage("en", "/workshop", words);

export default function WorkshopPage() {
  return (
    <WorkshopShelf>
      <EnglishWorkshop>
        <WorkshopRoom />
      </EnglishWorkshop>
    </WorkshopShelf>
  );
}
