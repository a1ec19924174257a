// The daily pages. Which of them is shown stands in the address.
"use client";

import { useSearchParams } from "next/navigation";
import { lazy, Suspense, useEffect, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { Message } from "../../base/design/message.tsx";
import { Skin } from "../../base/design/skin.tsx";
import { findRoom, roomIn } from "../../table/games/rooms.ts";
import { LoadingBoard } from "../../table/play/loading-board.tsx";
import { type DailyPlace, isToday, parsePlace } from "./address.ts";
import { ChallengeDoor } from "./challenge-door.tsx";
import { DailyHome } from "./daily-home.tsx";
import { JoinDoor } from "./join-door.tsx";
import { NoPuzzle } from "./no-puzzle.tsx";
import { RecoverDoor } from "./recover-door.tsx";
import { TodayDoor } from "./today-door.tsx";

/** A board and its play are more than the rest of this page together. */
const DailyPlay = lazy(async () => ({ default: (await import("./daily-play.tsx")).DailyPlay }));

/** Undefined until the page is alive: what stands behind the "#" only the browser knows. */
function usePlace(): DailyPlace | undefined {
  const query = useSearchParams();
  const [hash, setHash] = useState<string>();
  useEffect(() => {
    const look = () => setHash(window.location.hash);
    look();
    window.addEventListener("hashchange", look);
    return () => window.removeEventListener("hashchange", look);
  }, []);
  return hash === undefined ? undefined : parsePlace(query, hash);
}

function Inside({ place }: { readonly place: DailyPlace }) {
  const { house, noSuchPuzzle } = useWords("daily");
  switch (place.kind) {
    case "play": {
      const found = findRoom(place.game);
      if (!found) return <NoPuzzle title={noSuchPuzzle} />;
      const room = roomIn(house, found);
      return (
        <Skin name={room.skin}>
          {isToday(place.day) ? (
            <TodayDoor room={room} />
          ) : (
            <Suspense fallback={<LoadingBoard room={room} />}>
              <DailyPlay key={`${place.day} ${place.game}`} room={room} day={place.day} challenge={place.challenge} />
            </Suspense>
          )}
        </Skin>
      );
    }
    case "join":
      return <JoinDoor invitation={place.invitation} />;
    case "recover":
      return <RecoverDoor code={place.code} />;
    case "challenge":
      return <ChallengeDoor code={place.code} />;
    default:
      return <DailyHome />;
  }
}

function Waiting() {
  const { title, wait } = useWords("daily");
  return (
    <Skin name="ink">
      <Message glyph="证" title={title}>
        <p>{wait}</p>
      </Message>
    </Skin>
  );
}

function Room() {
  const place = usePlace();
  if (!place) return <Waiting />;
  if (place.kind === "play") return <Inside place={place} />;
  return (
    <Skin name="ink">
      <Inside place={place} />
    </Skin>
  );
}

export const DailyRoom = () => (
  <Suspense fallback={<Waiting />}>
    <Room />
  </Suspense>
);
