// The way to a game's puzzle of today. Which day it is, the server says.
"use client";

import type { DayView } from "@demonstrandum/referee";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { ButtonLink } from "../design/button-link.tsx";
import { Message } from "../design/message.tsx";
import type { Room } from "../games/room.ts";
import { useAddress } from "../language/language.tsx";
import { LoadingBoard } from "../rooms/loading-board.tsx";
import { playAddress } from "./address.ts";
import { HomeLink } from "./home-link.tsx";
import { useAsked } from "./use-asked.ts";
import { useDailyWords } from "./words/wording.ts";

export function TodayDoor({ room }: { readonly room: Room }) {
  const words = useDailyWords().offlineDoor;
  const inLanguage = useAddress();
  const [asked] = useAsked<{ readonly days: readonly DayView[] }>("/days?count=1");
  const router = useRouter();
  const day = asked.kind === "answer" ? asked.answer.days[0]?.day : undefined;
  useEffect(() => {
    if (day) router.replace(inLanguage(playAddress(day, room.id)));
  }, [router, day, room.id, inLanguage]);
  if (asked.kind !== "offline" && asked.kind !== "refused") return <LoadingBoard room={room} />;
  return (
    <Message glyph="谜" title={words.title}>
      <p>{words.text}</p>
      <div>
        <ButtonLink look="primary" href={`/${room.id}`}>
          {words.fresh}
        </ButtonLink>
        <HomeLink />
      </div>
    </Message>
  );
}
