// What `qed` prints, in English.

import { profileOf, type Texture } from "@demonstrandum/engine";
import { sayList, withArticle } from "@demonstrandum/text";
import { sayGrouped, sayHowMany } from "../how-many.ts";
import type { Batch } from "../pool.ts";
import { type CliWording, type HelpWording, MOST_RANGES, type Reported } from "./wording.ts";

function sayRanges(ranges: readonly Batch[]): string {
  const told = ranges.slice(0, MOST_RANGES).map(({ start, end }) => `${start} to ${end - 1}`);
  return sayList(ranges.length > MOST_RANGES ? [...told, "more"] : told);
}

const FILE = "JSON, JSON lines or a list of puzzles; standard input if left out or -";

const help: HelpWording = {
  titles: {},
  choices: (list) => `choices: ${list.map((each) => JSON.stringify(each)).join(", ")}`,
  byDefault: (value, isItself) => `default: ${isItself ? JSON.stringify(value) : value}`,
  extra: (description, extras) => `${description} (${extras.join(", ")})`,
  about: {
    qed: "Puzzles of pure deduction: make, check, solve, rate, explain, export and play them.",
    new: "make puzzles; every one is audited before it is printed",
    join: "put the shards of a run together; refuses holes, overlaps and shards of other runs",
    check: "audit puzzles and name every defect, and what is missing in drafts; ends with 1 if there is any",
    solve: "solve puzzles from their clues alone and print the proof, step by step",
    rate: "tell how hard puzzles are and why",
    say: "tell what a clue means: the people it speaks of, its English, how many worlds it leaves",
    suggest: "list what somebody in a draft could say, by what it would do",
    export: "write a puzzle as a question for another solver: all its clues, and nothing of its solution",
    play: "play in the terminal; type help there to see what you can do",
  },
  examples: "Examples:",
  remarks: {
    qed: "Ends with 0 when all is well, 1 after a negative verdict, 2 after wrong use.",
    join: "Ends with 1 if a shard is missing, damaged, of another run or of another version.",
    new: "The seed that a puzzle prints makes it again. With --count or --first, item i has the seed <seed>#<i>: it is the same alone (--seed <seed>#<i>), in a longer run, and on any number of cores.",
    solve: "Ends with 1 if a puzzle cannot be solved without guessing.",
    export:
      "DIMACS has one variable for each person and further ones that these fix, so the number of models is the number of worlds.",
  },
  options: {
    allJobs: "all",
    around: "fill in this draft: whoever is silent in it speaks, and what is said stays",
    board: "whose board it is about; - for standard input",
    clue: "a clue in the language of the puzzle's game",
    config: "JSON object with the game's settings",
    count: "how many (default: one, from the seed itself)",
    dialect: "clue language, in games that have several",
    debug: "write the state of the game with everyone's identity to standard error after each move",
    difficulty: "easy, medium, hard or brutal, as far as the game has them; or any: made first, rated after",
    draft: "JSON of one draft or puzzle; standard input if left out or -",
    file: FILE,
    first: "number of the first item, counted from 0, to make a run in parts",
    folder: "where the shards are",
    format: "how to print",
    formatOfNew: "how to print (default: json, or jsonl for several)",
    game: "which game",
    help: "display help for command",
    item: "which of several puzzles, counted from 1",
    itemInFile: "which of several puzzles in the file, counted from 1",
    jobs: "how many cores to use",
    lang: "language of what is printed for people",
    liars: "everybody has spoken from the start, and the hidden kind lies; in games on a board",
    noSolution: "leave the solution out of text and markdown",
    out: "write to a file instead of standard output",
    played: "play this puzzle instead of a new one",
    seed: "the same seed gives the same puzzles on every machine (default: a random one)",
    seedOfSuggest: "another seed thinks of other clues",
    set: "one setting; may be repeated",
    shard:
      "make only part i of n of the run, into the folder --out; auto reads it from an array job of Slurm or Kubernetes (auto/n)",
    shardOfCheck:
      "audit only part i of n of the puzzles; auto reads it from an array job of Slurm or Kubernetes (auto/n)",
    solverFormat: "language of the other solver",
    speaker: "who says it, by name or place",
    truthCache: "read truth tables from this file, or work them out and write them there",
    verify: "let z3 confirm the solution of each puzzle (slow; the setting verifyWithSolver does the same)",
    version: "print the version",
  },
};

