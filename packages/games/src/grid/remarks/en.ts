// What can be wrong with a puzzle on a board, and with what is asked of one.

import { makersOf, type Remark, sayList } from "@demonstrandum/text";

export const TITLES = { cultivators: "Cultivators or Demons?", who: "Clues of Who" } as const;

export type GridId = keyof typeof TITLES;

const sayThings = (count: number): string =>
  count === 0 ? "nothing" : `only ${count} different thing${count === 1 ? "" : "s"}`;

export const en = {
  // The puzzle.
  otherGamesPuzzle: ({ game, wanted }: { game: string; wanted: string }) =>
    `This is a puzzle of ${game}, not of ${wanted}.`,
  noDialect: ({ game, dialect }: { game: GridId; dialect: string }) => `${TITLES[game]} has no dialect ${dialect}.`,
  revealedAmongOpen: () => "Somebody is revealed at the start, where everybody has spoken and nobody is.",
  wrongSeat: ({ name, id }: { name: string; id: number }) => `${name} has id ${id} but sits somewhere else.`,
  strangeIdentity: (found: { name: string; identity: string; ordinary: string; hidden: string }) =>
    `${found.name} is “${found.identity}”, which is neither ${found.ordinary} nor ${found.hidden}.`,
  hiddenCount: ({ count, kind, least, most }: { count: number; kind: string; least: number; most: number }) =>
    `There are ${count} of kind ${kind}; there should be ${least} to ${most}.`,
  noRoot: ({ name }: { name: string }) => `${name} has no spiritual root.`,
  rootTwice: ({ name }: { name: string }) => `${name} has a spiritual root twice.`,
  strangeRoot: ({ name }: { name: string }) => `${name} has a spiritual root, which nobody has in this game.`,

  // What somebody says.
  noLie: ({ name, words }: { name: string; words: string }) => `What ${name} says is no lie: “${words}”`,
  illFormed: ({ name, flaw }: { name: string; flaw: Remark }) => `What ${name} says is not well formed: ${flaw.text}`,
  switchedOff: ({ name, part }: { name: string; part: string }) =>
    `What ${name} says uses ${part}, which is switched off.`,
  idlePart: ({ name, part }: { name: string; part: string }) =>
    `What ${name} says has a part that changes nothing: ${part}`,
  obvious: ({ name }: { name: string }) => `Everyone can see whether what ${name} says is true.`,
  otherWords: ({ name, key, expected }: { name: string; key: string; expected: string | undefined }) =>
    `What ${name} says is not worded as its parameters are said now, in “${key}”: ${expected ?? "nothing"} is expected.`,
  otherCells: ({ name, cells }: { name: string; cells: string | undefined }) =>
    `What ${name} says makes ${cells ?? "nothing"} provable, not what is written.`,

  subjectUnrevealed: ({ name, subject }: { name: string; subject: string }) =>
    `${name} speaks of the neighbors of ${subject}, who is revealed later.`,
  fewDirect: ({ count, least }: { count: number; least: number }) =>
    `There are ${count} direct clues; there should be at least ${least}.`,
  manyComplex: ({ count, most }: { count: number; most: number }) =>
    `There are ${count} complex clues; there should be at most ${most}.`,
  manyElements: ({ count, most }: { count: number; most: number }) =>
    `There are ${count} clues about elements; there should be at most ${most}.`,

  offTheme: ({ name, theme }: { name: string; theme: string }) => `What ${name} says does not keep to “${theme}”.`,

  noSuchAside: () => "there is no such aside",
  asideCount: ({ count, wanted }: { count: number; wanted: number }) =>
    `There are ${count} asides; there should be ${wanted}.`,
  asideTwice: ({ name }: { name: string }) => `What ${name} says aside was said before.`,

  // Its data.
  clueNeeded: () => "a clue is needed",
  clueTextNeeded: () => "the clue's text is needed",
  identityNeeded: () => "an identity is needed",
  gameNeeded: () => "the game's id is needed",
  dialectNeeded: () => "the dialect is needed",
  difficultyNeeded: () => "the difficulty is needed",
  idsNeeded: () => "a list of ids is needed",
  charactersNeeded: () => "a list of characters is needed",

  // What is asked.
  rolesInConfig: ({ flaw }: { flaw: Remark }) => `roles in the configuration: ${flaw.text}.`,
  oneDialect: () => "who has one dialect, who",
  classicOnly: ({ key }: { key: string }) => `${key} is a setting of the dialect classic.`,
  directLiars: () => "directCluesMin and liars exclude each other: nothing that a liar says is direct.",
  manyDirect: ({ most }: { most: number }) => `directCluesMin: there are at most ${most} clues.`,
  polarityOn: () => "ATOM_CONFIG.polarity is always on: every chain needs it.",
  localLiars: () => "localRulesOnly and liars exclude each other: the documents' local rules take every clue for true.",
  noLevelOfSize: (asked: { rows: number; cols: number; difficulty: string; labels: readonly string[] }) =>
    `difficulty: a board of ${asked.rows}×${asked.cols} is never ${asked.difficulty}; it is ${sayList(asked.labels, "or")}.`,
  themeOfLiars: () => "only and liars exclude each other: themed boards of liars are not made.",
  themeTooNarrow: ({ theme, dialect }: { theme: string; dialect: string }) =>
    `only: “${theme}” leaves too little to say in the dialect ${dialect}.`,
  noLiarsOfSize: ({ rows, cols }: { rows: number; cols: number }) =>
    `liars: boards of liars are not made with ${rows}×${cols} people.`,
  demonsOfSize: ({ size, least, most }: { size: number; least: number; most: number }) =>
    `demons: among ${size} people there are ${least} to ${most}.`,
  asidesOfLiars: () => "asides and liars exclude each other: an aside is neither true nor false.",
  manyAsides: ({ size, most }: { size: number; most: number }) =>
    `asides: among ${size} people there are at most ${most}.`,
  asidesUnread: () => "asides: asides are not known here.",
  noLiars: () => "liars: boards of liars are not made here.",
  liarsUnread: () => "Boards of liars are not read here.",

  // Why switches leave no puzzle, and what to switch on: `switchesLeave` puts it together.
  allSwitchedOff: () => "Everything is switched off",
  fellBack: ({ parts }: { parts: readonly string[] }) => `Everything is switched off, so ${sayList(parts)} are used`,
  withoutParts: ({ off }: { off: readonly string[] }) => `Without ${off.join(", ")}`,
  onlyParts: ({ on }: { on: readonly string[] }) => `Only ${on.join(", ")} ${on.length === 1 ? "is" : "are"} on`,
  fewThings: ({ different, size }: { different: number; size: number }) =>
    `on most boards that leaves ${sayThings(different)} to say, and each of ${size} people must say another`,
  enoughThings: () => "with that no puzzle of this difficulty came together",
  switchOnAny: ({ parts }: { parts: readonly string[] }) => `Switch on ${sayList(parts, "or")}`,
  switchOnAll: ({ parts }: { parts: readonly string[] }) => `Switch on ${sayList(parts)} together`,
  noSwitchHelps: () => "Nothing that helps was found in a few tries: switch on as much as you can",
  switchesLeave: ({ switched, why, advice }: { switched: Remark; why: Remark; advice: Remark }) =>
    `${switched.text}: ${why.text}. ${advice.text}.`,

  // What a code holds, as clauses.
  noKnownForm: () => "a clue has no known form",
  largeParameter: ({ key }: { key: string }) => `the parameter ${key} cannot be stored`,
  strangeDialect: () => "its clues are in a language that is not spoken here",
};

export const gridRemark = makersOf(en);
