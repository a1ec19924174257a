// Grid puzzles in the making: what people may still say, and letting the silent speak around what is fixed.

import type { Board, BoardPerson, Setting } from "@demonstrandum/clues";
import { ClueError } from "@demonstrandum/clues/clue-error";
import {
  ANY_LABEL,
  type Candidate,
  ConfigError,
  compose,
  type Drawn,
  makeBitReader,
  makeBitWriter,
  PuzzleError,
  type Rng,
} from "@demonstrandum/engine";
import type { ClueFields, Drafts, Proposal } from "@demonstrandum/engine/workshop";
import { countBits, maskOf, predicate, type World } from "@demonstrandum/logic";
import { textRemark } from "@demonstrandum/text";
import { type OfForm, pickAlike } from "../pick-alike.ts";
import { candidateOf } from "./grid-candidates.ts";
import { checkGrid } from "./grid-check.ts";
import { withTexts } from "./grid-code.ts";
import { briefOf, drawSolution } from "./grid-draw.ts";
import { layGrid, withLabel } from "./grid-game.ts";
import { type ClueJson, type DraftCharacter, type GridDraft, type GridPuzzle, parseGridDraft } from "./grid-puzzle.ts";
import { type GridReading, readGrid } from "./grid-reading.ts";
import type { GridConfig, Theme } from "./grid-theme.ts";
import { gridRemark } from "./remarks/en.ts";
import { isData, parseJsonClue } from "./understand.ts";

/** How clues of a game are typed. */
export interface GridTyping<C extends GridConfig> {
  /** What the theme's `understand` has written, unless it is data, as a puzzle stores it. Throws a ClueError. */
  parse(text: string, at: Setting, config: C): unknown;
  /** How a clue in writing could go on. */
  complete(text: string, board: Board, config: C): readonly string[];
  /** What differs from the clue in one part, where that is more than is proposed anyway; not all of it need be true. */
  near?(clue: unknown, at: Setting, world: World): readonly unknown[] | undefined;
}

export function makeGridDrafts<C extends GridConfig>(
  theme: Theme<C>,
  typing: GridTyping<C>,
): Drafts<GridPuzzle, GridDraft> {
  return {
    parse: (data) => worded(theme, withCount(theme, parseGridDraft(data))),
    lay: (draft) => layGrid(theme, begun(theme, draft)),
    // Words and what they make provable are written anew when the draft is finished.
    check: (draft) => checkGrid(theme, begun(theme, draft)).filter(({ kind }) => kind !== "text"),
    silenced({ difficultyScore: _, start: __, ...draft }) {
      const characters = draft.characters.map(({ clue: ___, ...character }) => character);
      return { ...draft, characters, solveChain: [], difficulty: ANY_LABEL };
    },
    clueOf: ({ characters }, speaker) => characters[speaker]?.clue,
    withClue: (draft, speaker, clue) => withClue(theme, draft, speaker, clue),
    clueWritten: (draft, speaker, text) => inPuzzle(() => clueWritten(theme, typing, draft, speaker, text)),
    complete(draft, text) {
      const { board, config } = readGrid(theme, draft);
      return typing.complete(text, board, config);
    },
    renamed: (draft, person, name, rng) => inPuzzle(() => renamed(theme, draft, person, name, rng)),
    identitiesOf: (draft) => theme.identities(readGrid(theme, draft).config),
    configOf: ({ config, dialect }) => ({ ...config, dialect }),
    propose: (draft, speaker, most, rng) => propose(readGrid(theme, draft), speaker, most, rng),
    near: (draft, speaker, rng) => near(typing, readGrid(theme, draft), speaker, rng),
    compose: (draft, difficulty, rng) => composeRest(theme, draft, difficulty, rng),
    finish: (draft, order, difficulty) => finish(theme, draft, order, difficulty),
  };
}

/** Where the number of the hidden kind is another than usual and the game can set it, it is set: an author turns people freely. */
function withCount<C extends GridConfig>(theme: Theme<C>, draft: GridDraft): GridDraft {
  try {
    const { config, solution } = readGrid(theme, draft);
    const [count, [least, most]] = [countBits(solution), config.hidden];
    if (count >= least && count <= most) return draft;
    const set = { ...draft.config, demons: count };
    theme.parseConfig({ difficulty: draft.difficulty, ...set, dialect: draft.dialect });
    return { ...draft, config: set };
  } catch (error) {
    // A number that cannot be set stays a defect, of which the check tells.
    if (error instanceof ClueError || error instanceof ConfigError) return draft;
    throw error;
  }
}

