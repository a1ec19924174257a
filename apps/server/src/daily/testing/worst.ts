// The most that one caller can bring about within the limits, for tests and measurements: plays as long as they may be and longer ones of old,
// years of results, a full league; and a request for every operation of the API that asks for as much of it as there is.

import { CLASSIC, EXAMPLE_TABLE, makeShareText, TABLE_FORMAT } from "@demonstrandum/deals";
import { type Move, path } from "@demonstrandum/engine";
import { cultivators } from "@demonstrandum/games";
import type { Play, Store } from "@demonstrandum/store";
import { EXAMPLE_DRAFT } from "../../puzzles/example-draft.ts";
import { EXAMPLE_PUZZLE } from "../../puzzles/example-puzzle.ts";

export interface Reply {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the server says; whoever asks looks at what they expect.
  readonly data: any;
}

/** Asks the API as one player, whose cookie it keeps. */
export type Ask = (method: string, path: string, body?: unknown) => Promise<Reply>;

/** What an answer may take of the thread that serves everybody. */
export interface Most {
  /** Rows of the store. */
  readonly rows: number;
  /** Moves that are played again, without words. */
  readonly moves: number;
}

export interface Request {
  /** The operation's. */
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly most: Most;
  /** It is done piece by piece, with turns for others in between: what is told is the most of one piece. */
  readonly isInPieces?: boolean;
}

const GAME = "cultivators";
const GAMES = [GAME, "who", "village"];
/** As in `packages/referee`: the most moves now, and once. */
const MOST_MOVES = 250;
const MOST_OF_OLD = 1_000;
const MOST_SUPPOSED = 80;
const PEOPLE = 20;
const WEEK = 7;
/** Fewer days than have results. */
const LISTED = 5;

/** How much there is of what only grows with time and company; whatever a request may read of it is told for this much. */
export interface Size {
  /** The day of the longest play; one of old was a week before. On Sundays people lie, and that takes the longest proofs. */
  readonly last: string;
  /** Days with results of all games. */
  readonly days: number;
  readonly members: number;
  /** Members with results on every day of a week. */
  readonly busy: number;
}

interface Worst {
  readonly last: string;
  /** Two moves short of full, with nothing but questions. */
  readonly play: string;
  /** Over, with as many moves as were once allowed, and nothing kept of how it went. */
  readonly old: string;
  readonly code: string;
  readonly league: string;
  readonly invitation: string;
}

const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);

export async function makeWorst(store: Store, ask: Ask, size: Size): Promise<readonly Request[]> {
  const { last } = size;
  const { data: play } = await ask("POST", "/plays", { day: last, game: GAME });
  const { data: old } = await ask("POST", "/plays", { day: dayBefore(last, WEEK), game: GAME });
  const own = (await store.play(play.id)) as Play;
  await append(store, own, MOST_MOVES - 2, () => clash());
  await endAsOfOld(store, (await store.play(old.id)) as Play);
  const games = Array.from({ length: size.days }, (_, i) => dayBefore(last, WEEK + i + 1));
  for (const day of games) for (const game of GAMES) await addResult(store, own.player, day, game);
  const { data: league } = await ask("POST", "/leagues", { name: "Friends" });
  await fillLeague(store, league.id, size);
  const { data: challenge } = await ask("POST", `/plays/${old.id}/challenge`);
  const { data: shared } = await ask("POST", "/clue/followed", { content: longTable() });
  const worst = {
    last,
    play: play.id,
    old: old.id,
    code: challenge.code,
    league: league.id,
    invitation: league.invitation,
  };
  return [...puzzleRequests(), ...followingRequests(shared), ...playRequests(worst), ...playerRequests(worst, size)];
}

/** Everything that can be supposed, against each other. */
const clash = (): Move => ({
  kind: "clash",
  supposed: Array.from({ length: MOST_SUPPOSED }, (_, i) => ({ person: i % PEOPLE, identity: i < MOST_SUPPOSED / 2 })),
});

const append = (store: Store, { id, startedAt }: Play, count: number, move: (seq: number) => Move): Promise<unknown> =>
  Promise.all(
    Array.from({ length: count }, (_, seq) =>
      store.appendMove({ play: id, seq, key: `worst-key-${seq}`, move: move(seq), at: startedAt + seq }),
    ),
  );

