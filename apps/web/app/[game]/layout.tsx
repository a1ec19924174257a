// A game's room in its own skin. Rooms that do not exist are not found.
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { Skin } from "../../src/design/skin.tsx";
import { findRoom } from "../../src/rooms/rooms.ts";

interface RoomProps {
  readonly params: Promise<{ readonly game: string }>;
}

export async function generateMetadata({ params }: RoomProps): Promise<Metadata> {
  const room = findRoom((await params).game);
  return room ? { title: room.title, description: `${room.tagline} ${room.story}` } : {};
}

export default async function RoomLayout({ params, children }: RoomProps & { readonly children: ReactNode }) {
  const room = findRoom((await params).game);
  if (!room) notFound();
  return <Skin name={room.skin}>{children}</Skin>;
}
