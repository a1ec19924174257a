// The workshop, in Chinese.
import type { Metadata } from "next";
import { ChineseWorkshop } from "../../../src/workshop/worker/chinese-workshop.tsx";
import { WorkshopRoom } from "../../../src/workshop/workshop-room.tsx";
import { WorkshopShelf } from "../../../words/zh/workshop.shelf.tsx";
import { zh as words } from "../../../words/zh/workshop.ts";

export const metadata: Metadata = { title: words.title, description: words.description };

export default function ChineseWorkshopPage() {
  return (
    <WorkshopShelf>
      <ChineseWorkshop>
        <WorkshopRoom />
      </ChineseWorkshop>
    </WorkshopShelf>
  );
}
