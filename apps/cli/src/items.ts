// All items of a run, in order: on this core, on several, or each confirmed by z3.

import { generateVerified, type OnTry, type Puzzle } from "@demonstrandum/engine";
import { findGame, type Made, makeItem, printItem, type Request, seedOf } from "./item.ts";
import { type Batch, makeInParallel } from "./pool.ts";
import type { Io, Shell } from "./shell.ts";
import { startItemWorker } from "./worker-maker.ts";

export interface ItemsOptions {
  readonly first: number;
  readonly count: number;
  readonly jobs: number;
  readonly verify?: boolean;
}

/** Fewer items than this for each worker are not worth its start. */
const FEW = 16;

export async function* makeItems(
  shell: Shell,
  request: Request,
  options: ItemsOptions,
  onTry: OnTry,
): AsyncGenerator<Made> {
  const { first: start, count } = options;
  const batch = { start, end: start + count };
  const jobs = Math.min(options.jobs, Math.floor(count / FEW));
  if (options.verify || isToVerify(shell, request)) yield* makeVerified(shell, request, batch, onTry);
  else if (jobs > 1) yield* makeOnWorkers(request, batch, jobs, shell.listen, onTry);
  else for (let index = start; index < batch.end; index++) yield makeItem(shell.games, request, index, onTry);
}

/** Asked for in the configuration, not by an option. */
const isToVerify = ({ games }: Shell, { game, config }: Request): boolean =>
  findGame(games, game).game.parseConfig(config).verifyWithSolver === true;

async function* makeOnWorkers(
  request: Request,
  batch: Batch,
  jobs: number,
  listen: Io["listen"],
  onTry: OnTry,
): AsyncGenerator<Made> {
  const stopListening = listen();
  const makers = Array.from({ length: jobs }, () => startItemWorker(request, onTry));
  try {
    yield* makeInParallel(makers, batch);
  } finally {
    for (const maker of makers) maker.stop();
    stopListening();
  }
}

async function* makeVerified(
  { games, words }: Shell,
  request: Request,
  { start, end }: Batch,
  onTry: OnTry,
): AsyncGenerator<Made> {
  // Loaded only here: the other solvers take longer to load than most commands take to run.
  const { makeVerifier } = await import("./verify.ts");
  const verifier = makeVerifier(words);
  const { config } = request;
  const told = findGame(games, request.game);
  const { game } = told;
  try {
    for (let index = start; index < end; index++) {
      const agrees = (puzzle: Puzzle) => verifier.verify(game, puzzle);
      yield printItem(
        told,
        request,
        index,
        await generateVerified(game, config, seedOf(request, index), agrees, onTry),
      );
    }
  } finally {
    verifier.close();
  }
}
