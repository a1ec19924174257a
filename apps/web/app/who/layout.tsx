// The room of who, in its own skin.
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { Skin } from "../../src/design/skin.tsx";
import { WHO } from "../../src/rooms/rooms.ts";

export const metadata: Metadata = { title: WHO.title, description: `${WHO.tagline} ${WHO.story}` };

export default function RoomLayout({ children }: { readonly children: ReactNode }) {
  return <Skin name={WHO.skin}>{children}</Skin>;
}
