// The guided first puzzle: an ordinary easy puzzle with a teacher beside the board.
"use client";

import { type Decoded, parseCode } from "@demonstrandum/engine";
import { useRouter } from "next/navigation";
import { useCallback, useEffect, useState } from "react";
import { Panel } from "../design/panel.tsx";
import { Skin } from "../design/skin.tsx";
import { Play } from "../play/play.tsx";
import type { Coaching } from "../play/play-table.tsx";
import type { Table } from "../play/use-table.ts";
import { cultivatorsShelf } from "../rooms/cultivators-shelf.ts";
import { LoadingBoard } from "../rooms/loading-board.tsx";
import { Making } from "../rooms/making.tsx";
import { useMaker } from "../rooms/use-maker.ts";
import style from "./first-puzzle.module.css";
import { makeLesson } from "./lesson.ts";

const REQUEST = { seed: "first steps", config: { difficulty: "easy" } };

type Opened = Decoded & { readonly code: string };

function coachAt({ game }: Opened, { state, isAnswerOpen }: Table): Coaching {
  const { view, session, outcome } = state;
  const { title, text, quotes, proof, target } = makeLesson(game, session, view, isAnswerOpen);
  const isAside = isAnswerOpen && outcome?.kind === "hint";
  return {
    target: isAside ? undefined : target,
    voice: !isAside && (
      <Panel className={style.voice} aria-label="The teacher">
        <h2>{title}</h2>
        {quotes.map((quote) => (
          <p key={quote} className={style.quote}>
            {quote}
          </p>
        ))}
        {proof.length > 0 && (
          <ol className={style.proof}>
            {proof.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        )}
        <p>{text}</p>
      </Panel>
    ),
  };
}

function Lessons() {
  const { room } = cultivatorsShelf;
  const router = useRouter();
  const [opened, setOpened] = useState<Opened>();
  const open = useCallback((code: string) => setOpened({ ...parseCode([cultivatorsShelf.game], code), code }), []);
  const maker = useMaker(cultivatorsShelf, open);
  const { make } = maker;
  useEffect(() => make(REQUEST), [make]);
  if (maker.state.kind === "failed") return <Making room={room} maker={maker} />;
  if (!opened) return <LoadingBoard room={room} />;
  return (
    <Play
      room={room}
      game={opened.game}
      puzzle={opened.puzzle}
      code={opened.code}
      home="/learn"
      occasion="Your first puzzle"
      onAgain={() => router.push(`/${room.id}`)}
      coach={(table) => coachAt(opened, table)}
    />
  );
}

export const FirstPuzzle = () => (
  <Skin name={cultivatorsShelf.room.skin}>
    <Lessons />
  </Skin>
);
