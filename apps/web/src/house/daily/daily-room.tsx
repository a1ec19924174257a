// The daily pages. Which of them is shown stands in the address.
"use client";

import type { ChallengeView, DayView, LeagueView } from "@demonstrandum/referee";
import { useRouter, useSearchParams } from "next/navigation";
import { lazy, Suspense, useEffect, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import { ButtonLink } from "../../base/design/button-link.tsx";
import { Message } from "../../base/design/message.tsx";
import { Skin } from "../../base/design/skin.tsx";
import { useAddress, useLanguage } from "../../base/language/language.tsx";
import { askServer, Refused } from "../../base/server/ask-server.ts";
import { useAsked } from "../../base/server/use-asked.ts";
import type { Room as GameRoom } from "../../table/games/room.ts";
import { findRoom, roomIn } from "../../table/games/rooms.ts";
import { LoadingBoard } from "../../table/play/loading-board.tsx";
import { type DailyPlace, isToday, parsePlace, playAddress } from "./address.ts";
import { DailyHome } from "./daily-home.tsx";
import { HomeLink } from "./home-link.tsx";
import { NoPuzzle } from "./no-puzzle.tsx";
import { sayTaken } from "./show-taken.ts";

/** The way to a game's puzzle of today. Which day it is, the server says. */
function TodayDoor({ room }: { readonly room: GameRoom }) {
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

/**
 * A recovery code that came by link or QR code. It is used only when the player says so, as it replaces who plays
 * here.
 */
function RecoverDoor({ code }: { readonly code: string }) {
  const words = useWords("daily");
  const inLanguage = useAddress();
  const [said, setSaid] = useState("");
  const recover = async () => {
    try {
      await askServer("POST", "/recoveries", { code });
      // The code must not stay in the history of a browser that others may use.
      window.location.replace(inLanguage("/daily"));
    } catch (error) {
      setSaid(error instanceof Refused ? words.refused(error.problem) : words.tryAgain);
    }
  };
  return (
    <Message glyph="证" title={words.mine.recoverAsk}>
      <p>{words.mine.recoverText}</p>
      <div>
        <Button look="primary" onClick={recover}>
          {words.mine.playOn}
        </Button>
        <HomeLink>{words.notNow}</HomeLink>
      </div>
      <p role="status">{said}</p>
    </Message>
  );
}

/** An invitation to a league. */
function JoinDoor({ invitation }: { readonly invitation: string }) {
  const words = useWords("daily");
  const inLanguage = useAddress();
  const [asked] = useAsked<Omit<LeagueView, "id">>(`/invitations/${encodeURIComponent(invitation)}`);
  const [said, setSaid] = useState("");
  const join = async () => {
    try {
      await askServer("POST", "/memberships", { invitation });
      window.location.assign(inLanguage("/daily#leagues"));
    } catch (error) {
      setSaid(error instanceof Refused ? words.refused(error.problem) : words.tryAgain);
    }
  };
  if (asked.kind === "refused") {
    return (
      <Message glyph="谜" title={words.leagues.noSuch}>
        <HomeLink />
      </Message>
    );
  }
  if (asked.kind !== "answer")
    return (
      <Message glyph="证" title={words.leagues.one}>
        <p>{words.wait}</p>
      </Message>
    );
  const { name, members } = asked.answer;
  return (
    <Message glyph="证" title={words.leagues.join(name)}>
      <p>{words.leagues.about(members)}</p>
      <div>
        <Button look="primary" onClick={join}>
          {words.leagues.joinIt}
        </Button>
        <HomeLink>{words.notNow}</HomeLink>
      </div>
      <p role="status">{said}</p>
    </Message>
  );
}

/** What a challenge is about, before it is taken up. */
function ChallengeDoor({ code }: { readonly code: string }) {
  const { called, challenge, house, wait, day: sayDay } = useWords("daily");
  const [asked] = useAsked<ChallengeView>(`/challenges/${encodeURIComponent(code)}?language=${useLanguage()}`);
  if (asked.kind === "refused")
    return (
      <Message glyph="谜" title={challenge.noSuch}>
        <HomeLink />
      </Message>
    );
  if (asked.kind !== "answer")
    return (
      <Message glyph="证" title={challenge.one}>
        <p>{wait}</p>
      </Message>
    );
  const { day, game, number, title, difficulty, millis, mistakes, hints } = asked.answer;
  return (
    <Message glyph="证" title={challenge.by(called(asked.answer))}>
      <p>
        <b>{challenge.puzzle(number, title ?? house.title(game))}</b>
        <br />
        {challenge.level(house.level(difficulty), sayDay(day))}
      </p>
      <p>{challenge.toBeat(sayTaken(millis), mistakes, hints)}</p>
      <div>
        <ButtonLink look="primary" href={playAddress(day, game, code)}>
          {challenge.accept}
        </ButtonLink>
        <HomeLink />
      </div>
    </Message>
  );
}

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
