// The referee on the server. The page sends moves and shows what comes back; the puzzle itself comes when the play is over. A move whose
// answer is lost is sent again under the same key, so it is made once however often it is sent.
import type { Move } from "@demonstrandum/engine";
import type { Answer as Judged, PlayView } from "@demonstrandum/referee";
import type { Language } from "@demonstrandum/text";
import { askServer, Refused, type ServerProblem } from "../../base/server/ask-server.ts";
import { type Persisting, persist } from "../../base/server/persist.ts";
import type { Answer, Opening, Referee, ReplayStep, Standing, Tutor } from "../../table/referee/referee.ts";
import { makeWorkerReferee } from "../../table/referee/worker-referee.ts";
import { startWorker } from "../../table/referee/workers.ts";

export interface HttpReferee extends Referee {
  /** The play as the server last told it. */
  latest(): PlayView | undefined;
}

const STALE = 409;

export interface HttpRefereeOptions {
  readonly day: string;
  readonly game: string;
  readonly language: Language;
  onTrouble(isTrouble: boolean): void;
  /** Says in the reader's language what the server refused. */
  sayRefusal(problem: ServerProblem): string;
}

export function makeHttpReferee({ day, game, language, onTrouble, sayRefusal }: HttpRefereeOptions): HttpReferee {
  const leaving = new AbortController();
  const persisting: Persisting = { onTrouble, signal: leaving.signal };
  let play: PlayView | undefined;
  const look = async (): Promise<PlayView> => {
    play = await persist(() => askServer<PlayView>("POST", "/plays", { day, game, language }), persisting);
    return play;
  };
  return {
    isBinding: true,
    latest: () => play,
    open: () => look().then(toOpening, (error) => refuse(error, sayRefusal)),
    async move(move) {
      const { outcome, play: after } = await judge(play ?? (await look()), { move, language }, look, persisting);
      play = after;
      return { ...standingOf(after), outcome } satisfies Answer;
    },
    replay: () => lookBack(play, language, (tutor) => tutor.replay()),
    review: () => lookBack(play, language, (tutor, over) => tutor.review?.(timesIn(over))),
    close: () => leaving.abort(),
  };
}

const standingOf = ({ moves, view, outcome, result }: PlayView): Standing => ({
  moves,
  view,
  millis: result?.millis,
  ...(outcome ? { outcome } : {}),
});

const toOpening = (play: PlayView): Opening => ({
  kind: "open",
  about: { seed: play.day, difficulty: play.view.difficulty },
  standing: standingOf(play),
});

function refuse(error: unknown, sayRefusal: (problem: ServerProblem) => string): Opening {
  if (error instanceof Refused) return { kind: "no-puzzle", text: sayRefusal(error.problem) };
  throw error;
}

/** If moves were made in another tab meanwhile, the move is made after those. */
async function judge(
  play: PlayView,
  asked: { readonly move: Move; readonly language: Language },
  look: () => Promise<PlayView>,
  persisting: Persisting,
): Promise<Judged> {
  const key = crypto.randomUUID();
  for (let now = play; ; now = await look()) {
    const body = { key, after: now.moves.length, ...asked };
    try {
      return await persist(() => askServer<Judged>("POST", `/plays/${now.id}/moves`, body), persisting);
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== STALE) throw error;
    }
  }
}

/** What comes after the end is worked out here, from the code that the server gives out then. */
async function lookBack(
  play: PlayView | undefined,
  language: Language,
  ask: (tutor: Tutor, play: PlayView) => Promise<readonly ReplayStep[]> | undefined,
): Promise<readonly ReplayStep[]> {
  if (!play?.code) return [];
  const local = makeWorkerReferee(() => startWorker(play.game), {
    ...{ language, code: play.code },
    isStory: () => play.view.people.some(({ clue }) => clue?.narrative !== undefined),
  });
  try {
    await local.open(play.moves);
    return (await ask(local, play)) ?? [];
  } catch {
    return [];
  } finally {
    local.close();
  }
}

/** When each person was found, by the server's clock. */
const timesIn = ({ result }: PlayView): readonly number[] =>
  (result?.ghost ?? []).flatMap(([millis, found], at, all) =>
    Array.from({ length: found - (all[at - 1]?.[1] ?? 0) }, () => millis),
  );
