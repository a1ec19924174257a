// What `qed` prints for people. Names of commands, options, settings and formats are the same in every language, as is all JSON.

import type { Rating, Word } from "@demonstrandum/engine";
import type { ClueSuggestion } from "@demonstrandum/engine/workshop";
import type { Remark } from "@demonstrandum/text";
import type { JsonWant } from "../json-error.ts";
import type { Batch } from "../pool.ts";
import type { Shard } from "../shard/shard.ts";

/** Of what is missing or there twice, so many stretches are told. */
export const MOST_RANGES = 10;

export interface CliWording {
  readonly help: HelpWording;
  readonly use: UseWording;
  readonly json: JsonWording;
  readonly files: FileWording;
  readonly making: MakingWording;
  readonly shard: ShardWording;
  readonly check: CheckWording;
  readonly solve: SolveWording;
  readonly rate: RateWording;
  readonly say: SayWording;
  readonly suggest: SuggestWording;
  readonly talk: TalkWording;
}

export type CommandName = "new" | "join" | "check" | "solve" | "rate" | "say" | "suggest" | "export" | "play";

/** What `--help` says. */
export interface HelpWording {
  /** Headings and placeholders by their English. */
  readonly titles: Readonly<Record<string, string>>;
  choices(list: readonly string[]): string;
  /** The value itself, or a description of it. */
  byDefault(value: unknown, isItself: boolean): string;
  extra(description: string, extras: readonly string[]): string;
  readonly about: Readonly<Record<CommandName | "qed", string>>;
  /** What stands below the options, before examples. */
  readonly remarks: Readonly<Partial<Record<CommandName | "qed", string>>>;
  readonly examples: string;
  readonly options: Readonly<Record<OptionName, string>>;
}

type OptionName =
  | "around"
  | "board"
  | "clue"
  | "config"
  | "count"
  | "debug"
  | "dialect"
  | "difficulty"
  | "draft"
  | "file"
  | "first"
  | "folder"
  | "format"
  | "formatOfNew"
  | "game"
  | "help"
  | "item"
  | "itemInFile"
  | "jobs"
  | "allJobs"
  | "lang"
  | "liars"
  | "noSolution"
  | "out"
  | "played"
  | "seed"
  | "seedOfSuggest"
  | "set"
  | "shard"
  | "shardOfCheck"
  | "solverFormat"
  | "speaker"
  | "truthCache"
  | "verify"
  | "version";

/** What commander finds wrong, as it says it and taken apart. */
export interface WrongUse {
  readonly code: string;
  readonly text: string;
  /** What it quotes: an option, argument or command, and its value. */
  readonly quoted: readonly string[];
  readonly suggestions: readonly string[];
  readonly choices: readonly string[];
  /** What a value should have been, in our words. */
  readonly reason: string;
}

/** Wrong use of commands and options: one sentence each. */
interface UseWording {
  wrong(use: WrongUse): string;
  tryHelp(path: string): string;
  noGame(ids: readonly string[]): string;
  atLeast(least: number): string;
  readonly keyValue: string;
  setTwice(key: string): string;
  longSeed(longest: number): string;
  /** `flaw` is English, as in "a seed …". */
  badSeed(seed: string, flaw: Remark): string;
  noChoice(game: string, what: "dialect" | "difficulty", chosen: string, choices: readonly string[]): string;
  readonly several: string;
  noItem(number: number | undefined, count: number): string;
  nobody(name: string, names: readonly string[]): string;
  noWorkshop(game: string): string;
  notUnderstood(flaw: string): string;
  readonly inputIsForPlaying: string;
  otherGame(where: string, game: string): string;
  notPlayable(where: string, defects: readonly string[]): string;
  readonly openEnded: string;
  noTruth(game: string): string;
  /** `reason` is English. */
  noSolver(reason: string): string;
  /** A place and what is wrong there. */
  at(where: string, what: string): string;
}

interface JsonWording {
  place(source: string, line: number, column: number): string;
  readonly wants: Readonly<Record<JsonWant, string>>;
  readonly twice: (key: string) => string;
  /** `found` is missing where the text ends. */
  expected(want: string, found: string | undefined): string;
  readonly endless: string;
  readonly openList: string;
  readonly oneObject: string;
}

