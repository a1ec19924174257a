// A referee for tests: the worker's own match without the worker. Whatever crosses is sent as JSON, as it would be to a server.
import { makeCode } from "@demonstrandum/engine";
import { makeMove, newMatch, openMatch, sessionOf } from "../referee/match.ts";
import type { Referee } from "../referee/referee.ts";
import { makeReplay } from "../referee/replay.ts";
import { makeReview } from "../referee/review.ts";
import { wholeGame } from "../referee/served-game.ts";
import { game, puzzle, told } from "./a-play.ts";

export const CODE = makeCode(game, puzzle);

const sent = async <T>(value: T): Promise<T> => JSON.parse(JSON.stringify(value)) as T;

export function aReferee(code = CODE): Referee {
  const match = newMatch(wholeGame(told));
  return {
    open: async (moves) => sent(await openMatch(match, code, moves)),
    move: async (move) => sent(await makeMove(match, move)),
    replay: () => sent(makeReplay(told, puzzle)),
    review: (times) => sent(makeReview(told, sessionOf(match), times)),
    close: () => {},
  };
}
