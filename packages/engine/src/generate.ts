// Makes a puzzle from a seed: tries, audits, tries again, and either returns an audited puzzle or says why there is none.

import { flawOfText, type Remark } from "@demonstrandum/text";
import type { Config, Drawn, Game } from "./game/game.ts";
import { ConfigError, type Puzzle } from "./game/puzzle.ts";
import { findDefect } from "./reason/audit.ts";
import { ANY_LABEL } from "./reason/level.ts";
import { deservedLabel } from "./reason/rate.ts";
import { puzzleRemark } from "./remarks/en.ts";
import { derive, makeRng } from "./rng.ts";

/** Why no puzzle came of it: the reasons, and what may work instead. */
export interface Failure {
  readonly attempts: number;
  /** Why tries failed, and how often. */
  readonly reasons: Readonly<Record<string, number>>;
  /** Difficulties that were tried instead of the one asked for and gave a puzzle. */
  readonly works?: readonly string[];
  /** What the game knows of why there is none. */
  readonly why?: Remark;
  /** In English. */
  readonly text: string;
}

/** A puzzle, or why there is none. */
export type Generated<P extends Puzzle = Puzzle> =
  | {
      readonly ok: true;
      readonly puzzle: P;
      readonly attempts: number;
      /** What was used though everything was switched off. */
      readonly fellBack?: readonly string[];
    }
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
  if (settings.verifyWithSolver) throw new ConfigError(puzzleRemark.noSolver());
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
  return { ok: false, failure: { attempts, reasons, text } };
}

function tryOut<P extends Puzzle, C extends Config>(
  game: Game<P, C>,
  settings: C,
  seed: string,
  onTry: OnTry,
): Generated<P> {
  const flaw = flawOfText(seed);
  if (flaw !== undefined) throw new ConfigError(puzzleRemark.noSeed({ seed, flaw }));
  const made = tryAll(game, settings, seed, onTry);
  if ("reasons" in made) return { ok: false, failure: makeFailure(game, settings, seed, made.reasons) };
  const { fellBack } = settings;
  return { ok: true, ...made, ...(fellBack ? { fellBack } : {}) };
}

type Tried<P> =
  | { readonly puzzle: P; readonly attempts: number }
  | { readonly reasons: Readonly<Record<string, number>> };

function tryAll<P extends Puzzle, C extends Config>(
  game: Game<P, C>,
  settings: C,
  seed: string,
  onTry: OnTry,
): Tried<P> {
  const root = rootOf(game, settings, seed);
  const reasons: Record<string, number> = {};
  for (let attempt = 0; attempt < settings.attempts; attempt++) {
    onTry(attempt + 1);
    const drawn = rated(game, settings, game.draw(settings, makeRng(derive(root, attempt)), seed));
    const reason = "rejected" in drawn ? drawn.rejected : flawOf(game, drawn.puzzle);
    if ("puzzle" in drawn && reason === undefined) return { puzzle: scored(game, drawn.puzzle), attempts: attempt + 1 };
    const key = reason ?? "unknown";
    reasons[key] = (reasons[key] ?? 0) + 1;
  }
  return { reasons };
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

/** With the documents' score beside the label, in games that have one. */
const scored = <P extends Puzzle>({ withLabel }: Pick<Game<P>, "withLabel">, puzzle: P): P =>
  withLabel ? withLabel(puzzle, puzzle.difficulty) : puzzle;

/** Where any difficulty will do, the puzzle is made first and rated after. */
function rated<P extends Puzzle, C extends Config>(game: Game<P, C>, { difficulty }: C, drawn: Drawn<P>): Drawn<P> {
  if (difficulty !== ANY_LABEL || !game.withLabel || "rejected" in drawn) return drawn;
  const label = deservedLabel(game, drawn.puzzle);
  return label === undefined ? { rejected: "label" } : { puzzle: game.withLabel(drawn.puzzle, label) };
}

/** The audit also accepts labels of an earlier table; a new puzzle has to deserve its label now. */
function flawOf<P extends Puzzle>(game: Game<P>, puzzle: P): string | undefined {
  const defect = findDefect(game, puzzle);
  return defect?.kind ?? (deservedLabel(game, puzzle) === puzzle.difficulty ? undefined : "label");
}

function makeFailure<P extends Puzzle, C extends Config>(
  game: Game<P, C>,
  settings: C,
  seed: string,
  reasons: Readonly<Record<string, number>>,
): Failure {
  const { attempts } = settings;
  const why = game.explainFailure?.(settings);
  const works = findWorking(game, settings, seed);
  const failure = { attempts, reasons, ...(works.length > 0 ? { works } : {}), ...(why ? { why } : {}) };
  return { ...failure, text: sayFailure(failure) };
}

/** How often another difficulty is tried. */
const OTHER_TRIES = 5;

/** Any difficulty is tried, and then the other labels, the nearest to the one asked for first: what gave a puzzle may be asked for instead. */
function findWorking<P extends Puzzle, C extends Config>(game: Game<P, C>, settings: C, seed: string): string[] {
  if (settings.difficulty === ANY_LABEL || !game.withLabel) return [];
  const gives = (difficulty: string): boolean =>
    "puzzle" in tryAll(game, { ...settings, difficulty, attempts: OTHER_TRIES }, seed, () => {});
  if (!gives(ANY_LABEL)) return [];
  const nearest = byNearness(game.labels, settings.difficulty).find(gives);
  return nearest === undefined ? [ANY_LABEL] : [nearest, ANY_LABEL];
}

/** The other labels, the nearest first; of two as near, the easier. */
function byNearness(labels: readonly string[], label: string): string[] {
  const far = (other: string): number => Math.abs(labels.indexOf(other) - labels.indexOf(label));
  return labels.filter((other) => other !== label).sort((a, b) => far(a) - far(b));
}

function sayFailure({ attempts, reasons, why, works = [] }: Omit<Failure, "text">): string {
  const list = Object.entries(reasons)
    .sort(([, a], [, b]) => b - a)
    .map(([reason, count]) => `${reason} (${count})`);
  const tries = attempts === 1 ? "1 try" : `${attempts} tries`;
  const instead = works.length === 0 ? "" : ` With the difficulty ${works.join(" or ")} there is one.`;
  return `No puzzle in ${tries}: ${list.join(", ") || "no try was allowed"}.${why ? ` ${why.text}` : ""}${instead}`;
}
