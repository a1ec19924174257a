// The guided first puzzle: an ordinary easy puzzle with a teacher beside the board.
"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import type { RoomOptions } from "../games/options.ts";
import type { Room } from "../games/room.ts";
import { useAddress } from "../language/language.tsx";
import { Play } from "../play/play.tsx";
import { LoadingBoard } from "../rooms/loading-board.tsx";
import { Making } from "../rooms/making.tsx";
import { useMaker } from "../rooms/use-maker.ts";
import { useFirstWords } from "./first-words/wording.ts";
import { Teacher } from "./teacher.tsx";

const REQUEST = { seed: "first steps", config: { difficulty: "easy" } };

interface FirstPuzzleProps {
  readonly room: Room;
  readonly options: RoomOptions;
}

export function FirstPuzzle({ room, options }: FirstPuzzleProps) {
  const router = useRouter();
  const inLanguage = useAddress();
  const { title } = useFirstWords();
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
