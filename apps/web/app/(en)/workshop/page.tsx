// The workshop: make a puzzle, and know at once whether it is one.
import type { Metadata } from "next";
import { EnglishWorkshop } from "../../../src/workshop/worker/english-workshop.tsx";
import { WorkshopRoom } from "../../../src/workshop/workshop-room.tsx";
import { WorkshopShelf } from "../../../words/en/workshop.shelf.tsx";
import { en as words } from "../../../words/en/workshop.ts";

export const metadata: Metadata = { title: words.title, description: words.description };

export default function WorkshopPage() {
  return (
    <WorkshopShelf>
      <EnglishWorkshop>
        <WorkshopRoom />
      </EnglishWorkshop>
    </WorkshopShelf>
  );
}
