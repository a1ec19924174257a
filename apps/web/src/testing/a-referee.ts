// A referee for tests: the worker's own match without the worker. Whatever crosses is sent as JSON, as it would be to a server.
import { makeCode } from "@demonstrandum/engine";
import { makeMove, newMatch, openMatch } from "../referee/match.ts";
import type { Referee } from "../referee/referee.ts";
import { makeReplay } from "../referee/replay.ts";
import { game, puzzle } from "./a-play.ts";

export const CODE = makeCode(game, puzzle);

const sent = async <T>(value: T): Promise<T> => JSON.parse(JSON.stringify(value)) as T;

export function aReferee(code = CODE): Referee {
  const match = newMatch(game);
  return {
    open: (moves) => sent(openMatch(match, code, moves)),
    move: (move) => sent(makeMove(match, move)),
    replay: () => sent(makeReplay(game, puzzle)),
    close: () => {},
  };
}
