// A puzzle from its code: played if the code is sound, otherwise a calm word about what is wrong with the link.
"use client";

import { lazy, Suspense } from "react";
import { ButtonLink } from "../design/button-link.tsx";
import { Message } from "../design/message.tsx";
import type { Room } from "../games/room.ts";
import { roomIn, roomOfCode } from "../games/rooms.ts";
import { en as house } from "../games/words/en.ts";
import { Play } from "../play/play.tsx";
import { LoadingBoard } from "./loading-board.tsx";

/** Few print, so nobody else loads it. */
const PrintRoom = lazy(async () => ({ default: (await import("../print/print-room.tsx")).PrintRoom }));

interface PuzzleRoomProps {
  readonly room: Room;
  readonly code: string;
  readonly isAlive: boolean;
  readonly onAgain: () => void;
}

const NextDoor = ({ room, code }: { readonly room: Room; readonly code: string }) => (
  <Message glyph={room.glyphs[1]} title="This puzzle lives next door">
    <p>
      It belongs to <q>{room.title}</q>
    </p>
    <div>
      <ButtonLink look="primary" href={`/${room.id}/p/${code}`}>
        Open it there
      </ButtonLink>
    </div>
  </Message>
);

const NoPuzzle = ({ room, text }: { readonly room: Room; readonly text: string }) => (
  <Message glyph="谜" title="This link holds no puzzle">
    <p>{text}</p>
    <p>Perhaps a part of the link was lost on its way. Ask for it again, or play another puzzle.</p>
    <div>
      <ButtonLink look="primary" href={`/${room.id}`}>
        Play another
      </ButtonLink>
      <ButtonLink href="/">Home</ButtonLink>
    </div>
  </Message>
);

export function PuzzleRoom({ room, code, isAlive, onAgain }: PuzzleRoomProps) {
  const other = roomOfCode(code);
  if (other && other.id !== room.id) return <NextDoor room={roomIn(house, other)} code={code} />;
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