/** Hints and false accusations, and then the truth. */
async function endAsOfOld(store: Store, play: Play): Promise<void> {
  const kept = await store.puzzle(play.day, play.game);
  const steps = path(cultivators, cultivators.parse(kept?.puzzle));
  const verdicts = steps.map(({ person, identity }): Move => ({ kind: "verdict", person, identity }));
  const wrong = MOST_OF_OLD - verdicts.length;
  const stray = (seq: number): Move =>
    seq % 2 === 0 ? { kind: "hint", level: 4 } : { kind: "accuse", people: bitsOf(seq + 1) };
  await append(store, play, MOST_OF_OLD - 1, (seq) => verdicts[seq - wrong] ?? stray(seq));
  const last = { play: play.id, seq: MOST_OF_OLD - 1, key: "worst-key-last", at: play.startedAt + MOST_OF_OLD };
  await store.appendMove({ ...last, move: verdicts.at(-1) }, resultOf(play));
}

const bitsOf = (number: number): number[] =>
  Array.from({ length: PEOPLE }, (_, bit) => bit).filter((bit) => ((number >>> bit) & 1) === 1);

const resultOf = ({ id, player, day, game }: Play) => ({
  ...{ play: id, player, day, game, finishedAt: Date.parse(day) + 3_600_000, millis: 3_600_000, ranked: 3_660_000 },
  ...{ bucket: 11, mistakes: 2, hints: 0, isInTime: true },
});

async function addResult(store: Store, player: string, day: string, game: string): Promise<void> {
  await store.keepPuzzle({ day, game, puzzle: {}, madeAt: 1 });
  const id = `${player} ${day} ${game}`;
  const play = await store.beginPlay({ id, player, day, game, startedAt: Date.parse(day) });
  const move = { kind: "hint", level: 1 };
  await store.appendMove({ play: play.id, seq: 0, key: "worst-key", move, at: Date.parse(day) }, resultOf(play));
}

async function fillLeague(store: Store, league: string, { last, members, busy }: Size): Promise<void> {
  for (let i = 1; i < members; i++) {
    const id = `member ${i} of ${league}`;
    await store.addPlayer({ id, nickname: `Member ${i}`, createdAt: 1 });
    await store.join(league, id, i, members);
    const days = i <= busy ? Array.from({ length: WEEK }, (_, at) => dayBefore(last, at + 1)) : [];
    for (const day of days) for (const game of GAMES) await addResult(store, id, day, game);
  }
}

/** Short as a word, long as a table. */
const longTable = (): string =>
  makeShareText({
    ...{ format: TABLE_FORMAT, id: "worst", name: "An evening", created: 1, changed: 1 },
    setup: { deck: CLASSIC, players: ["Ann", "Bob", "Cem"], faceUp: [] },
    log: Array.from({ length: 300 }, (_, i) => {
      return { id: `e${i}`, time: i, type: "fact" as const, owner: "Ann", card: "Rope", holds: true };
    }),
  });

/** Everything about puzzles and tables is a worker's. */
const NOTHING: Most = { rows: 0, moves: 0 };

const ofPuzzle = (id: string, what: string, body: object): Request => ({
  ...{ id, method: "POST", path: `/puzzles/${what}`, body, most: NOTHING },
});

const puzzleRequests = (): readonly Request[] => [
  ofPuzzle("generatePuzzle", "generate", { game: GAME, seed: "worst", config: { difficulty: "easy" } }),
  ofPuzzle("checkPuzzle", "check", { puzzle: EXAMPLE_PUZZLE }),
  ofPuzzle("solvePuzzle", "solve", { puzzle: EXAMPLE_PUZZLE }),
  ofPuzzle("provePuzzle", "prove", { puzzle: EXAMPLE_PUZZLE }),
  ofPuzzle("ratePuzzle", "rate", { puzzle: EXAMPLE_PUZZLE }),
  ofPuzzle("sayClue", "say", { puzzle: EXAMPLE_PUZZLE, clue: "COUNT_EQ(scope=ALL,count=1)" }),
  ofPuzzle("exportPuzzle", "export", { puzzle: EXAMPLE_PUZZLE, format: "smtlib" }),
  ofPuzzle("fillDraft", "fill", { draft: EXAMPLE_DRAFT, difficulty: "easy", seed: "worst" }),
  ofPuzzle("suggestClues", "suggest", { draft: EXAMPLE_DRAFT, speaker: 1 }),
  { id: "analyseTable", method: "POST", path: "/clue/analyse", body: EXAMPLE_TABLE, most: NOTHING },
  { id: "adviseTable", method: "POST", path: "/clue/advise", body: EXAMPLE_TABLE, most: NOTHING },
];

