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
  sayDeduction,
  sayReason,
  TableError,
  type TableTongue,
} from "@demonstrandum/deals";
import { chinese } from "@demonstrandum/deals/chinese-tongue";
import { english } from "@demonstrandum/deals/english-tongue";
import {
  ANY_LABEL,
  answerAt,
  audit,
  CodeError,
  ConfigError,
  type ExportFormat,
  exportPuzzle,
  foundAlong,
  type Game,
  generate,
  makeCode,
  makeProofFile,
  meaningOf,
  type Puzzle,
  PuzzleError,
  parseCode,
  parsePuzzle,
  rate,
  type Session,
  solveIn,
  type ToldGame,
  tellOutcome,
  tellTable,
} from "@demonstrandum/engine";
import {
  auditDraft,
  fillInDraft,
  gameOfDrafts,
  layDraft,
  suggestClues,
  type Workshop,
} from "@demonstrandum/engine/workshop";
import { GAMES, tellGame, type WordsOfGames } from "@demonstrandum/games";
import { zh } from "@demonstrandum/games/chinese";
import { en } from "@demonstrandum/games/english";
import { workshopOf } from "@demonstrandum/games/workshop";
import { LogicError, TooMuch } from "@demonstrandum/logic";
import type { Asked } from "@demonstrandum/referee";
import { makeDayPuzzle } from "@demonstrandum/referee/day-puzzle";
import type { Language } from "@demonstrandum/text";
import type { Wire, WorkerTalk } from "@demonstrandum/wire";
import { drawPicture } from "../picture/draw-picture.ts";
import { INTERNAL, type Problem, ProblemError, TOO_MUCH_WORK } from "../problem/problem.ts";
import type { ProblemCode } from "../problem/problem-codes.ts";

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
  return typeof given === "string" ? parseCode(GAMES, given, en) : parsePuzzle(GAMES, given);
}

const workshopFor = (game: unknown): Workshop =>
  workshopOf(String(game)) ??
  refuse("bad-puzzle", "A draft must name a game whose puzzles can be made by hand: cultivators, who or village.");

interface ReadDraft {
  readonly workshop: Workshop;
  readonly draft: Puzzle;
}

/** A puzzle in the making. */
function readDraft(given: object): ReadDraft {
  const workshop = workshopFor("game" in given ? given.game : undefined);
  return { workshop, draft: workshop.drafts.parse(given) };
}

/** The same, if it is a draft in which somebody is silent. */
function readUnfinished(given: object): ReadDraft | undefined {
  const characters = "characters" in given ? given.characters : undefined;
  const testimonies = "statements" in given ? given.statements : undefined;
  const isUnfinished =
    (Array.isArray(characters) && characters.some((each) => each !== null && !("clue" in Object(each)))) ||
    (Array.isArray(testimonies) && testimonies.some((each) => Array.isArray(each) && each.length === 0));
  return isUnfinished ? readDraft(given) : undefined;
}

function checkDraft({ workshop, draft }: ReadDraft) {
  const { seed, difficulty, game } = draft;
  const defects = auditDraft(workshop, inEnglish(workshop.game).words, draft);
  return { game, seed, difficulty, isSound: false, isDraft: true as const, defects };
}

const readTable = ({ setup, log }: TableInput) => {
  const table = parseSetup(setup);
  return { setup: table, log: parseLog(log, table) };
};

const WORDS: Readonly<Record<Language, WordsOfGames>> = { en, zh };

/** What is told to programs is told in English. */
const inEnglish = (game: Game): ToldGame => tellGame(en, game);

const TONGUES: Readonly<Record<Language, TableTongue>> = { en: english, zh: chinese };

/** A puzzle of a day. */
interface PlayInput {
  readonly game: string;
  readonly puzzle: unknown;
}

const findGame = (id: string): Game =>
  GAMES.find((each) => each.id === id) ?? refuse("no-game", `There is no game "${id}".`);

function readPlay({ game: id, puzzle }: PlayInput): { readonly game: Game; readonly parsed: Puzzle } {
  const game = findGame(id);
  return { game, parsed: game.parse(puzzle) };
}

const about = (game: Game, { seed, difficulty }: Puzzle) => ({ game: game.id, seed, difficulty });

