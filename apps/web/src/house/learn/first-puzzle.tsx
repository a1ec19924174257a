// The guided first puzzle: an ordinary easy puzzle with a teacher beside the board.
"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { Panel } from "../../base/design/panel.tsx";
import { useAddress } from "../../base/language/language.tsx";
import type { RoomOptions } from "../../table/games/options.ts";
import type { Room } from "../../table/games/room.ts";
import { LoadingBoard } from "../../table/play/loading-board.tsx";
import { Play } from "../../table/play/play.tsx";
import type { Playing } from "../../table/play/use-table.ts";
import type { Lesson, Tutor } from "../../table/referee/referee.ts";
import { Making } from "../rooms/making.tsx";
import { useMaker } from "../rooms/use-maker.ts";
import style from "./first-puzzle.module.css";

interface TeacherProps {
  readonly table: Playing;
  readonly tutor: Tutor;
}

/** The lesson for where the play stands; the one before until the next is there. */
function useLesson({ table: { state, gaze }, tutor }: TeacherProps): Lesson | undefined {
  const [lesson, setLesson] = useState<Lesson>();
  const { moves } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every move makes another lesson, though the tutor knows the moves itself.
  useEffect(() => {
    let isCurrent = true;
    tutor.lesson(gaze.isAnswerOpen).then(
      (next) => isCurrent && setLesson(next),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [tutor, moves, gaze.isAnswerOpen]);
  return lesson;
}

/** The teacher beside the board: says what to look at next, and points at whom to choose. */
function Teacher(props: TeacherProps) {
  const words = useWords("first-puzzle");
  const { state, gaze, actions } = props.table;
  const lesson = useLesson(props);
  // Who asks for a hint reads the hint first.
  const isAside = gaze.isAnswerOpen && state.outcome?.kind === "hint";
  const shown = isAside ? undefined : lesson;
  useEffect(() => actions.point(shown?.target, shown?.speakers ?? []), [actions, shown]);
  if (!lesson || isAside) return null;
  const { view } = state;
  const { title, text } = words.lesson(lesson, view);
  return (
    <Panel className={style.voice} aria-label={words.teacher}>
      <h2>{title}</h2>
      <p className={style.step}>{text}</p>
      {lesson.speakers.map((id) => (
        <p key={id} className={style.quote} data-quoted={id}>
          {words.quote(view.people[id]?.name ?? "", view.people[id]?.clue?.text ?? "")}
        </p>
      ))}
      {lesson.proof.length > 0 && (
        <ol className={style.proof}>
          {lesson.proof.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

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