function followingRequests({ id, key }: { readonly id: string; readonly key: string }): readonly Request[] {
  const at = `/clue/followed/${id}`;
  const content = longTable();
  return [
    { id: "shareTable", method: "POST", path: "/clue/followed", body: { content }, most: { rows: 1, moves: 0 } },
    { id: "readSharedTable", method: "GET", path: at, most: { rows: 1, moves: 0 } },
    { id: "changeSharedTable", method: "PUT", path: at, body: { key, content }, most: { rows: 1, moves: 0 } },
    { id: "withdrawSharedTable", method: "DELETE", path: at, body: { key }, most: { rows: 1, moves: 0 } },
  ];
}

/** The next move of the long play. */
const aMove = (after: number, move: Move, language: string) => ({ key: `next-key-${after}`, after, move, language });

function playRequests({ last, play, old, code }: Worst): readonly Request[] {
  const look = (id: string, language: string, most: Most): Request => ({
    ...{ id: "lookAtPlay", method: "GET", path: `/plays/${id}?language=${language}`, most },
  });
  const move = (after: number, made: Move, most: Most): Request => ({
    ...{ id: "makeMove", method: "POST", path: `/plays/${play}/moves`, body: aMove(after, made, "zh"), most },
  });
  // A play, its moves and its result: read once, and played again for where it stands and for what its last move brought.
  const [long, ofOld] = [MOST_MOVES + 10, MOST_OF_OLD + 30];
  return [
    {
      id: "listDays",
      method: "GET",
      path: `/days?count=${LISTED}`,
      most: { rows: 2 * LISTED * GAMES.length, moves: 0 },
    },
    {
      ...{ id: "beginPlay", method: "POST", path: "/plays", body: { day: last, game: GAME, language: "zh" } },
      most: { rows: long, moves: 2 * MOST_MOVES },
    },
    // What was read once is remembered.
    ...["en", "zh", "en", "zh"].map((language) => look(play, language, { rows: 5, moves: MOST_MOVES })),
    look(old, "en", { rows: ofOld, moves: 2 * MOST_OF_OLD }),
    look(old, "zh", { rows: 5, moves: MOST_OF_OLD }),
    move(MOST_MOVES - 2, { kind: "hint", level: 4 }, { rows: 5, moves: MOST_MOVES }),
    move(MOST_MOVES - 1, clash(), { rows: 5, moves: MOST_MOVES }),
    move(MOST_MOVES - 1, clash(), { rows: 5, moves: MOST_MOVES }),
    { id: "challenge", method: "POST", path: `/plays/${old}/challenge`, most: { rows: 5, moves: 0 } },
    // The first look works out what was not kept, elsewhere; nobody else waits for it.
    { id: "showChallenge", method: "GET", path: `/challenges/${code}`, most: { rows: ofOld, moves: 0 } },
    { id: "showChallenge", method: "GET", path: `/challenges/${code}`, most: { rows: 5, moves: 0 } },
  ];
}

function playerRequests({ last, league, invitation }: Worst, { days, members }: Size): readonly Request[] {
  const few = { rows: 10, moves: 0 };
  return [
    // The days that were won are all that is read of years, and one line for each game.
    { id: "showMe", method: "GET", path: "/me", most: { rows: days + 2 + GAMES.length, moves: 0 } },
    { id: "renameMe", method: "PATCH", path: "/me", body: { nickname: "Ada" }, most: few },
    { id: "makeRecoveryCode", method: "POST", path: "/me/recovery", most: few },
    { id: "listLeagues", method: "GET", path: "/leagues", most: { rows: 40, moves: 0 } },
    { id: "foundLeague", method: "POST", path: "/leagues", body: { name: "More" }, most: few },
    { id: "showInvitation", method: "GET", path: `/invitations/${invitation}`, most: few },
    { id: "joinLeague", method: "POST", path: "/memberships", body: { invitation }, most: few },
    {
      id: "showWeek",
      method: "GET",
      path: `/leagues/${league}?day=${dayBefore(last, 1)}`,
      most: { rows: 2 * members + 1, moves: 0 },
    },
    { id: "exportMe", method: "GET", path: "/me/export", most: { rows: MOST_OF_OLD, moves: 0 }, isInPieces: true },
    { id: "leaveLeague", method: "DELETE", path: `/leagues/${league}`, most: few },
    { id: "deleteMe", method: "DELETE", path: "/me", most: few, isInPieces: true },
    { id: "recover", method: "POST", path: "/recoveries", body: { code: "00000-00000-00000-00000" }, most: few },
  ];
}
