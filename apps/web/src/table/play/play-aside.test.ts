// The panel and the board agree on whom a clue speaks of, whatever form it has.
import {
  ATOMS_FORMS,
  atoms,
  type Board,
  CLASSIC_FORMS,
  classic,
  type Dialect,
  type Form,
  makeBoard,
  makeStatement,
  STATEMENT_EXAMPLES,
  STATEMENT_NAMES,
  WHO_FORMS,
  who as whoDialect,
} from "@demonstrandum/clues";
import { type Game, generate, newSession, type Puzzle, type View, viewIn } from "@demonstrandum/engine";
import { cultivators, tellGame, village, who } from "@demonstrandum/games";
import { en as words } from "@demonstrandum/games/english";
import { describe, expect, it } from "vitest";
import { en } from "../../../words/en/play.ts";
import { lightClue } from "../board/lighting.ts";
import { sayAbout } from "./play-aside.tsx";

type GridPuzzle = ReturnType<typeof cultivators.parse>;

interface Spoken {
  readonly game: Game;
  readonly dialect: Dialect;
  readonly forms: readonly Form[];
  clueOf(form: string, params: unknown): unknown;
}

const DIALECTS: readonly Spoken[] = [
  {
    ...{ game: cultivators as Game, dialect: classic as Dialect, forms: CLASSIC_FORMS as readonly Form[] },
    clueOf: (type, params) => ({ type, params }),
  },
  {
    ...{ game: cultivators as Game, dialect: atoms as Dialect, forms: ATOMS_FORMS as readonly Form[] },
    clueOf: (_, chain) => ({ chain }),
  },
  {
    ...{ game: who as Game, dialect: whoDialect as Dialect, forms: WHO_FORMS as readonly Form[] },
    clueOf: (template, params) => ({ template, params }),
  },
];

/** Between them there is something to say with every form. */
const WORLDS = [0b1101_0010_1101_0000, ~0b0100_1000_0000_0110_0001];

function make(game: Game, config: unknown): Puzzle {
  const made = generate(game, config, "lit");
  if (!made.ok) throw new Error(made.failure.text);
  return made.puzzle;
}

/** A board on which everybody has spoken, so that every clue can be seen. */
const makeOpen = ({ game, dialect }: Spoken): GridPuzzle =>
  make(game, { dialect: dialect.id, difficulty: "easy", liars: true }) as GridPuzzle;

const boardOf = ({ characters }: GridPuzzle): Board =>
  makeBoard({
    rows: 1 + Math.max(...characters.map(({ row }) => row)),
    cols: 1 + Math.max(...characters.map(({ col }) => col)),
    people: characters,
  });

/** The board with another clue in somebody's mouth. */
function viewWith({ game, dialect }: Spoken, puzzle: GridPuzzle, speaker: number, clue: unknown): View {
  const said = dialect.makeClue(clue, speaker, boardOf(puzzle));
  const characters = puzzle.characters.map((each) => (each.id === speaker ? { ...each, clue: said } : each));
  const changed: GridPuzzle = { ...puzzle, characters };
  return viewIn(tellGame(words, game), newSession<Puzzle>(changed));
}

/** How many people a sentence names or numbers. */
function countTold(text: string): number {
  const number = /^, speaks of the (\d+) people lit$/.exec(text)?.[1];
  if (number !== undefined) return Number(number);
  return text === "" ? 0 : text.replace(", speaks of ", "").split(/, | and /).length;
}

function expectAgreement(seen: View, speaker: number): void {
  const clue = seen.people[speaker]?.clue;
  const { lit, references } = lightClue(seen, speaker);
  expect([clue?.text, countTold(sayAbout(en.clue, seen, speaker))]).toEqual([clue?.text, lit.size]);
  expect([...lit]).toEqual(clue?.people);
  expect([...(references ?? [])].filter((person) => lit.has(person) || person === speaker)).toEqual([]);
}

describe("whom a clue speaks of", () => {
  for (const spoken of DIALECTS) {
    const puzzle = makeOpen(spoken);
    const board = boardOf(puzzle);
    it.each(spoken.forms)(`is told as it is lit: ${spoken.dialect.id} $id`, (form) => {
      const said = board.people
        .filter(({ id }) => id % 3 === 1)
        .flatMap(({ id: speaker }) => {
          const all = WORLDS.flatMap((world) => form.candidates(world & board.everyone, { board, speaker }));
          return all.filter((_, at) => at % Math.ceil(all.length / 3) === 0).map((params) => ({ speaker, params }));
        });
      expect(said.length).toBeGreaterThan(0);
      for (const { speaker, params } of said)
        expectAgreement(viewWith(spoken, puzzle, speaker, spoken.clueOf(form.id, params)), speaker);
    });
  }

  it("is told as it is lit, for every statement of a village", () => {
    const base = make(village as Game, { N: 6 });
    expect(STATEMENT_EXAMPLES.map(({ statement }) => statement.form).sort()).toEqual([...STATEMENT_NAMES].sort());
    for (const { statement } of STATEMENT_EXAMPLES) {
      const statements = Array.from({ length: 6 }, () => [makeStatement(statement)]);
      const seen = viewIn(tellGame(words, village as Game), newSession({ ...base, statements } as Puzzle));
      for (const { id } of seen.people) expectAgreement(seen, id);
    }
  });

  it("includes speakers whose own identity is counted, and nobody who only says where the others stand", () => {
    const spoken = DIALECTS[2] as Spoken;
    const puzzle = makeOpen(spoken);
    const [corner, first, second] = [0, 3, 4].map((id) => puzzle.characters[id]?.name);
    const clue = { template: "one-of-neighbors", params: { count: 4, role: "werewolf", first, second } };
    const seen = viewWith(spoken, puzzle, 1, clue);
    const { lit, references } = lightClue(seen, 1);
    expect(puzzle.characters[4]).toMatchObject({ row: 1, col: 1 });
    expect([sayAbout(en.clue, seen, 1), [...lit], [...(references ?? [])]]).toEqual([
      ", speaks of the 8 people lit",
      [0, 1, 2, 3, 5, 6, 7, 8],
      [4],
    ]);
    const params = { count: 1, role: "werewolf", character: corner };
    expect(sayAbout(en.clue, viewWith(spoken, puzzle, 1, { template: "neighbor-count", params }), 1)).toBe(
      `, speaks of ${first}, ${second} and themselves`,
    );
  });
});
