// Works out what the next moves would bring while nothing else is to be done, so that the answer to most moves is only looked up.
import {
  type Game,
  type Move,
  type Outcome,
  type Played,
  play,
  type Session,
  type View,
  view,
} from "@demonstrandum/engine";
import { nextMoves } from "./next-moves.ts";
import { shareView } from "./share-view.ts";

/** Where a play stands. */
export interface Standing {
  readonly session: Session;
  readonly view: View;
  readonly outcome: Outcome | undefined;
}

export interface Foreseen extends Played {
  readonly view: View;
}

export interface Foresight {
  /** Begins to look ahead from here, and forgets what was foreseen from elsewhere. */
  readonly lookFrom: (standing: Standing) => void;
  /** What the move brings, looked up or worked out. */
  readonly answer: (standing: Standing, move: Move) => Foreseen;
}

/** Calls the work once there is time for it. */
export type WhenIdle = (work: () => void) => void;

const keyOf = (move: Move): string =>
  move.kind === "hint" ? `hint ${move.level}` : `${move.kind} ${move.person} ${move.identity}`;

export function makeForesight(game: Game, whenIdle: WhenIdle): Foresight {
  let from: Session | undefined;
  let foreseen = new Map<string, Foreseen>();

  const show = ({ view: before }: Standing, played: Played): Foreseen => ({
    ...played,
    view: shareView(view(game, played.session), before),
  });

  /** A verdict that nothing proves is seldom given: it is not worth a view. */
  function foresee(standing: Standing, move: Move): void {
    const played = play(game, standing.session, move);
    const { kind } = played.outcome;
    if (kind === "accepted" || kind === "hint") foreseen.set(keyOf(move), show(standing, played));
  }

  /** One move at a time, so that a player who moves meanwhile does not wait. */
  function look(standing: Standing, moves: readonly Move[], at: number): void {
    const move = moves[at];
    if (!move) return;
    whenIdle(() => {
      if (from !== standing.session) return;
      foresee(standing, move);
      look(standing, moves, at + 1);
    });
  }

  return {
    lookFrom(standing) {
      from = standing.session;
      foreseen = new Map();
      look(standing, nextMoves(standing.view, standing.outcome), 0);
    },
    answer(standing, move) {
      const kept = standing.session === from ? foreseen.get(keyOf(move)) : undefined;
      return kept ?? show(standing, play(game, standing.session, move));
    },
  };
}
