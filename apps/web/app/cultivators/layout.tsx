// The room of cultivators, in its own skin.
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { Skin } from "../../src/design/skin.tsx";
import { CULTIVATORS } from "../../src/rooms/rooms.ts";

export const metadata: Metadata = {
  title: CULTIVATORS.title,
  description: `${CULTIVATORS.tagline} ${CULTIVATORS.story}`,
};

export default function RoomLayout({ children }: { readonly children: ReactNode }) {
  return <Skin name={CULTIVATORS.skin}>{children}</Skin>;
}
