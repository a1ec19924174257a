// The Clue table.
import type { Metadata } from "next";
import { ClueRoom } from "../../src/clue/clue-room.tsx";
import { Skin } from "../../src/design/skin.tsx";

export const metadata: Metadata = {
  title: "The Clue table",
  description: "An exact assistant for the table: who holds what, how likely each envelope is, and what to ask next.",
};

export default function CluePage() {
  return (
    <Skin name="study">
      <ClueRoom />
    </Skin>
  );
}
