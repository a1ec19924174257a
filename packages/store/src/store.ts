// What the referee may ask of a store. Nothing here says how things are kept: there are two implementations, and one
// suite (`store.cases.ts`) that both pass. Times are milliseconds since 1970; a day is "2026-11-16".

export interface Player {
  readonly id: string;
  readonly nickname: string | null;
  readonly createdAt: number;
}

/** The puzzle of one day in one game, as it was when somebody first began it. */
export interface DayPuzzle {
  readonly day: string;
  readonly game: string;
  readonly puzzle: unknown;
  readonly madeAt: number;
}

/** One player at one puzzle. There is never a second play of the same puzzle by the same player. */
export interface Play {
  readonly id: string;
  readonly player: string;
  readonly day: string;
  readonly game: string;
  readonly startedAt: number;
}

/** A move as it was made. `seq` counts from 0 without gaps; `key` was chosen by whoever made the move. */
export interface KeptMove {
  readonly play: string;
  readonly seq: number;
  readonly key: string;
  readonly move: unknown;
  readonly at: number;
}

/**
 * Why a result is left out of every comparison: too fast to be believed, timed by a clock that was set back, or reached
 * after more moves than are counted.
 */
export type ResultFlaw = "fast" | "clock" | "long";

/** After so many milliseconds, so many had been found. */
export type GhostStep = readonly [millis: number, found: number];

/** What a finished play came to. It can be computed from the moves, and is kept to be counted. */
export interface Result {
  readonly play: string;
  readonly player: string;
  readonly day: string;
  readonly game: string;
  readonly finishedAt: number;
  /** From the first view to the last verdict. */
  readonly millis: number;
  /** The time with its penalties, which ranks go by. */
  readonly ranked: number;
  /** The column of the day's chart that `ranked` falls into. */
  readonly bucket: number;
  readonly mistakes: number;
  readonly hints: number;
  /** Finished while the day still counted. */
  readonly isInTime: boolean;
  /** With one, it is shown to its player and left out of every comparison. */
  readonly flaw?: ResultFlaw;
  /** How the play went, for those who race it. Absent in lists, and of plays that ended before it was kept. */
  readonly ghost?: readonly GhostStep[];
}

/** What a player's results in one game add up to. */
export interface GameTally {
  readonly game: string;
  readonly finished: number;
  /** Without a mistake and without a hint. */
  readonly flawless: number;
  readonly mistakes: number;
  readonly hints: number;
  /** The shortest and the middle time of those without a flaw, if there are any. */
  readonly best?: number;
  readonly middle?: number;
}

/** What a member of a league did in some days. */
export interface LeagueSum {
  readonly player: string;
  /** In time and without a flaw. */
  readonly solved: number;
  /** The ranked times of these together. */
  readonly ranked: number;
  /** How many came too late, and how many in time have which flaw. */
  readonly late: number;
  readonly flaws: Readonly<Record<ResultFlaw, number>>;
}

export interface League {
  readonly id: string;
  readonly name: string;
  /** Whoever knows it may join. */
  readonly invitation: string;
  readonly createdAt: number;
}

export interface Member {
  readonly player: string;
  readonly nickname: string | null;
  readonly joinedAt: number;
}

export interface Challenge {
  readonly code: string;
  readonly play: string;
  readonly createdAt: number;
}

/** How a time stands among the counted results of its day. */
export interface Rank {
  readonly count: number;
  readonly slower: number;
  readonly equal: number;
  /** How many fall into each column of the chart. */
  readonly columns: ReadonlyMap<number, number>;
}

/** How many rows of each kind were deleted. */
export interface Deleted {
  readonly players: number;
  readonly plays: number;
  readonly moves: number;
  readonly results: number;
  readonly challenges: number;
  readonly memberships: number;
  readonly leagues: number;
}

export interface Players {
  addPlayer(player: Player): Promise<void>;
  player(id: string): Promise<Player | undefined>;
  /** False if there is no such player. */
  renamePlayer(id: string, nickname: string | null): Promise<boolean>;
  /** Replaces the recovery code by its hash. False if there is no such player. */
  setRecovery(id: string, hash: string): Promise<boolean>;
  playerByRecovery(hash: string): Promise<Player | undefined>;
  /**
   * Deletes the player and everything that belongs to them: plays in portions, so that nobody waits for thousands, and the
   * player last. What was interrupted goes on when it is asked for again.
   */
  deletePlayer(id: string): Promise<Deleted>;
}

