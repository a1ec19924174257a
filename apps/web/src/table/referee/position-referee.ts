// The referee of a position: an ordinary one on this device that begins where the position stands, and whose replay is its one proof.
import type { PositionQuestion } from "@demonstrandum/engine";
import type { Language } from "@demonstrandum/text";
import { makeAsker, type WorkerLike } from "@demonstrandum/wire";
import type { TableTalk } from "./message.ts";
import type { Referee } from "./referee.ts";

interface PositionLink {
  readonly code: string;
  readonly question: PositionQuestion;
  /** What to say of a link to a position that there is not. */
  readonly noSuch: string;
}

export function makePositionReferee(
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
