// Documents 000 and 001: sentences, chains and rules on a board of cultivators and demons, and what their settings make.

import { type Board, parseBoard } from "@demonstrandum/clues";
import { newSession, type Understood } from "@demonstrandum/engine";
import { makeReport } from "@demonstrandum/engine/debug";
import { en as debugWords } from "@demonstrandum/engine/debug/english";
import { entailed, type Facts, indices, makeTheory } from "@demonstrandum/logic";
import {
  CULTIVATORS_THEME,
  cultivators,
  cultivatorsInEnglish,
} from "../../../packages/games/src/cultivators/cultivators.ts";
import { truthTable } from "../truth-table.ts";
import type { DocumentFile, DocumentVector, Kind } from "./document-runner.ts";
import { madeBy, puzzleKind, settingsKind } from "./puzzle-kinds.ts";

const NOBODY = -1;

export const boardOf = (file: DocumentFile): Board => parseBoard(file.board);

export function idOf(name: unknown, board: Board): number {
  const person = board.people.find((each) => each.name === name);
  if (!person) throw new Error(`There is no ${name} on the board.`);
  return person.id;
}

export const speakerOf = ({ speaker }: DocumentVector, board: Board): number =>
  speaker === undefined ? NOBODY : idOf(speaker, board);

const configOf = (dialect: string) => CULTIVATORS_THEME.parseConfig({ dialect, preset: "documents" });

function understand(text: string, speaker: number, board: Board, dialect: string): Understood {
  if (!CULTIVATORS_THEME.understand) throw new Error("Cultivators read no clues.");
  return CULTIVATORS_THEME.understand(text, { board, speaker }, configOf(dialect));
}

/** A sentence of the fourteen types, read as a player would type it, and said again in the document's words and in ours. */
const sentence: Kind = {
  asks: ["sentence", "speaker"],
  show(vector, file) {
    const board = boardOf(file);
    const speaker = speakerOf(vector, board);
    const read = understand(String(vector.sentence), speaker, board, "classic");
    const clue = JSON.parse(read.text);
    const dialect = CULTIVATORS_THEME.dialectFor(configOf("classic"));
    return {
      ...clue,
      text: dialect.sayClue(dialect.parseClue(clue, speaker, board), speaker, board),
      ours: read.english,
      people: read.people.map((id) => board.people[id]?.name),
      models: truthTable(read.says, board.size).models,
    };
  },
};

/** A chain said in the document's words, and these read back to the same meaning. */
const chain: Kind = {
  asks: ["chain", "speaker"],
  show(vector, file) {
    const board = boardOf(file);
    const speaker = speakerOf(vector, board);
    const { text: written, says } = understand(String(vector.chain), speaker, board, "atoms");
    const dialect = CULTIVATORS_THEME.dialectFor(configOf("atoms"));
    const text = dialect.sayClue(dialect.parseClue({ dsl: written }, speaker, board), speaker, board);
    const again = understand(text, speaker, board, "atoms");
    const { digest } = truthTable(says, board.size);
    return { text, written, isReadBack: truthTable(again.says, board.size).digest === digest };
  },
};

/** What is written wrongly, and what is answered. */
const refused: Kind = {
  asks: ["written", "speaker", "dialect"],
  show(vector, file) {
    const board = boardOf(file);
    try {
      understand(String(vector.written), speakerOf(vector, board), board, String(vector.dialect));
    } catch (error) {
      return { says: error instanceof Error ? error.message : String(error) };
    }
    return { says: "nothing" };
  },
};

const IDENTITIES = ["cultivator", "demon"];

/** What one clue settles by the document's cases once some people are known. */
const rule: Kind = {
  asks: ["sentence", "speaker", "known"],
  show(vector, file) {
    const board = boardOf(file);
    const speaker = speakerOf(vector, board);
    const { text, says } = understand(String(vector.sentence), speaker, board, "classic");
    const facts = factsIn(Object(vector.known), board);
    const dialect = CULTIVATORS_THEME.dialectFor(configOf("classic"));
    const local = dialect.local?.(dialect.parseClue(JSON.parse(text), speaker, board), speaker, board);
    const theory = makeTheory({ size: board.size, clues: [{ name: "clue", says }] });
    const found = local ? local(facts) : (entailed(theory, { facts, clues: [0] }) ?? facts);
    return { settles: namesIn({ known: found.known & ~facts.known, value: found.value }, board) };
  },
};

function factsIn(known: Readonly<Record<string, unknown>>, board: Board): Facts {
  let facts: Facts = { known: 0, value: 0 };
  for (const [name, identity] of Object.entries(known)) {
    const bit = 1 << idOf(name, board);
    if (!IDENTITIES.includes(String(identity))) throw new Error(`${identity} is no identity.`);
    facts = { known: facts.known | bit, value: identity === "demon" ? facts.value | bit : facts.value };
  }
  return facts;
}

const namesIn = ({ known, value }: Facts, board: Board): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(indices(known).map((id) => [board.people[id]?.name, IDENTITIES[(value >>> id) & 1]]));

const neighbors: Kind = {
  asks: ["person"],
  show(vector, file) {
    const board = boardOf(file);
    const around = indices(board.neighbors[idOf(vector.person, board)] ?? 0);
    return { count: around.length, neighbors: around.map((id) => board.people[id]?.name) };
  },
};

/** The lines of the report before the first move; what is cut off is not compared. */
const debug: Kind = {
  asks: ["config", "seed"],
  show(vector) {
    const puzzle = madeBy(cultivators, vector);
    const report = makeReport(
      { game: cultivators as never, words: cultivatorsInEnglish },
      newSession(puzzle),
      debugWords,
    );
    const lines = report.split("\n");
    const isPerson = (line: string): boolean =>
      /^ {2}(?:👹|🧘) \[[ \d]\d\] .{15} \| (?:CULTIVATOR|DEMON {5}) \|/u.test(line);
    return {
      head: lines.slice(0, 6),
      people: lines.filter(isPerson).length,
      clues: lines.filter((line) => /^ {6}💬 ".+"$/u.test(line)).length,
      end: lines.slice(lines.indexOf("🔍 NEXT DEDUCIBLE:"))[0],
    };
  },
};

export const CULTIVATORS_KINDS: Readonly<Record<string, Kind>> = {
  sentence,
  chain,
  refused,
  rule,
  neighbors,
  debug,
  puzzle: puzzleKind(cultivators, cultivatorsInEnglish),
  settings: settingsKind(cultivators),
};
