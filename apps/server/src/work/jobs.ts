// What workers can be asked to do. Inputs have the shape that the route's schema says; what is inside is checked here, by the packages that know.
import { randomUUID } from "node:crypto";
import { ClueError } from "@demonstrandum/clues";
import {
  type AdvisedTable,
  advise,
  analyse,
  offerAnswer,
  offerAnswers,
  parseLog,
  parseSetup,
  parseShareText,
  TableError,
  type TableTongue,
} from "@demonstrandum/deals";
import { chinese } from "@demonstrandum/deals/chinese-tongue";
import { english } from "@demonstrandum/deals/english-tongue";
import {
  answerAt,
  audit,
  CodeError,
  ConfigError,
  type ExportFormat,
  exportPuzzle,
  foundAlong,
  type Game,
  generate,
  layOut,
  makeCode,
  makeProofFile,
  meaningOf,
  type Puzzle,
  PuzzleError,
  parseCode,
  parsePuzzle,
  rate,
  type Session,
  solve,
} from "@demonstrandum/engine";
import { GAMES } from "@demonstrandum/games";
import { CHINESE_GAMES } from "@demonstrandum/games/chinese";
import { LogicError, TooMuch } from "@demonstrandum/logic";
import type { Asked } from "@demonstrandum/referee";
import { makeDayPuzzle } from "@demonstrandum/referee/day-puzzle";
import type { Language } from "@demonstrandum/text";
import { INTERNAL, type Problem, ProblemError, TOO_MUCH_WORK } from "../api/problem.ts";
import type { ProblemCode } from "../api/problem-codes.ts";
import { drawPicture } from "../picture/draw-picture.ts";

export type Reply = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly problem: Problem };

/** A puzzle as JSON, or as the code of its link. */
type Given = string | object;

interface TableInput {
  readonly setup: unknown;
  readonly log: unknown;
}

interface AskedTable extends TableInput, Pick<AdvisedTable, "room" | "habits"> {
  readonly language: Language;
  readonly question: string;
}

const refuse = (code: ProblemCode, detail: string): never => {
  throw new ProblemError({ status: 422, code, detail });
};

function read(given: Given): { readonly game: Game; readonly puzzle: Puzzle } {
  return typeof given === "string" ? parseCode(GAMES, given) : parsePuzzle(GAMES, given);
}

const readTable = ({ setup, log }: TableInput) => {
  const table = parseSetup(setup);
  return { setup: table, log: parseLog(log, table) };
};

const GAMES_IN: Readonly<Record<Language, readonly Game[]>> = { en: GAMES, zh: CHINESE_GAMES };
const TONGUES: Readonly<Record<Language, TableTongue>> = { en: english, zh: chinese };

/** A puzzle of a day and the language it is told in. */
interface PlayInput {
  readonly game: string;
  readonly language: Language;
  readonly puzzle: unknown;
}

function readPlay({ game, language, puzzle }: PlayInput): { readonly told: Game; readonly parsed: Puzzle } {
  const told = GAMES_IN[language].find(({ id }) => id === game) ?? refuse("no-game", `There is no game "${game}".`);
  return { told, parsed: told.parse(puzzle) };
}

const about = (game: Game, { seed, difficulty }: Puzzle) => ({ game: game.id, seed, difficulty });