const WRITTEN = {
  generate({ game: id, config, seed }: { game: string; config: object; seed?: string }) {
    const game = findGame(id);
    const made = generate(game, config, seed ?? randomUUID().slice(0, 13));
    if (!made.ok) return refuse("no-puzzle", made.failure.text);
    const { puzzle, attempts, fellBack } = made;
    return { puzzle, code: makeCode(game, puzzle), attempts, ...(fellBack ? { fellBack } : {}) };
  },
  check({ puzzle: given }: { puzzle: Given }) {
    const draft = typeof given === "object" && "game" in given ? readUnfinished(given) : undefined;
    if (draft) return checkDraft(draft);
    const { game, puzzle } = read(given);
    const defects = audit(inEnglish(game), puzzle);
    return { ...about(game, puzzle), isSound: defects.length === 0, defects };
  },
  fill({ draft: given, difficulty = ANY_LABEL, seed }: { draft: object; difficulty?: string; seed?: string }) {
    const { workshop, draft } = readDraft(given);
    const made = fillInDraft(workshop, draft, difficulty, seed ?? randomUUID().slice(0, 13));
    if (!made.ok) return refuse("no-puzzle", made.failure.text);
    return { puzzle: made.puzzle, code: makeCode(workshop.game, made.puzzle), attempts: made.attempts };
  },
  suggest({ draft: given, speaker, seed }: { draft: object; speaker: number; seed?: string }) {
    const { workshop, draft } = readDraft(given);
    const { people } = layDraft(workshop, draft).table;
    if (!people[speaker]) refuse("no-person", `There is no person ${speaker}.`);
    const suggestions = suggestClues(workshop, draft, speaker, seed);
    const told = { game: gameOfDrafts(workshop), words: inEnglish(workshop.game).words };
    return {
      suggestions: suggestions.map(({ clue, ...effect }) => {
        const table = tellTable(told, workshop.drafts.withClue(draft, speaker, clue));
        return { clue, text: table.words.clues[speaker]?.text ?? "", ...effect };
      }),
    };
  },
  solve({ puzzle: given }: { puzzle: Given }) {
    const { game, puzzle } = read(given);
    const { steps, trouble, open } = solveIn(inEnglish(game), puzzle);
    const plain = steps.map(({ proof, ...step }) => ({
      ...step,
      proof: proof.map(({ text, depth }) => ({ depth, text })),
    }));
    const end = { ...(trouble ? { trouble } : {}), ...(open ? { open } : {}) };
    return { ...about(game, puzzle), isSolved: trouble === undefined, ...end, steps: plain };
  },
  prove({ puzzle: given }: { puzzle: Given }) {
    const { game, puzzle } = read(given);
    return makeProofFile(inEnglish(game), puzzle);
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
    const table = tellTable(inEnglish(game), puzzle);
    if (speaker !== undefined && !table.people[speaker]) refuse("no-person", `There is no person ${speaker}.`);
    const understood = game.readClue(puzzle, clue, speaker);
    return "flaw" in understood ? refuse("bad-clue", understood.flaw.text) : meaningOf(table, understood);
  },
  export({ puzzle: given, format }: { puzzle: Given; format: ExportFormat | "code" }) {
    const { game, puzzle } = read(given);
    return { text: format === "code" ? makeCode(game, puzzle) : exportPuzzle(inEnglish(game), puzzle, format) };
  },
  picture: drawPicture,
  analyse({ language, ...input }: TableInput & { language: Language }) {
    const { setup, log } = readTable(input);
    const { words } = TONGUES[language];
    const { deductions, ...analysis } = analyse(setup, log);
    const told = deductions.map((deduction) => ({
      ...deduction,
      text: sayDeduction(words, deduction, setup),
      reason: sayReason(words, deduction, setup, log),
    }));
    return { ...analysis, deductions: told };
  },
  advise({ room, ...input }: TableInput & { room?: string }) {
    const { setup, log } = readTable(input);
    return advise(setup, log, room === undefined ? {} : { room });
  },
  answer({ language, revealed, question, ...input }: PlayInput & Omit<Asked, "puzzle"> & { language: Language }) {
    const { game, parsed } = readPlay(input);
    return tellOutcome(tellTable(tellGame(WORDS[language], game), parsed), answerAt(game, parsed, revealed, question));
  },
  found({ moves, ...input }: PlayInput & Pick<Session, "moves">) {
    const { game, parsed } = readPlay(input);
    return foundAlong(game, { puzzle: parsed, moves });
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

type Written = typeof WRITTEN;
export type JobName = keyof Written;
/** What each job takes. */
export type JobInputs = { readonly [N in JobName]: Parameters<Written[N]>[0] };
/** What each job answers, as it arrives. */
export type JobAnswers = { readonly [N in JobName]: Wire<ReturnType<Written[N]>> };

/** A job with what it takes. */
export interface Order<N extends JobName = JobName> {
  readonly kind: N;
  readonly input: JobInputs[N];
}

export interface WorkTalk extends WorkerTalk {
  readonly question: Order;
  readonly answers: JobAnswers;
  readonly reason: Problem;
}

const JOBS: { readonly [N in JobName]: (input: JobInputs[N]) => unknown } = WRITTEN;

/** Errors that tell the caller what is wrong with what was sent, with the name each has in answers. */
const FAULTS: readonly (readonly [new (...args: never[]) => Error, ProblemCode])[] = [
  [CodeError, "bad-code"],
  [PuzzleError, "bad-puzzle"],
  [ConfigError, "bad-config"],
  [ClueError, "bad-clue"],
  [LogicError, "bad-clue"],
  [TableError, "bad-table"],
];

/** What is left of the answer once it has crossed: here and there it holds functions or undefined values. */
export function runJob<N extends JobName>({ kind, input }: Order<N>): JobAnswers[N] {
  return JSON.parse(JSON.stringify({ answer: JOBS[kind](input) })).answer;
}

/** An error that is nobody's fault but ours is told to `tell` and to nobody else. */
export function problemOfJob(error: unknown, tell: (error: unknown) => void): Problem {
  if (error instanceof ProblemError) return error.problem;
  const isTooMuch = error instanceof TooMuch || (error instanceof TableError && error.code === "too_much");
  if (isTooMuch) return TOO_MUCH_WORK;
  const code = FAULTS.find(([fault]) => error instanceof fault)?.[1];
  if (code && error instanceof Error) return { status: 422, code, detail: error.message };
  tell(error);
  return INTERNAL;
}