interface FileWording {
  readonly input: string;
  readonly output: string;
  readonly noPuzzle: string;
  /** By the code of the system's error. */
  readonly reasons: Readonly<Record<string, string>>;
  /** What went wrong, by that code or in the system's words. */
  trouble(file: string, reason: string): string;
}

interface MakingWording {
  /** `inVain` is how many tries failed. */
  progress(done: number, total: number, perSecond: number, inVain: number): string;
  failed(index: number, seed: string, failure: string): string;
  /** Everything is switched off, so these are used. */
  fellBack(parts: readonly string[]): string;
}

interface ShardWording {
  readonly wrong: string;
  /** A shard goes into a folder, and without a seed every shard would have its own. */
  readonly needs: string;
  done(shard: Shard, range: Batch, rows: number): string;
  none(folder: string): string;
  damaged(file: string): string;
  mixed(runs: readonly string[]): string;
  /** Items up to but not including the last. */
  /** Items that are missing, and items that are there more than once. */
  notOnce(holes: readonly Batch[], overlaps: readonly Batch[]): string;
  joined(shards: number, rows: number, failed: number): string;
}

interface CheckWording {
  defect(where: string, text: string): string;
  summary(count: number, faulty: number): string;
}

interface SolveWording {
  head(title: string, dialect: string | undefined, difficulty: string | undefined, seed: string): string;
  revealed(name: string): string;
  says(name: string, text: string): string;
  /** Whoever is of one kind is told together. */
  claims(groups: readonly { readonly kind: Word; readonly names: readonly string[] }[]): string;
  solved(kind: Word, names: readonly string[]): string;
  open(names: readonly string[]): string;
}

interface RateWording {
  readonly tooMuch: string;
  /** Name and value of each line. */
  rows(card: Rating, called: string): readonly (readonly [string, string])[];
}

interface SayWording {
  person(name: string, place: string): string;
  /** Name and value of each line. */
  rows(report: Reported): readonly (readonly [string, string])[];
}

export interface Reported {
  readonly clue: string;
  readonly said: string;
  /** Names with their places. */
  readonly people: readonly string[];
  readonly worlds: number;
  readonly of: number;
  readonly isTrueHere: boolean;
}

interface SuggestWording {
  readonly none: string;
  line(clue: string, effect: string): string;
  effect(told: ToldEffect): string;
}

export interface ToldEffect extends Pick<ClueSuggestion, "effect" | "worlds"> {
  /** Who could be proved then. */
  readonly names: readonly string[];
  readonly label: string | undefined;
}

interface TalkWording {
  readonly canType: string;
  /** What is typed and what it does. English is understood in every language. */
  readonly verdict: readonly [string, string];
  readonly commands: Readonly<Record<TalkCommand, readonly [string, string]>>;
  greet(title: string, difficulty: string, seed: string, table: string): string;
  readonly bye: string;
  readonly nothingToUndo: string;
  readonly nothingRefused: string;
  known(name: string): string;
  readonly locked: string;
  readonly refused: string;
  proved(name: string, kind: Word): string;
  howToSay(kinds: readonly [Word, Word]): string;
  nobody(name: string): string;
  says(name: string, place: string, text: string): string;
  told(name: string, place: string, narrative: string, text: string): string;
  readonly spent: string;
  readonly aside: string;
  end(mistakes: number, hints: number): string;
  /** How far hints were opened, by their levels from the first. */
  readonly hintLevels: readonly [string, string, string, string, string];
  deepest(level: string): string;
  /** Somebody on the board and what is known of them. */
  cell(person: string, state: string): string;
  readonly unknown: string;
  notProved(kinds: readonly string[]): string;
  /** Paragraphs of the rules. `honesty` says who tells the truth where everybody has spoken. */
  rules(size: number, kinds: readonly [Word, Word], honesty: string | undefined): readonly string[];
  /** The mark of somebody on the board, short. */
  mark(name: string): string;
}

export type TalkCommand = "help" | "rules" | "hint" | "why" | "board" | "undo" | "code" | "quit";
