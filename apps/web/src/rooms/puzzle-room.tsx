// A puzzle from its code: played if the code is sound, otherwise a calm word about what is wrong with the link.
"use client";

import { CodeError, type Decoded, type Game, parseCode } from "@demonstrandum/engine";
import { useMemo } from "react";
import { ButtonLink } from "../design/button-link.tsx";
import { Message } from "../design/message.tsx";
import { Play } from "../play/play.tsx";
import { LoadingBoard } from "./loading-board.tsx";
import { type Room, roomOfCode } from "./rooms.ts";
import { occasionOf } from "./seeds.ts";
import type { Shelf } from "./shelf.ts";

interface PuzzleRoomProps {
  readonly shelf: Shelf;
  readonly code: string;
  readonly isAlive: boolean;
  readonly onAgain: () => void;
}

type Opened = Decoded | { readonly error: string };

function open(game: Game, code: string): Opened {
  try {
    return parseCode([game], decodeURIComponent(code));
  } catch (error) {
    return { error: error instanceof CodeError ? error.message : "This code cannot be read." };
  }
}

const NextDoor = ({ room, code }: { readonly room: Room; readonly code: string }) => (
  <Message glyph={room.glyphs[1]} title="This puzzle lives next door">
    <p>It is a puzzle of {room.title}.</p>
    <div>
      <ButtonLink look="primary" href={`/${room.id}/p/${code}`}>
        Open it there
      </ButtonLink>
    </div>
  </Message>
);

export function PuzzleRoom({ shelf, code, isAlive, onAgain }: PuzzleRoomProps) {
  const { room } = shelf;
  const opened = useMemo(() => (isAlive ? open(shelf.game, code) : undefined), [isAlive, shelf, code]);
  const other = roomOfCode(code);
  if (other && other !== room) return <NextDoor room={other} code={code} />;
  if (!opened) return <LoadingBoard room={room} />;
  if ("error" in opened) {
    return (
      <Message glyph="谜" title="This link holds no puzzle">
        <p>{opened.error}</p>
        <p>Perhaps a part of the link was lost on its way. Ask for it again, or play another puzzle.</p>
        <div>
          <ButtonLink look="primary" href={`/${room.id}`}>
            Play another
          </ButtonLink>
          <ButtonLink href="/">Home</ButtonLink>
        </div>
      </Message>
    );
  }
  const { game, puzzle } = opened;
  return (
    <Play
      key={code}
      room={room}
      game={game}
      puzzle={puzzle}
      code={code}
      home={`/${room.id}`}
      occasion={occasionOf(puzzle.seed)}
      onAgain={onAgain}
    />
  );
}
