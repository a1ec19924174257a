// The room of a game in Chinese, in its own skin.
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { Skin } from "../../../src/design/skin.tsx";
import { findRoom, ROOMS } from "../../../src/games/rooms.ts";
import { zh as house } from "../../../src/games/words/zh.ts";
import { alternates } from "../../../src/language/alternates.ts";

interface RoomLayoutProps {
  readonly params: Promise<{ readonly game: string }>;
  readonly children: ReactNode;
}

export const generateStaticParams = () => ROOMS.map(({ id }) => ({ game: id }));

export async function generateMetadata({ params }: RoomLayoutProps): Promise<Metadata> {
  const room = findRoom((await params).game);
  if (!room) return {};
  const { title, tagline, story } = house.rooms[room.id];
  return { title, description: `${tagline}${story}`, ...alternates("zh", `/${room.id}`) };
}

export default async function ChineseRoomLayout({ params, children }: RoomLayoutProps) {
  const room = findRoom((await params).game);
  if (!room) notFound();
  return <Skin name={room.skin}>{children}</Skin>;
}
