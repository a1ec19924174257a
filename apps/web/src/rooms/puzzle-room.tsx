// A puzzle from its code: played if the code is sound, otherwise a calm word about what is wrong with the link.
"use client";

import { lazy, Suspense } from "react";
import { ButtonLink } from "../design/button-link.tsx";
import { Message } from "../design/message.tsx";
import type { BareRoom, Room } from "../games/room.ts";
import { roomOfCode } from "../games/rooms.ts";
import { Play } from "../play/play.tsx";
import { LoadingBoard } from "./loading-board.tsx";
import type { Likeness } from "./wish.ts";
import { useRoomsWords } from "./words/wording.ts";

/** Few print, so nobody else loads it. */
const PrintRoom = lazy(async () => ({ default: (await import("../print/print-room.tsx")).PrintRoom }));

interface PuzzleRoomProps {
  readonly room: Room;
  readonly code: string;
  readonly isAlive: boolean;
  readonly onAgain: (like: Likeness) => void;
}

function NextDoor({ room, code }: { readonly room: BareRoom; readonly code: string }) {
  const { nextDoor, house } = useRoomsWords();
  return (
    <Message glyph={room.glyphs[1]} title={nextDoor.title}>
      <p>{nextDoor.belongs(house.title(room.id))}</p>
      <div>
        <ButtonLink look="primary" href={`/${room.id}/p/${code}`}>
          {nextDoor.open}
        </ButtonLink>
      </div>
    </Message>
  );
}

function NoPuzzle({ room, text }: { readonly room: Room; readonly text: string }) {
  const { noPuzzle, reason, home } = useRoomsWords();
  return (
    <Message glyph="谜" title={noPuzzle.title}>
      <p>{reason(text)}</p>
      <p>{noPuzzle.text}</p>
      <div>
        <ButtonLink look="primary" href={`/${room.id}`}>
          {noPuzzle.another}
        </ButtonLink>
        <ButtonLink href="/">{home}</ButtonLink>
      </div>
    </Message>
  );
}

export function PuzzleRoom({ room, code, isAlive, onAgain }: PuzzleRoomProps) {
  const other = roomOfCode(code);
  if (other && other.id !== room.id) return <NextDoor room={other} code={code} />;
  if (!isAlive) return <LoadingBoard room={room} />;
  if (window.location.hash === "#print") {
    return (
      <Suspense fallback={<LoadingBoard room={room} />}>
        <PrintRoom room={room} code={code} />
      </Suspense>
    );
  }
  return (
    <Play
      key={code}
      room={room}
      code={code}
      home={`/${room.id}`}
      refuse={(text) => <NoPuzzle room={room} text={text} />}
      onAgain={onAgain}
    />
  );
}