/** "16 with 1 clue, 3 with 2 clues". */
function sayProfile(profile: readonly number[]): string {
  const said = profile.flatMap((count, clues) => (count > 0 ? [`${count} with ${sayHowMany(clues, "clue")}`] : []));
  return said.join(", ") || "none";
}

/** What is told of how a puzzle feels. */
const textureRows = ({
  people,
  long,
  bottlenecks,
  reuse,
  shapes,
  direct,
  naming,
  idle,
}: Texture): [string, string][] => [
  ["one by one", sayProfile(profileOf(people))],
  ["long insights", long.map(({ known, clues }) => `${clues} clues with ${known} known`).join(", ") || "none"],
  ["bottlenecks", sayHowMany(bottlenecks, "moment")],
  ["clues used again", reuse.clues === 0 ? "none" : `${reuse.clues}, at most ${sayHowMany(reuse.most, "time")}`],
  ["kinds of clues", `${shapes.kinds}, one of them ${sayHowMany(shapes.most, "time")}`],
  ["name an identity", `${naming}, ${direct} of them and no more`],
  ["idle clues", String(idle)],
];

function sayLeft({ worlds, of }: Reported): string {
  const share = (100 * worlds) / of;
  const percent = share > 0 && share < 0.1 ? "less than 0.1" : share.toFixed(1);
  return `${sayHowMany(worlds, "world")} of ${sayGrouped(of)} (${percent} %)`;
}

