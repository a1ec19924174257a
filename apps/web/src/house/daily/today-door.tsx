// The way to a game's puzzle of today. Which day it is, the server says.
"use client";

import type { DayView } from "@demonstrandum/referee";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { useWords } from "../../../words/use-words.ts";
import { ButtonLink } from "../../base/design/button-link.tsx";
import { Message } from "../../base/design/message.tsx";
import { useAddress } from "../../base/language/language.tsx";
import { useAsked } from "../../base/server/use-asked.ts";
import type { Room } from "../../table/games/room.ts";
import { LoadingBoard } from "../../table/play/loading-board.tsx";
import { playAddress } from "./address.ts";
import { HomeLink } from "./home-link.tsx";

export function TodayDoor({ room }: { readonly room: Room }) {
  const words = useWords("daily").offlineDoor;
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
