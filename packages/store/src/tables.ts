// The tables as the queries see them. Both databases store the same: text, whole numbers, and 0 or 1 for no and yes.

export interface Tables {
  setting: { name: string; value: string };
  player: { id: string; nickname: string | null; recovery: string | null; created_at: number };
  puzzle: { day: string; game: string; puzzle: string; made_at: number };
  play: { id: string; player: string; day: string; game: string; started_at: number };
  move: { play: string; seq: number; key: string; move: string; at: number };
  result: {
    play: string;
    player: string;
    day: string;
    game: string;
    finished_at: number;
    millis: number;
    ranked: number;
    bucket: number;
    mistakes: number;
    hints: number;
    is_in_time: number;
    is_flagged: number;
    /** Null without one, and of results from before flaws had names. */
    flaw: string | null;
    /** JSON; null of results from before it was kept. */
    ghost: string | null;
  };
  league: { id: string; name: string; invitation: string; created_at: number };
  member: { league: string; player: string; joined_at: number };
  challenge: { code: string; play: string; created_at: number };
  followed: {
    id: string;
    key_hash: string;
    content: string;
    version: number;
    expires_at: number;
    owner: string;
    made_at: number;
  };
  allowance: { name: string; tokens: number; at: number };
}

export type TableName = keyof Tables;

/**
 * Every table with its key; a table comes after those that it refers to. Followed tables are not among them: they live for
 * a day, and one that was withdrawn must not come back out of a backup. Nor are allowances, which are of the moment.
 */
export const TABLES: readonly (readonly [TableName, readonly string[]])[] = [
  ["setting", ["name"]],
  ["player", ["id"]],
  ["puzzle", ["day", "game"]],
  ["play", ["id"]],
  ["move", ["play", "seq"]],
  ["result", ["play"]],
  ["league", ["id"]],
  ["member", ["league", "player"]],
  ["challenge", ["code"]],
];
