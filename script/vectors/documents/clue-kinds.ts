// Document 004: what follows at a Clue table, why, and what is answered. Entries are those of a saved game without id and time: they
// are numbered from 1, which is also their time. A cell is named by its owner and its card: "Carol Knife".

import { readFileSync } from "node:fs";
import path from "node:path";
import {
  advise,
  analyse,
  answerQuestion,
  brief,
  ENVELOPE,
  type Log,
  parseLog,
  parseSetup,
  type Setup,
  sayDeduction,
  sayReason,
  type TableTongue,
} from "@demonstrandum/deals";
import { chinese } from "@demonstrandum/deals/chinese-tongue";
import { english } from "@demonstrandum/deals/english-tongue";
import { rootOf } from "../root-of.ts";
import type { DocumentFile, DocumentVector, Kind } from "./document-runner.ts";

interface Table {
  readonly setup: Setup;
  readonly log: Log;
}

const TABLE = ["table", "log"];

function tableOf({ table, log }: DocumentVector, { tables }: DocumentFile): Table {
  const setup = parseSetup(Object(tables)[String(table)]);
  const entries: unknown[] = Array.isArray(log) ? log : [];
  const numbered = entries.map((entry, at) => ({ ...Object(entry), id: `${at + 1}`, time: at + 1 }));
  return { setup, log: parseLog(numbered, setup) };
}

const TONGUES: ReadonlyMap<unknown, TableTongue> = new Map(Object.entries({ en: english, zh: chinese }));

/** English unless a vector names another language that we speak. */
const tongueOf = ({ language = "en" }: DocumentVector): TableTongue => {
  const tongue = TONGUES.get(language);
  if (!tongue) throw new RangeError(`There is no language ${JSON.stringify(language)}.`);
  return tongue;
};

function splitCell(cell: string): { readonly owner: string; readonly card: string } {
  const [owner = "", card = ""] = cell.split(" ");
  return { owner, card };
}

/** The states of the cells that a vector names, and whether the log contradicts itself. */
const cells: Kind = {
  asks: TABLE,
  show(vector, file) {
    const { setup, log } = tableOf(vector, file);
    const { matrix, consistent, setAside } = analyse(setup, log);
    const states = Object.keys(Object(vector.cells)).map((cell) => {
      const { owner, card } = splitCell(cell);
      const row = matrix[card];
      return [cell, owner === ENVELOPE ? row?.envelope : row?.players[owner]];
    });
    return { cells: Object.fromEntries(states), consistent, setAside };
  },
};

/** How a cell became certain. */
const deduction: Kind = {
  asks: [...TABLE, "about", "language"],
  show(vector, file) {
    const { setup, log } = tableOf(vector, file);
    const { owner, card } = splitCell(String(vector.about));
    const found = analyse(setup, log).deductions.find(
      ({ claim }) => claim.kind === "cell" && claim.owner === owner && claim.card === card,
    );
    if (!found) return { isCertain: false };
    const { words } = tongueOf(vector);
    const { type, rule, sources, time, previous } = found;
    const told = { text: sayDeduction(words, found, setup), reason: sayReason(words, found, setup, log) };
    return { isCertain: true, type, rule, sources, time, previous, ...told };
  },
};

/** What was shown one of, and where open links point. */
const links: Kind = {
  asks: TABLE,
  show(vector, file) {
    const { setup, log } = tableOf(vector, file);
    const analysis = analyse(setup, log);
    return {
      links: analysis.links.map(({ entry, player, possible, open }) => ({ entry, player, possible, open })),
      leads: analysis.leads.map(({ player, card }) => `${player} ${card}`),
    };
  },
};

/** How many deductions there are of each type, and the time of each is that of an entry. */
const record: Kind = {
  asks: TABLE,
  show(vector, file) {
    const { setup, log } = tableOf(vector, file);
    const { deductions } = analyse(setup, log);
    const types = [...new Set(deductions.map(({ type }) => type))].sort();
    const count = (type: string) => deductions.filter((each) => each.type === type).length;
    const inOrder = deductions.every(({ time }, at) => time >= (deductions[at - 1]?.time ?? 0));
    return { types: Object.fromEntries(types.map((type) => [type, count(type)])), inOrder };
  },
};

const question: Kind = {
  asks: [...TABLE, "question", "language", "habits"],
  show(vector, file) {
    const { setup, log } = tableOf(vector, file);
    const habits = Array.isArray(vector.habits) ? vector.habits : [];
    const answer = answerQuestion(tongueOf(vector), String(vector.question), setup, log, { habits });
    return { understood: answer.understood, text: answer.text, isExact: answer.isExact };
  },
};

const briefing: Kind = {
  asks: [...TABLE, "language"],
  show(vector, file) {
    const { setup, log } = tableOf(vector, file);
    return { ...brief(tongueOf(vector).words, setup, log) };
  },
};

/** Chances to six places, of the cells that a vector names. */
const chances: Kind = {
  asks: TABLE,
  show(vector, file) {
    const { setup, log } = tableOf(vector, file);
    const { probabilities, exactness } = analyse(setup, log, { weighting: "uniform" });
    const found = Object.keys(Object(vector.chances)).map((cell) => {
      const { owner, card } = splitCell(cell);
      return [cell, Number((probabilities[card]?.[owner] ?? 0).toFixed(6))];
    });
    return { chances: Object.fromEntries(found), exactness };
  },
};

/** How many suggestions were compared, and whether the one advised as most informative tells most of all about the envelope. */
const advice: Kind = {
  asks: TABLE,
  show(vector, file) {
    const { setup, log } = tableOf(vector, file);
    const { suggestions, mostInformative, accuse } = advise(setup, log);
    const most = Math.max(...suggestions.map(({ information }) => information));
    return { suggestions: suggestions.length, isMost: mostInformative.information >= most, verdict: accuse.verdict };
  },
};

/** What only a page can show is shown by a test in a browser: `test` is its name. */
const browser: Kind = {
  asks: ["spec"],
  show({ spec, test }) {
    const file = path.join(rootOf(import.meta.dirname), "apps/web/e2e", String(spec));
    const isThere = readFileSync(file, "utf8").includes(`test(${JSON.stringify(test)}`);
    return { test: isThere ? test : undefined };
  },
};

export const CLUE_KINDS: Readonly<Record<string, Kind>> = {
  cells,
  deduction,
  links,
  record,
  question,
  briefing,
  chances,
  advice,
  browser,
};
