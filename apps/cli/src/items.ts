// All items of a run, in order: on this core, on several, or each confirmed by z3.

import { drawItem, findGame, type Made, makeItem, type Request } from "./item.ts";
import { type Batch, makeInParallel } from "./pool.ts";
import { render } from "./render.ts";
import type { Io } from "./shell.ts";
import { startItemWorker } from "./worker-maker.ts";

export interface ItemsOptions {
  readonly first: number;
  readonly count: number;
  readonly jobs: number;
  readonly verify?: boolean;
}

/** Fewer items than this for each worker are not worth its start. */
const FEW = 16;

export async function* makeItems(request: Request, options: ItemsOptions, listen: Io["listen"]): AsyncGenerator<Made> {
  const { first: start, count, verify } = options;
  const batch = { start, end: start + count };
  const jobs = Math.min(options.jobs, Math.floor(count / FEW));
  if (verify) yield* makeVerified(request, batch);
  else if (jobs > 1) yield* makeOnWorkers(request, batch, jobs, listen);
  else for (let index = start; index < batch.end; index++) yield makeItem(request, index);
}

async function* makeOnWorkers(
  request: Request,
  batch: Batch,
  jobs: number,
  listen: Io["listen"],
): AsyncGenerator<Made> {
  const stopListening = listen();
  const makers = Array.from({ length: jobs }, () => startItemWorker(request));
  try {
    yield* makeInParallel(makers, batch);
  } finally {
    for (const maker of makers) maker.stop();
    stopListening();
  }
}

async function* makeVerified(request: Request, { start, end }: Batch): AsyncGenerator<Made> {
  // Loaded only here: the other solvers take longer to load than most commands take to run.
  const { makeVerifier } = await import("./verify.ts");
  const verifier = makeVerifier();
  const game = findGame(request.game);
  try {
    for (let index = start; index < end; index++) {
      const made = drawItem(request, index);
      if ("failure" in made) yield { index, failure: made.failure };
      else if (!(await verifier.verify(game, made))) yield { index, failure: DISAGREES };
      else yield { index, text: render(game, made, request.format, request) };
    }
  } finally {
    verifier.close();
  }
}

const DISAGREES = "z3 does not agree that the puzzle has exactly its one solution.";
