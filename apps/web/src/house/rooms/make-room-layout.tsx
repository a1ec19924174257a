// The frame of a game's room in any language: its skin and its title.

import type { Language } from "@demonstrandum/text";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import type { Words } from "../../../words/words.ts";
import { Skin } from "../../base/design/skin.tsx";
import { describePage } from "../../base/language/describe-page.ts";
import { findRoom } from "../../table/games/rooms.ts";

interface RoomParams {
  readonly params: Promise<{ readonly game: string }>;
}

/** The layout of a room and what it says of itself, as the framework asks for them. */
export const makeRoomLayout = (language: Language, house: Words["games"]) => ({
  async metadata({ params }: RoomParams): Promise<Metadata> {
    const room = findRoom((await params).game);
    if (!room) return {};
    // A puzzle stands for its room.
    return describePage(language, `/${room.id}`, { title: house.title(room.id), description: house.about(room.id) });
  },

  async Layout({ params, children }: RoomParams & { readonly children: ReactNode }) {
    const room = findRoom((await params).game);
    if (!room) notFound();
    return <Skin name={room.skin}>{children}</Skin>;
  },
});
