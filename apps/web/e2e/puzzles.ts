// Puzzles for the browser tests, made by the engine in the test's own process, with the way to their end.
import {
  type Game,
  generate,
  makeCode,
  newSession,
  type Puzzle,
  path,
  play,
  type Step,
  type ToldTable,
  tellTable,
  view,
} from "@demonstrandum/engine";
import { cultivators, tellGame, village, who } from "@demonstrandum/games";
import { zh } from "@demonstrandum/games/chinese";
import { en } from "@demonstrandum/games/english";

export interface TestPuzzle {
  readonly game: Game;
  /** Told in the language of its page. */
  readonly table: ToldTable;
  readonly puzzle: Puzzle;
  readonly code: string;
  readonly url: string;
  readonly steps: readonly Step[];
  readonly names: readonly string[];
}

function makeOne(game: Game, seed: string, settings: object = {}): TestPuzzle {
  const made = generate(game, { difficulty: "easy", ...settings }, seed);
  if (!made.ok) throw new Error(made.failure.text);
  const { puzzle } = made;
  const code = makeCode(game, puzzle);
  const table = tellTable(tellGame(en, game), puzzle);
  const names = table.people.map(({ name }) => name);
  return { game, table, puzzle, code, url: `/${game.id}/p/${code}`, steps: path(game, puzzle), names };
}

export const CULTIVATORS = makeOne(cultivators, "browser");
export const WHO = makeOne(who, "browser");
export const VILLAGE = makeOne(village, "browser");
export const LIARS = makeOne(who, "browser", { liars: true });

/** The same puzzle on the Chinese pages. */
export function inChinese({ game, puzzle, url, ...rest }: TestPuzzle): TestPuzzle {
  const table = tellTable(tellGame(zh, game), puzzle);
  const names = table.words.people.map(({ name }) => name);
  return { ...rest, game, table, puzzle, url: `/zh${url}`, names };
}

/** Someone of whom nothing is proved at the start, either way. */
export function unproved({ game, puzzle, steps }: TestPuzzle): number {
  const refuses = (person: number, identity: boolean) =>
    play(game, newSession(puzzle), { kind: "verdict", person, identity }).outcome.kind === "refused";
  const found = steps.find(({ person }) => refuses(person, false) && refuses(person, true));
  if (!found) throw new Error("Everyone is proved at the start.");
  return found.person;
}

/** Whom the clue of a person counts, according to the engine, once everyone is known. */
export function spokenOf({ game, puzzle, steps }: TestPuzzle, speaker: number): readonly number[] {
  const moves = steps.map(({ person, identity }) => ({ kind: "verdict", person, identity }) as const);
  return view(game, { puzzle, moves }).people[speaker]?.clue?.people ?? [];
}

export const startOf = ({ game, puzzle }: TestPuzzle): number => game.lay(puzzle).start[0] ?? 0;

/** What the two identities are called. */
export const wordsOf = ({ table }: TestPuzzle): readonly [string, string] => {
  const [a, b] = table.words.kinds;
  return [a.one, b.one];
};