export interface Plays {
  puzzle(day: string, game: string): Promise<DayPuzzle | undefined>;
  /** Keeps the puzzle unless one is kept already; answers with the one that is. */
  keepPuzzle(puzzle: DayPuzzle): Promise<DayPuzzle>;
  /** Which puzzles of the days from `first` to `last` are kept, without what they are. */
  keptPuzzles(first: string, last: string): Promise<readonly Pick<DayPuzzle, "day" | "game">[]>;
  /** Begins the play unless the player has begun it already; answers with the one that counts. */
  beginPlay(play: Play): Promise<Play>;
  play(id: string): Promise<Play | undefined>;
  /** Of the days from `first` to `last`, the earliest first. */
  playsOf(player: string, first: string, last: string): Promise<readonly Play[]>;
  countPlays(player: string): Promise<number>;
  countMoves(play: string): Promise<number>;
  /** In order. */
  moves(play: string): Promise<readonly KeptMove[]>;
  /**
   * Adds the move after the `seq` moves before it, and the result with it. False, and nothing is changed, if the place
   * or the key is taken.
   */
  appendMove(move: KeptMove, result?: Result): Promise<boolean>;
}

export interface Results {
  result(play: string): Promise<Result | undefined>;
  /** Of the days from `first` to `last`, the earliest first. */
  resultsOf(player: string, first: string, last: string): Promise<readonly Result[]>;
  /** Keeps how a play went whose result is kept already. */
  keepGhost(play: string, ghost: readonly GhostStep[]): Promise<void>;
  /** By game. */
  tallies(player: string): Promise<readonly GameTally[]>;
  /** The days with a result in time. */
  wonDays(player: string): Promise<readonly string[]>;
  /** How a time stands among the counted results of the day. */
  rank(day: string, game: string, ranked: number): Promise<Rank>;
  /** How many finished each game of the day in time, whatever their time is worth; games that nobody did are left out. */
  countWon(day: string): Promise<ReadonlyMap<string, number>>;
}

export interface Leagues {
  addLeague(league: League, founder: string): Promise<void>;
  league(id: string): Promise<League | undefined>;
  leagueByInvitation(invitation: string): Promise<League | undefined>;
  leaguesOf(player: string): Promise<readonly League[]>;
  /** The first who joined first. */
  members(league: string): Promise<readonly Member[]>;
  /** False, and nothing is changed, if the league is full. Joining twice changes nothing. */
  join(league: string, player: string, at: number, most: number): Promise<boolean>;
  /** The last who leaves takes the league with them. False if they were no member. */
  leave(league: string, player: string): Promise<boolean>;
  countMembers(league: string): Promise<number>;
  /** What the members did on the days from `first` to `last`; nobody who did nothing is among them. */
  leagueSums(league: string, first: string, last: string): Promise<readonly LeagueSum[]>;
}

export interface Challenges {
  /** Keeps the challenge unless the play has one already; answers with the one that counts. */
  keepChallenge(challenge: Challenge): Promise<Challenge>;
  challenge(code: string): Promise<Challenge | undefined>;
}

/** A Clue table that its player lets others follow: whoever knows the id may read it, whoever knows the key may change it. */
export interface FollowedTable {
  readonly id: string;
  readonly keyHash: string;
  /** The table as it travels in a link. */
  readonly content: string;
  readonly expiresAt: number;
}

export interface NewFollowed extends FollowedTable {
  /** Whose it is: tables of one owner are counted together. */
  readonly owner: string;
}

/** How many tables there may be, of all owners together and of one (a few more if many come at once). */
export interface MostFollowed {
  readonly all: number;
  readonly own: number;
}

export interface FollowedTables {
  /** What there are too many of already, and then nothing is kept. Those that have expired are deleted first. */
  addFollowed(table: NewFollowed, now: number, most: MostFollowed): Promise<keyof MostFollowed | undefined>;
  /** Deletes those that have expired. */
  dropFollowed(now: number): Promise<void>;
  /** `version` counts the changes, from 1. */
  followed(id: string, now: number): Promise<{ readonly content: string; readonly version: number } | undefined>;
  /** The new version; undefined, and nothing is changed, if there is no such table, the key is another, or it was made before `since`. */
  changeFollowed(table: FollowedTable, now: number, since: number): Promise<number | undefined>;
  /** False if there is no such table or the key is another. */
  withdrawFollowed(id: string, keyHash: string): Promise<boolean>;
}

/** So much at once, and so much more with every second. */
export interface Allowance {
  readonly capacity: number;
  readonly perSecond: number;
}

/** What somebody may still do, counted by all processes together. */
export interface Allowances {
  /** How many are missing; 0 if there were enough, and they were taken. `now` is in milliseconds. */
  spend(name: string, cost: number, allowance: Allowance, now: number): Promise<number>;
  /** Forgets whoever has spent nothing since. */
  dropAllowances(before: number): Promise<void>;
}

export interface Store extends Players, Plays, Results, Leagues, Challenges, FollowedTables, Allowances {
  readonly kind: "sqlite" | "postgres";
  /** The setting, made now if it was never made. Every process gets the same. */
  setting(name: string, make: () => string): Promise<string>;
  /** Throws StoreError unless the store can be read. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