const begins = new WeakMap<GridDraft, GridDraft>();

/** Somebody has to be revealed first, where clues wait for their speakers. */
function begun<C extends GridConfig>(theme: Theme<C>, draft: GridDraft): GridDraft {
  const isOpen = readGrid(theme, draft).config.liars === true;
  if (isOpen || draft.start !== undefined) return draft;
  const kept = begins.get(draft) ?? { ...draft, start: 0 };
  begins.set(draft, kept);
  return kept;
}

/** Every clue that can be understood, in the words of its parameters. */
function worded<C extends GridConfig>(theme: Theme<C>, draft: GridDraft): GridDraft {
  try {
    const { dialect, board, clues } = readGrid(theme, draft);
    const characters = draft.characters.map((character): DraftCharacter => {
      const clue = clues[character.id];
      if (clue === undefined) return character;
      if (clue instanceof ClueError) return { ...character, clue: { text: "", ...character.clue } };
      return { ...character, clue: dialect.makeClue(clue, character.id, board) as ClueJson };
    });
    return { ...draft, characters };
  } catch (error) {
    // Of a board that is none, the check tells.
    if (error instanceof ClueError || error instanceof ConfigError) return draft;
    throw error;
  }
}

function withClue<C extends GridConfig>(
  theme: Theme<C>,
  draft: GridDraft,
  speaker: number,
  clue: ClueFields | undefined,
): GridDraft {
  const characters = draft.characters.map(({ clue: before, ...character }): DraftCharacter => {
    if (character.id !== speaker) return before ? { ...character, clue: before } : character;
    return clue ? { ...character, clue: { text: "", ...clue } } : character;
  });
  return clue ? worded(theme, { ...draft, characters }) : { ...draft, characters };
}

/** What is wrong with a clue or a board is wrong with the draft. */
function inPuzzle<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (error instanceof ClueError) throw new PuzzleError(error.says);
    throw error;
  }
}

function clueWritten<C extends GridConfig>(
  theme: Theme<C>,
  typing: GridTyping<C>,
  draft: GridDraft,
  speaker: number,
  text: string,
): ClueFields {
  const { dialect, board, config } = readGrid(theme, draft);
  const data = isData(text) ? parseJsonClue(text) : typing.parse(text, { board, speaker }, config);
  return dialect.makeClue(dialect.parseClue(data, speaker, board), speaker, board);
}

/** Names stand in clues too, so these are written down by the old names and read by the new. */
function renamed<C extends GridConfig>(
  theme: Theme<C>,
  draft: GridDraft,
  person: number,
  name: string | undefined,
  rng: Rng,
): GridDraft {
  const { dialect } = readGrid(theme, draft);
  const before = draft.characters.map((each) => each.name);
  const fresh = name ?? theme.drawCast(rng, before.length).find((each) => !before.includes(each.name))?.name;
  const after = before.with(person, fresh ?? (before[person] as string));
  const characters = draft.characters.map(({ clue, ...character }): DraftCharacter => {
    const called = { ...character, name: after[character.id] as string };
    if (!clue) return called;
    const bits = makeBitWriter();
    dialect.code.write(bits, clue, before);
    return { ...called, clue: { ...dialect.code.read(makeBitReader(bits.finish()), after), text: "" } };
  });
  // A name that cannot stand on the board is refused here.
  const next = parseGridDraft({ ...draft, characters });
  const { board } = readGrid(theme, next);
  const flaw = theme.flawOfPerson(board.people[person] as BoardPerson);
  if (flaw) throw new PuzzleError(textRemark.sentence({ clause: flaw }));
  return worded(theme, next);
}

/** How many other worlds a liar has in mind. */
const STORIES = 6;

function propose(reading: GridReading, speaker: number, most: number, rng: Rng): Proposal[] {
  const fits = fitsIn(reading, speaker);
  const forms = worldsIn(reading, speaker, rng).flatMap((world) => candidatesIn(reading, speaker, world));
  const fitting = forms.map(([form, clues]) => [form, clues.filter(fits)] as const);
  return pickAlike(fitting, most, rng).map((clue) => describe(reading, speaker, clue));
}

