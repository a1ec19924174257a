// The Clue table, in Chinese.
import type { Metadata } from "next";
import { ClueRoom } from "../../../src/clue/clue-room.tsx";
import { ClueInChinese } from "../../../src/clue/words/in-chinese.tsx";
import { zh as words } from "../../../src/clue/words/zh.ts";
import { Skin } from "../../../src/design/skin.tsx";

export const metadata: Metadata = {
  title: words.title,
  description: words.description,
};

export default function ChineseCluePage() {
  return (
    <Skin name="study">
      <ClueInChinese>
        <ClueRoom />
      </ClueInChinese>
    </Skin>
  );
}
