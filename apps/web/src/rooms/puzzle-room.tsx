// A puzzle from its code: played if the code is sound, otherwise a calm word about what is wrong with the link.
"use client";

import { CodeError, type Decoded, parseCode } from "@demonstrandum/engine";
import { useMemo } from "react";
import { ButtonLink } from "../design/button.tsx";
import { Message } from "../design/message.tsx";
import { Play } from "../play/play.tsx";
import { PLAYABLE } from "./games.ts";
import { LoadingBoard } from "./loading-board.tsx";
import { findRoom, type Room } from "./rooms.ts";
import { occasionOf } from "./seeds.ts";

interface PuzzleRoomProps {
  readonly room: Room;
  readonly code: string;
  readonly isAlive: boolean;
  readonly onAgain: () => void;
}

type Opened = Decoded | { readonly error: string };

function open(code: string): Opened {
  try {
    return parseCode(PLAYABLE, decodeURIComponent(code));
  } catch (error) {
    return { error: error instanceof CodeError ? error.message : "This code cannot be read." };
  }
}

export function PuzzleRoom({ room, code, isAlive, onAgain }: PuzzleRoomProps) {
  const opened = useMemo(() => (isAlive ? open(code) : undefined), [isAlive, code]);
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
  const other = game.id === room.id ? undefined : findRoom(game.id);
  if (other) {
    return (
      <Message glyph={other.glyphs[1]} title="This puzzle lives next door">
        <p>It is a puzzle of {other.title}.</p>
        <div>
          <ButtonLink look="primary" href={`/${other.id}/p/${code}`}>
            Open it there
          </ButtonLink>
        </div>
      </Message>
    );
  }
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