export const en: CliWording = {
  help,
  use: {
    wrong: ({ text }) => (/[.?)]$/.test(text) ? text : `${text}.`),
    tryHelp: (path) => ` Try ${path} --help.`,
    noGame: (ids) => `There is no such game; there are ${ids.join(", ")}.`,
    atLeast: (least) => `A whole number of at least ${least} is needed.`,
    keyValue: "Write it as KEY=VALUE.",
    setTwice: (key) => `${key} is set twice.`,
    longSeed: (longest) => `A seed has at most ${longest} characters.`,
    badSeed: (seed, flaw) => `${seed} is no seed: a seed ${flaw.text}.`,
    noChoice(game, what, chosen, choices) {
      const list = choices.length > 0 ? `it has ${choices.join(", ")}` : "it has only one way of speaking";
      return `The game ${game} has no ${what} "${chosen}"; ${list}.`;
    },
    several: "There are several puzzles; choose one with --item, such as --item 1.",
    noItem: (number, count) => `There is no puzzle ${number}; there ${count === 1 ? "is 1" : `are ${count}`}.`,
    nobody: (name, names) => `There is nobody called "${name}"; there are ${names.join(", ")}.`,
    noWorkshop: (game) => `Puzzles of the game ${game} cannot be made by hand.`,
    notUnderstood: (flaw) => `The clue cannot be understood: ${flaw}`,
    inputIsForPlaying: "Standard input is needed for playing; give the puzzle in a file.",
    otherGame: (where, game) => `${where}: this is a puzzle of ${game}.`,
    notPlayable: (where, defects) => `${where}: this puzzle cannot be played. ${defects.join(" ")}`,
    openEnded:
      "This puzzle may have several solutions, so it has no end to play to; qed solve tells what can be proved.",
    noTruth: (game) => `The game ${game} has no truth tables to keep.`,
    noSolver: (reason) => reason,
    at: (where, what) => `${where}: ${what}`,
  },
  json: {
    place: (source, line, column) => `${source}, line ${line}, column ${column}`,
    wants: {
      value: "a value",
      nothing: "nothing more",
      "comma or }": '"," or "}"',
      "comma or ]": '"," or "]"',
      key: "a key in double quotes",
      "another key": "another key",
      colon: '":"',
      escape: "a proper escape after the backslash",
      quote: "the closing double quote of the text",
      shallower: "fewer lists and objects inside each other",
    },
    twice: (key) => `${key} a second time`,
    expected: (want, found) => `expected ${want}, ${found === undefined ? "but the text ends" : `not ${found}`}.`,
    endless: "this value never seems to end.",
    openList: 'the list never ends; "]" is missing.',
    oneObject: "a configuration is one JSON object.",
  },
  files: {
    input: "standard input",
    output: "the output",
    noPuzzle: "there is no puzzle in it.",
    reasons: {
      ENOENT: "there is no such file or folder",
      EACCES: "permission is denied",
      EISDIR: "it is a folder",
      ENOSPC: "the disk is full",
    },
    trouble: (file, reason) => `${file}: ${reason}.`,
  },
  making: {
    progress(done, total, perSecond, inVain) {
      const tries = inVain === 0 ? "" : `, ${inVain} ${inVain === 1 ? "try" : "tries"} in vain`;
      return `${done} of ${total} ${total === 1 ? "puzzle" : "puzzles"}, ${perSecond} a second${tries}`;
    },
    fellBack: (parts) => `qed: every type of clue is switched off, so the basic ones are used: ${parts.join(", ")}.`,
    failed: (index, seed, failure) => `qed new: item ${index} (seed ${seed}): ${failure}`,
  },
  shard: {
    wrong: "Write it as i/n, such as 3/8, or auto in an array job.",
    needs: "A shard needs --seed, --count, --out with a folder, and rows as jsonl.",
    done: ({ number, of }, { start, end }, rows) =>
      `qed new: shard ${number}/${of} is done: items ${start} to ${end - 1}, ${sayHowMany(rows, "row")}`,
    none: (folder) => `${folder}: there are no finished shards in it.`,
    damaged: (file) =>
      `${file}: this is not what its shard made. Delete it with its manifest, and make the shard again.`,
    mixed: (runs) => `These are shards of different runs or versions: ${runs.join(", ")}.`,
    notOnce: (holes, overlaps) =>
      [
        ...(holes.length > 0 ? [`Items ${sayRanges(holes)} are missing.`] : []),
        ...(overlaps.length > 0 ? [`Items ${sayRanges(overlaps)} are there twice.`] : []),
      ].join(" "),
    joined: (shards, rows, failed) =>
      `qed join: ${sayHowMany(shards, "shard")}, ${sayHowMany(rows, "row")}${failed > 0 ? `, ${sayHowMany(failed, "item")} that could not be made` : ""}`,
  },
  check: {
    defect: (where, text) => `${where}: ${text}`,
    summary(count, faulty) {
      const verdict = faulty === 0 ? "no defects" : `${sayHowMany(faulty, "puzzle")} with defects`;
      return `${sayHowMany(count, "puzzle")}, ${verdict}`;
    },
  },
  solve: {
    head: (title, dialect, difficulty, seed) => [title, dialect, difficulty, `seed ${seed}`].filter(Boolean).join(", "),
    revealed: (name) => `${name} is revealed at the start. `,
    says: (name, text) => `${name} says${text === "" ? " nothing." : `: “${text}”`}`,
    claims: (groups) =>
      `${sayList(groups.map(({ kind, names }) => `${sayList(names)} ${names.length === 1 ? `is ${withArticle(kind.one)}` : `are ${kind.many}`}`))}.`,
    solved: ({ one, many }, names) =>
      `Solved: ${sayHowMany(names.length, one, many)}${names.length > 0 ? `, ${sayList(names)}` : ""}.`,
    open: (names) => `Solved as far as it goes: ${sayList(names)} can be either.`,
  },
  rate: {
    tooMuch: "This is too much to work out.",
    rows: (card, called) => [
      ["label", card.label ?? "none"],
      ["called", called],
      ["people", sayProfile(card.steps)],
      ["insights", sayProfile(card.insights)],
      ["longest proof", card.proofs ? sayHowMany(card.proofs.sentences, "sentence") : "not found"],
      ["largest step", sayHowMany(card.largest, "clue")],
      ["opening step", sayHowMany(card.opening, "clue")],
      ["open choices", card.choices.join(" ")],
      ...(card.texture ? textureRows(card.texture) : []),
      ["documents' score", String(card.score)],
      ["complex clues", card.needed === 0 ? "never needed" : `needed by ${sayHowMany(card.needed, "step")}`],
      [
        "local rules",
        card.local.isSolved ? "finish it" : `stop after ${sayHowMany(card.local.found, "identity", "identities")}`,
      ],
      ...Object.entries(card.remarks ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
    ],
  },
  say: {
    person: (name, place) => `${name} (${place})`,
    rows: (report) => [
      ["clue", report.clue],
      ["English", report.said],
      ["people", report.people.join(", ") || "nobody"],
      ["leaves", sayLeft(report)],
      ["true here", report.worlds === 0 ? "no; it can never be true" : report.isTrueHere ? "yes" : "no"],
    ],
  },
  suggest: {
    none: "Nothing comes to mind that could be said.",
    line: (clue, effect) => `${clue}  (${effect})`,
    effect({ effect, worlds, names, label }) {
      const left = worlds.isExact
        ? sayHowMany(worlds.count, "world")
        : `more than ${sayHowMany(worlds.count, "world")}`;
      const called = label === undefined ? "" : `, ${label}`;
      if (effect === "unique") return `makes it unique${called}`;
      if (effect === "opens") return `proves ${sayList(names)}; leaves ${left}`;
      if (effect === "follows") return "already follows";
      return effect === "narrows" ? `leaves ${left}` : `makes it ${effect}${called}`;
    },
  },
  talk: {
    canType: "You can type",
    verdict: ["NAME IDENTITY", 'your verdict, as in "li mu demon" or "3b d"'],
    commands: {
      rules: ["rules", "the rules of this game"],
      hint: ["hint", "a hint; each further one says more"],
      why: ["why", "why the last verdict was refused (counts as a hint)"],
      board: ["board", "the board and all clues again"],
      undo: ["undo", "take the last reveal back; mistakes and hints stay counted"],
      code: ["code", "the puzzle as a code to share"],
      quit: ["quit", "stop playing"],
      help: ["help", "this list"],
    },
    greet: (title, difficulty, seed, table) =>
      `${title} (${difficulty}, seed ${seed})\n\n${table}\n\nType rules for the rules, help for what you can do.`,
    bye: "Until next time.",
    nothingToUndo: "Nothing was revealed that could be taken back.",
    nothingRefused: "No verdict was refused since the last reveal.",
    known: (name) => `${name} is already revealed.`,
    locked: "That verdict was refused already, and nothing has been revealed since.",
    refused: "Not enough evidence!",
    proved: (name, { one }) => `Proved: ${name} is ${withArticle(one)}.`,
    howToSay: ([one, other]) => `Say a name and ${one.one} or ${other.one}; or type help.`,
    nobody: (name) => `Nobody, or not only one, is called "${name}".`,
    says: (name, place, text) => `${name} (${place}) says${text === "" ? " nothing." : `: “${text}”`}`,
    told: (name, place, narrative, text) => `${name} (${place}) says: “${narrative}” [${text}]`,
    aside: " (an aside, no clue)",
    spent: " (nothing more to learn)",
    end: (mistakes, hints) => `Everyone is proved. ${sayHowMany(mistakes, "mistake")}, ${sayHowMany(hints, "hint")}.`,
    hintLevels: ["where to look", "which clues", "who follows", "the proof", "the verdict"],
    deepest: (level) => ` Deepest hint: ${level}.`,
    cell: (person, state) => `${person}: ${state}`,
    unknown: "?",
    notProved: (kinds) => `not proved ${kinds.join(", ")}`,
    rules: (size, [ordinary, hidden], honesty) => [
      `Each of the ${size} is ${withArticle(ordinary.one)} or ${withArticle(hidden.one)}. Find out who is what.`,
      ...(honesty === undefined
        ? [
            "One person is revealed at the start. Whoever is revealed says one thing, and it is true.",
            "What others will say is hidden until they are revealed.",
          ]
        : [`Everybody has spoken, and nobody is revealed. ${honesty}`]),
      "Give a verdict on anybody, in any order, once it follows from what is on the table: it is accepted exactly if it does.",
      "A verdict that does not follow is refused and counts as a mistake, whether it is right or wrong.",
      "How many there are of either kind is not told. Nothing ever needs a guess.",
    ],
    mark: (name) => name.slice(0, 2),
  },
};
