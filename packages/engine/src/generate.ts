// Makes a puzzle from a seed: tries, audits, tries again, and either returns an audited puzzle or says why there is none.

import { flawOfText, quoteRaw, said } from "@demonstrandum/text";
import type { Config, Game } from "./game/game.ts";
import { ConfigError, type Puzzle } from "./game/puzzle.ts";
import { toldBy } from "./game/troubles.ts";
import { findDefect } from "./reason/audit.ts";
import { deservedLabel } from "./reason/rate.ts";
import { derive, makeRng } from "./rng.ts";

export interface Failure {
  readonly attempts: number;
  /** Why tries failed, and how often. */
  readonly reasons: Readonly<Record<string, number>>;
  readonly text: string;
}

export type Generated<P extends Puzzle = Puzzle> =
  | { readonly ok: true; readonly puzzle: P; readonly attempts: number }
  | { readonly ok: false; readonly failure: Failure };

/** Told before each try, for those who wait; it changes nothing about what comes out. */
export type OnTry = (attempt: number) => void;

/** A pure function of its arguments. `config` is data as a person would write it; ConfigError says what is wrong with it. */
export function generate<P extends Puzzle, C extends Config>(
  game: Game<P, C>,
  config: unknown,
  seed: string,
  onTry: OnTry = () => {},
): Generated<P> {
  const settings = game.parseConfig(config);
  if (settings.verifyWithSolver)
    throw new ConfigError(toldBy(game, said`verifyWithSolver cannot be had here: there is no other solver to ask.`));
  return tryOut(game, settings, seed, onTry);
}

/** The same with another solver's word on the puzzle: without it there is none. */
export async function generateVerified<P extends Puzzle, C extends Config>(
  game: Game<P, C>,
  config: unknown,
  seed: string,
  agrees: (puzzle: P) => Promise<boolean>,
  onTry: OnTry = () => {},
): Promise<Generated<P>> {
  const generated = tryOut(game, game.parseConfig(config), seed, onTry);
  if (!generated.ok || (await agrees(generated.puzzle))) return generated;
  const { attempts } = generated;
  const reasons = { "other solver": 1 };
  const text = "The other solver does not agree about the solution of this puzzle.";
  return { ok: false, failure: { attempts, reasons, text: game.troubles?.failure(attempts, reasons, "") ?? text } };
}

function tryOut<P extends Puzzle, C extends Config>(
  game: Game<P, C>,
  settings: C,
  seed: string,
  onTry: OnTry,
): Generated<P> {
  const flaw = flawOfText(seed);
  if (flaw !== undefined) throw new ConfigError(toldBy(game, said`${quoteRaw(seed)} is no seed: a seed ${flaw}.`));
  const root = rootOf(game, settings, seed);
  const reasons: Record<string, number> = {};
  for (let attempt = 0; attempt < settings.attempts; attempt++) {
    onTry(attempt + 1);
    const drawn = game.draw(settings, makeRng(derive(root, attempt)), seed);
    const reason = "rejected" in drawn ? drawn.rejected : flawOf(game, drawn.puzzle);
    if ("puzzle" in drawn && reason === undefined) return { ok: true, puzzle: drawn.puzzle, attempts: attempt + 1 };
    const key = reason ?? "unknown";
    reasons[key] = (reasons[key] ?? 0) + 1;
  }
  return { ok: false, failure: makeFailure(game, settings, reasons) };
}

/**
 * What all random choices follow from: the game and everything that was set, not the seed alone. Otherwise the easy puzzle
 * of a seed would give away who is who in the hard one. How many tries are allowed changes nothing about the first of them,
 * nor does who else is asked about it afterwards.
 */
function rootOf({ id }: Pick<Game, "id">, settings: Config, seed: string): string {
  const set = Object.entries(settings)
    .filter(([key]) => !UNTOLD.includes(key))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `${id} ${JSON.stringify(set)} ${seed}`;
}

const UNTOLD = ["attempts", "maxAttempts", "verifyWithSolver"];

/** The audit also accepts labels of an earlier table; a new puzzle has to deserve its label now. */
function flawOf<P extends Puzzle>(game: Game<P>, puzzle: P): string | undefined {
  const defect = findDefect(game, puzzle);
  return defect?.kind ?? (deservedLabel(game, puzzle) === puzzle.difficulty ? undefined : "label");
}

function makeFailure<C extends Config>(
  { explainFailure, troubles }: Pick<Game<Puzzle, C>, "explainFailure" | "troubles">,
  settings: C,
  reasons: Readonly<Record<string, number>>,
): Failure {
  const { attempts } = settings;
  const why = explainFailure?.(settings) ?? "";
  return { attempts, reasons, text: troubles?.failure(attempts, reasons, why) ?? sayFailure(attempts, reasons, why) };
}

function sayFailure(attempts: number, reasons: Readonly<Record<string, number>>, why: string): string {
  const list = Object.entries(reasons)
    .sort(([, a], [, b]) => b - a)
    .map(([reason, count]) => `${reason} (${count})`);
  const tries = attempts === 1 ? "1 try" : `${attempts} tries`;
  return `No puzzle in ${tries}: ${list.join(", ") || "no try was allowed"}.${why === "" ? "" : ` ${why}`}`;
}
