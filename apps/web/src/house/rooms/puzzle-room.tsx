// A puzzle from its code: played if the code is sound, otherwise a calm word about what is wrong with the link.
"use client";

import { lazy, Suspense, useMemo } from "react";
import { useWords } from "../../../words/use-words.ts";
import { ButtonLink } from "../../base/design/button-link.tsx";
import { Message } from "../../base/design/message.tsx";
import type { BareRoom, Room } from "../../table/games/room.ts";
import { roomOfCode, workshopAddress } from "../../table/games/rooms.ts";
import { LoadingBoard } from "../../table/play/loading-board.tsx";
import { Play } from "../../table/play/play.tsx";
import { parsePositionHash } from "../../table/play/position-link.ts";
import type { Likeness } from "../../table/referee/request.ts";

/** Few print, so nobody else loads it. */
const PrintRoom = lazy(async () => ({ default: (await import("../../table/print/print-room.tsx")).PrintRoom }));

/** Nor do many follow a link to one position. */
const PositionRoom = lazy(async () => ({ default: (await import("./position-room.tsx")).PositionRoom }));

interface PuzzleRoomProps {
  readonly room: Room;
  readonly code: string;
  readonly isAlive: boolean;
  readonly onAgain: (like: Likeness) => void;
}

function NextDoor({ room, code }: { readonly room: BareRoom; readonly code: string }) {
  const { nextDoor, house } = useWords("room");
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

interface RefusedPuzzleProps {
  /** Where others are. */
  readonly home: string;
  readonly text?: string;
  /** Where it can be mended. */
  readonly workshop?: string | undefined;
}

export function RefusedPuzzle({ home, text, workshop }: RefusedPuzzleProps) {
  const words = useWords("room");
  const { noPuzzle } = words;
  return (
    <Message glyph="谜" title={noPuzzle.title}>
      {text !== undefined && <p>{words.reason(text)}</p>}
      <p>{noPuzzle.text}</p>
      <div>
        <ButtonLink look="primary" href={home}>
          {noPuzzle.another}
        </ButtonLink>
        {workshop !== undefined && <ButtonLink href={workshop}>{noPuzzle.mend}</ButtonLink>}
        <ButtonLink href="/">{words.home}</ButtonLink>
      </div>
    </Message>
  );
}

export function PuzzleRoom({ room, code, isAlive, onAgain }: PuzzleRoomProps) {
  const question = useMemo(() => (isAlive ? parsePositionHash(window.location.hash) : undefined), [isAlive]);
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
  if (question) {
    return (
      <Suspense fallback={<LoadingBoard room={room} />}>
        <PositionRoom
          room={room}
          code={code}
          question={question}
          refuse={(text) => <RefusedPuzzle home={`/${room.id}`} text={text} />}
        />
      </Suspense>
    );
  }
  return (
    <Play
      key={code}
      room={room}
      code={code}
      home={`/${room.id}`}
      refuse={(text, isUnsound) => (
        <RefusedPuzzle home={`/${room.id}`} text={text} workshop={isUnsound ? workshopAddress(code) : undefined} />
      )}
      onAgain={onAgain}
    />
  );
}
