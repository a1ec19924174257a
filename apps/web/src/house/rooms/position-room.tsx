// One position of a puzzle, from a link: the board as it stood, one person to name, and the proof.
"use client";

import type { PositionQuestion } from "@demonstrandum/engine";
import type { Language } from "@demonstrandum/text";
import { makeAsker, type WorkerLike } from "@demonstrandum/wire";
import { type ReactNode, useCallback, useEffect } from "react";
import { useWords } from "../../../words/use-words.ts";
import { wordFor } from "../../../words/word-for.ts";
import { Button, buttonClass } from "../../base/design/button.tsx";
import { Panel } from "../../base/design/panel.tsx";
import { useAddress, useLanguage } from "../../base/language/language.tsx";
import { makePassingStorage } from "../../base/storage/passing-storage.ts";
import type { Room } from "../../table/games/room.ts";
import { LoadingBoard } from "../../table/play/loading-board.tsx";
import { PlayTable } from "../../table/play/play-table.tsx";
import type { Playing } from "../../table/play/use-table.ts";
import type { TableTalk } from "../../table/referee/message.ts";
import type { Referee } from "../../table/referee/referee.ts";
import { startWorker } from "../../table/referee/workers.ts";
import { usePlay } from "../../table/store/use-play.ts";
import style from "./position-room.module.css";

interface PositionLink {
  readonly code: string;
  readonly question: PositionQuestion;
  /** What to say of a link to a position that there is not. */
  readonly noSuch: string;
}

/**
 * The referee of a position: an ordinary one on this device that begins where the position stands, and whose replay
 * is its one proof.
 */
function makePositionReferee(
  start: () => WorkerLike,
  language: Language,
  { code, question, noSuch }: PositionLink,
): Referee {
  const { ask, callOff } = makeAsker<TableTalk>(start);
  return {
    async open(moves) {
      const posed = await ask({ kind: "pose", language, code, question });
      if (posed.kind === "no-position") return { kind: "no-puzzle", text: noSuch };
      if (posed.kind === "no-puzzle") return posed;
      return ask({ kind: "open", language, code, moves: moves.length > 0 ? moves : posed.moves });
    },
    move: (move) => ask({ kind: "move", language, move }),
    replay: () => ask({ kind: "provePosed", language, question }),
    close: callOff,
  };
}

interface PositionRoomProps {
  readonly room: Room;
  readonly code: string;
  readonly question: PositionQuestion;
  readonly refuse: (text: string) => ReactNode;
}

interface AskerProps {
  readonly table: Playing;
  readonly person: number;
  readonly whole: string;
}

/** What stands beside the board: the question, and once it is answered the way to the proof and to the whole puzzle. */
function Asker({ table: { state, gaze, actions }, person, whole }: AskerProps) {
  const words = useWords("room").position;
  const asked = state.view.people[person];
  const isFound = asked?.identity !== undefined;
  useEffect(() => actions.point(isFound ? undefined : person, []), [actions, person, isFound]);
  if (!asked || gaze.isAnswerOpen) return null;
  const { name, identity } = asked;
  return (
    <Panel aria-labelledby="asked-title" className={style.asker}>
      <h2 id="asked-title">
        {identity === undefined ? words.ask(name) : words.found(name, wordFor(state.view.words, identity))}
      </h2>
      {identity === undefined && <p>{words.text(name)}</p>}
      <div className={style.buttons}>
        <Button look={identity === undefined ? "plain" : "primary"} onClick={actions.openReplay}>
          {identity === undefined ? words.show : words.proof}
        </Button>
        {/* By the browser itself: what stands behind the "#" goes, and with it this page. */}
        <a className={buttonClass("plain")} href={whole}>
          {words.whole}
        </a>
      </div>
    </Panel>
  );
}

const ignore = () => {};

export function PositionRoom({ room, code, question, refuse }: PositionRoomProps) {
  const words = useWords("room").position;
  const language = useLanguage();
  const inLanguage = useAddress();
  const meet = useCallback(
    () => makePositionReferee(() => startWorker(room.id), language, { code, question, noSuch: words.noSuch }),
    [room.id, language, code, question, words],
  );
  const met = usePlay(meet, room.id, code, makePassingStorage);
  if (!met) return <LoadingBoard room={room} />;
  if (met.opened.kind === "no-puzzle") return refuse(met.opened.text);
  const whole = inLanguage(`/${room.id}/p/${code}`);
  return (
    <PlayTable
      room={room}
      play={met.opened.play}
      home={`/${room.id}`}
      occasion={words.occasion}
      onAgain={() => window.location.assign(inLanguage(`/${room.id}`))}
      onLook={ignore}
      beside={(table) => <Asker table={table} person={question.person} whole={whole} />}
    />
  );
}