const JOBS = {
  generate({ game: id, config, seed }: { game: string; config: object; seed?: string }) {
    const game = GAMES.find((each) => each.id === id) ?? refuse("no-game", `There is no game "${id}".`);
    const made = generate(game, config, seed ?? randomUUID().slice(0, 13));
    if (!made.ok) return refuse("no-puzzle", made.failure.text);
    return { puzzle: made.puzzle, code: makeCode(game, made.puzzle), attempts: made.attempts };
  },
  check({ puzzle: given }: { puzzle: Given }) {
    const { game, puzzle } = read(given);
    const defects = audit(game, puzzle);
    return { ...about(game, puzzle), isSound: defects.length === 0, defects };
  },
  solve({ puzzle: given }: { puzzle: Given }) {
    const { game, puzzle } = read(given);
    const { steps, trouble, open } = solve(game, puzzle);
    const plain = steps.map(({ proof, ...step }) => ({
      ...step,
      proof: proof.map(({ text, depth }) => ({ depth, text })),
    }));
    const end = { ...(trouble ? { trouble } : {}), ...(open ? { open } : {}) };
    return { ...about(game, puzzle), isSolved: trouble === undefined, ...end, steps: plain };
  },
  prove({ puzzle: given }: { puzzle: Given }) {
    const { game, puzzle } = read(given);
    return makeProofFile(game, puzzle);
  },
  rate({ puzzle: given }: { puzzle: Given }) {
    const { game, puzzle } = read(given);
    const rated = rate(game, puzzle);
    if (rated instanceof TooMuch) throw rated;
    const { label, ...card } = rated;
    return { ...about(game, puzzle), label: label ?? null, ...card };
  },
  say({ puzzle: given, clue, speaker }: { puzzle: Given; clue: string; speaker?: number }) {
    const { game, puzzle } = read(given);
    const { table } = layOut(game, puzzle);
    if (speaker !== undefined && !table.people[speaker]) refuse("no-person", `There is no person ${speaker}.`);
    const understood = game.readClue(puzzle, clue, speaker);
    return "flaw" in understood ? refuse("bad-clue", understood.flaw) : meaningOf(table, understood);
  },
  export({ puzzle: given, format }: { puzzle: Given; format: ExportFormat | "code" }) {
    const { game, puzzle } = read(given);
    return { text: format === "code" ? makeCode(game, puzzle) : exportPuzzle(game, puzzle, format) };
  },
  picture: drawPicture,
  analyse(input: TableInput) {
    const { setup, log } = readTable(input);
    return analyse(setup, log);
  },
  advise({ room, ...input }: TableInput & { room?: string }) {
    const { setup, log } = readTable(input);
    return advise(setup, log, room === undefined ? {} : { room });
  },
  answer({ game, language, puzzle, revealed, question }: PlayInput & Omit<Asked, "puzzle">) {
    const { told, parsed } = readPlay({ game, language, puzzle });
    return answerAt(told, parsed, revealed, question);
  },
  found({ moves, ...input }: PlayInput & Pick<Session, "moves">) {
    const { told, parsed } = readPlay(input);
    return foundAlong(told, { puzzle: parsed, moves });
  },
  day({ secret, day, game }: { secret: string; day: string; game: string }) {
    return makeDayPuzzle(secret, day, game);
  },
  table({ content }: { content: string }) {
    parseShareText(content);
    return null;
  },
  offer({ language, question, room, habits, ...input }: AskedTable) {
    return offerAnswers(TONGUES[language], { ...readTable(input), room, habits }, question);
  },
  offerOne({ language, question, room, habits, ...input }: AskedTable) {
    return offerAnswer(TONGUES[language], { ...readTable(input), room, habits }, question) ?? null;
  },
} as const;

export type JobName = keyof typeof JOBS;

/** Errors that tell the caller what is wrong with what was sent, with the name each has in answers. */
const FAULTS: readonly (readonly [new (...args: never[]) => Error, ProblemCode])[] = [
  [CodeError, "bad-code"],
  [PuzzleError, "bad-puzzle"],
  [ConfigError, "bad-config"],
  [ClueError, "bad-clue"],
  [LogicError, "bad-clue"],
  [TableError, "bad-table"],
];

/** Never throws; an error that is nobody's fault but ours is told to `tell` and to nobody else. */
export function runJob(name: JobName, input: unknown, tell: (error: unknown) => void): Reply {
  try {
    return { ok: true, value: JOBS[name](input as never) };
  } catch (error) {
    if (error instanceof ProblemError) return { ok: false, problem: error.problem };
    const isTooMuch = error instanceof TooMuch || (error instanceof TableError && error.code === "too_much");
    if (isTooMuch) return { ok: false, problem: TOO_MUCH_WORK };
    const code = FAULTS.find(([fault]) => error instanceof fault)?.[1];
    if (code && error instanceof Error) return { ok: false, problem: { status: 422, code, detail: error.message } };
    tell(error);
    return { ok: false, problem: INTERNAL };
  }
}
