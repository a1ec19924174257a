// The way to a game's puzzle of today. Which day it is, the server says.
"use client";

import type { DayView } from "@demonstrandum/referee";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { ButtonLink } from "../design/button-link.tsx";
import { Message } from "../design/message.tsx";
import type { Room } from "../games/room.ts";
import { LoadingBoard } from "../rooms/loading-board.tsx";
import { playAddress } from "./address.ts";
import { HomeLink } from "./home-link.tsx";
import { useAsked } from "./use-asked.ts";

export function TodayDoor({ room }: { readonly room: Room }) {
  const [asked] = useAsked<{ readonly days: readonly DayView[] }>("/days?count=1");
  const router = useRouter();
  const day = asked.kind === "answer" ? asked.answer.days[0]?.day : undefined;
  useEffect(() => {
    if (day) router.replace(playAddress(day, room.id));
  }, [router, day, room.id]);
  if (asked.kind !== "offline" && asked.kind !== "refused") return <LoadingBoard room={room} />;
  return (
    <Message glyph="谜" title="The server cannot be reached">
      <p>The puzzle of the day is judged there. A new puzzle is made on this device, and needs nobody.</p>
      <div>
        <ButtonLink look="primary" href={`/${room.id}`}>
          New puzzle
        </ButtonLink>
        <HomeLink />
      </div>
    </Message>
  );
}
