// The referee of a position: an ordinary one on this device that begins where the position stands, and whose replay is its one proof.
import type { PositionQuestion } from "@demonstrandum/engine";
import type { Language } from "@demonstrandum/text";
import type { WorkerLike } from "../../base/worker/worker-like.ts";
import { makeAsker } from "./asker.ts";
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
  const { ask, close } = makeAsker(start, language);
  return {
    async open(moves) {
      const posed = await ask({ kind: "pose", code, question });
      if (posed.kind === "no-position") return { kind: "no-puzzle", text: noSuch };
      if (posed.kind === "no-puzzle") return posed;
      return ask({ kind: "open", code, moves: moves.length > 0 ? moves : posed.moves });
    },
    move: (move) => ask({ kind: "move", move }),
    replay: () => ask({ kind: "provePosed", question }),
    close,
  };
}
