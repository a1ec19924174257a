// Players are anonymous: an id in a signed cookie, and a recovery code for another device, shown once and kept as a hash.

import { createHash, randomBytes } from "node:crypto";
import type { Deleted, KeptMove, League, Play, Player, Result } from "@demonstrandum/store";
import { dayAt, spansUntil } from "./day.ts";
import { parseNickname } from "./nickname.ts";
import { makeId, type Referee } from "./referee.ts";
import { Refusal } from "./refusal.ts";
import { readSigned, sign } from "./secret.ts";
import { type Statistics, statisticsOf } from "./statistics.ts";

/** A new player, and the cookie's value that stands for them. */
export async function addPlayer(referee: Referee): Promise<{ readonly id: string; readonly cookie: string }> {
  const id = makeId();
  await referee.store.addPlayer({ id, nickname: null, createdAt: referee.now() });
  return { id, cookie: cookieOf(referee, id) };
}

/** The player of the cookie, or a new one where there is none or it was deleted. */
export async function playerOrNew(
  referee: Referee,
  id: string | undefined,
): Promise<{ readonly id: string; readonly cookie: string }> {
  if (id !== undefined && (await referee.store.player(id))) return { id, cookie: cookieOf(referee, id) };
  return addPlayer(referee);
}

export const cookieOf = ({ secret }: Referee, id: string): string => sign(secret, id);

/** The player's id, if the cookie is ours. Whether the player still exists only the store knows. */
export const readCookie = ({ secret }: Referee, cookie: string): string | undefined => readSigned(secret, cookie);

export interface PlayerProfile {
  readonly nickname: string | null;
  readonly createdAt: number;
  readonly statistics: Statistics;
}

export async function showPlayer(referee: Referee, id: string): Promise<PlayerProfile> {
  const { nickname, createdAt } = await playerOf(referee, id);
  return { nickname, createdAt, statistics: await statisticsOf(referee.store, id, referee.now()) };
}

async function playerOf({ store }: Referee, id: string): Promise<Player> {
  const player = await store.player(id);
  if (!player) throw noPlayer();
  return player;
}

const noPlayer = (): Refusal => new Refusal("no-such-player", "There is no such player.");

/** An empty name takes the nickname away. Answers with the name as it will be shown. */
export async function rename(referee: Referee, id: string, nickname: string): Promise<string | null> {
  const name = nickname.trim() === "" ? null : parseNickname(nickname);
  if (!(await referee.store.renamePlayer(id, name))) throw noPlayer();
  return name;
}

/** No I, L, O, U, so that a code read aloud or copied by hand survives. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const CODE_LENGTH = 20;

const makeRecoveryCode = (): string =>
  [...randomBytes(CODE_LENGTH)]
    .map((byte) => LETTERS[byte & 31])
    .join("")
    .replace(/(.{5})(?=.)/g, "$1-");

/** A hundred random bits need no slow hash. */
const hashOf = (code: string): string => createHash("sha256").update(`recovery\n${code}`).digest("base64url");

const plain = (code: string): string =>
  code.toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");

/** A new code of 100 bits. It is shown this once; the one before it stops working. */
export async function makeRecovery(referee: Referee, id: string): Promise<string> {
  const code = makeRecoveryCode();
  if (!(await referee.store.setRecovery(id, hashOf(plain(code))))) throw noPlayer();
  return code;
}

/** The player whose code it is. Throws Refusal. */
export async function recover(referee: Referee, code: string): Promise<string> {
  const player = await referee.store.playerByRecovery(hashOf(plain(code)));
  if (!player) throw new Refusal("wrong-code", "There is no player with that code.");
  return player.id;
}

/**
 * All that is kept about a player. No puzzle is among it, so an unfinished one stays a riddle. Plays and results may be
 * thousands, and are read as they are asked for.
 */
export interface Exported {
  readonly player: Player;
  readonly plays: AsyncIterable<Play & { readonly moves: readonly KeptMove[] }>;
  readonly results: AsyncIterable<Result>;
  readonly leagues: readonly League[];
}

export async function exportPlayer(referee: Referee, id: string): Promise<Exported> {
  const player = await playerOf(referee, id);
  const leagues = await referee.store.leaguesOf(id);
  return { player, plays: exportPlays(referee, id), results: exportResults(referee, id), leagues };
}

async function* exportPlays({ store, now }: Referee, id: string): Exported["plays"] & AsyncGenerator {
  for (const [first, last] of spansUntil(dayAt(now()))) {
    for (const play of await store.playsOf(id, first, last)) yield { ...play, moves: await store.moves(play.id) };
  }
}

async function* exportResults({ store, now }: Referee, id: string): Exported["results"] & AsyncGenerator {
  for (const [first, last] of spansUntil(dayAt(now()))) yield* await store.resultsOf(id, first, last);
}

/** Deletes everything, and says what it was. */
export const deletePlayer = ({ store }: Referee, id: string): Promise<Deleted> => store.deletePlayer(id);