/** What the clue could be exchanged for, a part of it at a time. */
function near<C extends GridConfig>(
  typing: GridTyping<C>,
  reading: GridReading,
  speaker: number,
  rng: Rng,
): Proposal[] {
  const { board, clues, config, dialect } = reading;
  const clue = clues[speaker];
  if (clue === undefined || clue instanceof ClueError) return [];
  const fits = fitsIn(reading, speaker);
  const { without } = config;
  const isMeant = (each: unknown) => fits(each) && !dialect.partsOf(each).some((part) => without.includes(part));
  const found = worldsIn(reading, speaker, rng).flatMap(
    (world) =>
      typing.near?.(clue, { board, speaker }, world)?.filter(isMeant) ??
      candidatesIn(reading, speaker, world).flatMap(([, others]) => others.filter(fits)),
  );
  const different = new Map(found.map((each) => [JSON.stringify(each), each]));
  return [...different.values()].map((each) => describe(reading, speaker, each));
}

const isLiarIn = ({ config, solution }: GridReading, speaker: number): boolean =>
  config.liars === true && ((solution >>> speaker) & 1) === 1;

/** Where a lie is true: it is what its speaker could truly say in another world. */
function worldsIn(reading: GridReading, speaker: number, rng: Rng): World[] {
  const { board, solution } = reading;
  if (!isLiarIn(reading, speaker)) return [solution];
  const others = board.people.map(({ id }) => id).filter((id) => id !== speaker);
  return Array.from({ length: STORIES }, () => maskOf(rng.shuffle([...others]).slice(0, rng.below(board.size))));
}

/** Whether the clue is true; of a liar, whether it is not. */
function fitsIn(reading: GridReading, speaker: number): (clue: unknown) => boolean {
  const { board, dialect, solution } = reading;
  const isLiar = isLiarIn(reading, speaker);
  return (clue) => predicate(dialect.meaning(clue, speaker, board))(solution) !== isLiar;
}

function describe({ board, dialect }: GridReading, speaker: number, clue: unknown): Proposal {
  const says = [dialect.meaning(clue, speaker, board)];
  return { clue: dialect.makeClue(clue, speaker, board), says, form: dialect.formOf(clue) };
}

function candidatesIn({ dialect, board, config }: GridReading, speaker: number, world: World): OfForm<unknown>[] {
  const forms = new Map<string, unknown[]>();
  const options = { without: config.without, ...(config.quotasOfOthers ? { ofOthers: true } : {}) };
  for (const clue of dialect.candidates(speaker, world, board, options)) {
    const form = dialect.formOf(clue);
    forms.set(form, [...(forms.get(form) ?? []), clue]);
  }
  return [...forms];
}

function composeRest<C extends GridConfig>(
  theme: Theme<C>,
  draft: GridDraft,
  difficulty: string,
  rng: Rng,
): Drawn<GridPuzzle> {
  const { board, clues, solution, dialect } = readGrid(theme, draft);
  const config = theme.parseConfig({ ...draft.config, dialect: draft.dialect, difficulty });
  const fixed = clues.map((clue, id): Candidate | undefined =>
    clue === undefined || clue instanceof ClueError ? undefined : candidateOf(dialect, board, clue, id),
  );
  const silent = draft.characters.filter(({ clue }) => clue === undefined).map(({ id }) => id);
  // Unless the author says who is revealed first, it is somebody whose words can still be chosen.
  const start = draft.start ?? rng.pick(silent);
  const composed = config.liars
    ? lying(theme)(dialect, config, board, solution, () => drawSolution(dialect, board, config.hidden, rng), rng, fixed)
    : compose({ ...briefOf(theme, config, board, solution, start), maySayTheObvious: true, fixed }, rng);
  if ("rejected" in composed) return composed;
  const characters = draft.characters.map((character) => ({
    ...character,
    clue: dialect.makeClue(composed.clues[character.id], character.id, board) as ClueJson,
  }));
  return { puzzle: finish(theme, { ...draft, characters }, composed.order, difficulty) };
}

function lying({ composeLiars }: Pick<Theme, "composeLiars">) {
  if (!composeLiars) throw new ConfigError(gridRemark.noLiars());
  return composeLiars;
}

function finish<C extends GridConfig>(
  theme: Theme<C>,
  draft: GridDraft,
  order: readonly number[],
  difficulty: string,
): GridPuzzle {
  const { start: _, difficultyScore: __, config, ...head } = begun(theme, draft);
  const isOpen = readGrid(theme, draft).config.liars === true;
  const characters = draft.characters.map((character) => ({ ...character, clue: character.clue as ClueJson }));
  const { difficulty: ___, ...kept } = config;
  const puzzle = withTexts(theme, {
    ...head,
    config: kept,
    difficulty,
    ...(isOpen ? {} : { start: order[0] as number }),
    solveChain: order,
    characters,
  });
  return withLabel(theme, puzzle, difficulty);
}
