// The guided first puzzle: an ordinary easy puzzle with a teacher beside the board.
"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { useAddress } from "../../base/language/language.tsx";
import type { RoomOptions } from "../../table/games/options.ts";
import type { Room } from "../../table/games/room.ts";
import { LoadingBoard } from "../../table/play/loading-board.tsx";
import { Play } from "../../table/play/play.tsx";
import { Making } from "../rooms/making.tsx";
import { useMaker } from "../rooms/use-maker.ts";
import { Teacher } from "./teacher.tsx";

const REQUEST = { seed: "first steps", config: { difficulty: "easy" } };

interface FirstPuzzleProps {
  readonly room: Room;
  readonly options: RoomOptions;
}

export function FirstPuzzle({ room, options }: FirstPuzzleProps) {
  const router = useRouter();
  const inLanguage = useAddress();
  const { title } = useWords("first-puzzle");
  const [code, setCode] = useState<string>();
  const maker = useMaker(room.id, options, setCode);
  const { make } = maker;
  useEffect(() => make(REQUEST), [make]);
  if (maker.state.kind === "failed") return <Making room={room} maker={maker} />;
  if (!code) return <LoadingBoard room={room} />;
  return (
    <Play
      room={room}
      code={code}
      home="/learn"
      occasion={title}
      refuse={() => <LoadingBoard room={room} />}
      onAgain={() => router.push(inLanguage(`/${room.id}`))}
      teach={(table, tutor) => <Teacher table={table} tutor={tutor} />}
    />
  );
}
