// A worker thread of `qed new`: is given batches of item numbers, tells of every further try, gives back the items.

import { parentPort, workerData } from "node:worker_threads";
import { asPort, serve } from "@demonstrandum/wire";
import { gamesIn } from "./audience.ts";
import { makeItem, type Request, takeTruth } from "./item.ts";
import type { MakeTalk } from "./worker-maker.ts";

const { request } = workerData as { readonly request: Request };
const games = await gamesIn(request.language);
takeTruth(games, request);

if (parentPort)
  serve<MakeTalk>(asPort(parentPort), {
    answer({ start, end }, tell) {
      const indices = Array.from({ length: end - start }, (_, i) => start + i);
      const onTry = (attempt: number): void => {
        // Most puzzles come together at once, and need not be talked of.
        if (attempt > 1) tell(attempt);
      };
      return indices.map((index) => makeItem(games, request, index, onTry));
    },
    reasonOf: (error) => error,
  });
