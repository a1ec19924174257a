// Counts what is worked on the thread that serves everybody: moves played again, proofs and the like, rows of the store; and what goes to workers.

import type { Move, Session } from "@demonstrandum/engine";
import type { Store } from "@demonstrandum/store";
import type { Work } from "../../work/pool.ts";

export interface Counts {
  moves: number;
  proofs: number;
  rows: number;
  /** Rows of the largest answer of the store. */
  largest: number;
  jobs: number;
}

const NONE: Counts = { moves: 0, proofs: 0, rows: 0, largest: 0, jobs: 0 };
const counts: Counts = { ...NONE };
let isElsewhere = false;

/** What was done since the last time this was asked. */
export function takeCounts(): Counts {
  const taken = { ...counts };
  Object.assign(counts, NONE);
  return taken;
}

/** Workers that work here, one after another, and whose work is not counted. */
export const countWork = (work: Work): Work => ({
  ...work,
  run(...asked) {
    counts.jobs += 1;
    isElsewhere = true;
    try {
      return work.run(...asked);
    } finally {
      isElsewhere = false;
    }
  },
});

const rowsIn = (answer: unknown): number => {
  if (Array.isArray(answer)) return answer.length;
  return typeof answer === "object" && answer !== null ? 1 : 0;
};

export function countStore(store: Store): Store {
  const counted = Object.entries(store).map(([name, value]) => {
    if (typeof value !== "function") return [name, value];
    return [name, async (...given: unknown[]) => seeRows(await value(...given))];
  });
  return Object.fromEntries(counted);
}

function seeRows<T>(answer: T): T {
  counts.rows += rowsIn(answer);
  counts.largest = Math.max(counts.largest, rowsIn(answer));
  return answer;
}

type Engine = typeof import("@demonstrandum/engine");
type Any = (...given: never[]) => unknown;

/** Each of these may take as long as it likes, and so belongs to a worker. */
const LONG = ["answerAt", "audit", "exportPuzzle", "generate", "path", "rate", "solve"] as const;

/** The engine, whose work is counted. A session is played again when it is first seen, as the engine remembers where it stands. */
export function countEngine(engine: Engine): Engine {
  const seen = new WeakSet<object>();
  const see = (session: Session): void => {
    if (!seen.has(session) && !isElsewhere) counts.moves += session.moves.length;
    seen.add(session);
  };
  const long = LONG.map((name) => [
    name,
    (...given: never[]) => {
      if (!isElsewhere) counts.proofs += 1;
      return (engine[name] as Any)(...given);
    },
  ]);
  return {
    ...engine,
    ...Object.fromEntries(long),
    stateOf: (game, session) => {
      see(session);
      return engine.stateOf(game, session);
    },
    view: (game, session) => {
      see(session);
      return engine.view(game, session);
    },
    play: (game, session, move: Move) => {
      see(session);
      if (engine.isQuestion(move) && !isElsewhere) counts.proofs += 1;
      const played = engine.play(game, session, move);
      seen.add(played.session);
      return played;
    },
    recorded: (game, session, move, outcome) => {
      see(session);
      const next = engine.recorded(game, session, move, outcome);
      seen.add(next);
      return next;
    },
    foundAlong: (game, session) => {
      if (!isElsewhere) counts.moves += session.moves.length;
      return engine.foundAlong(game, session);
    },
  };
}
