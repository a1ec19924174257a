// Leagues among friends: whoever has the invitation may join, and each week has its table. Only members see it.

import { randomBytes } from "node:crypto";
import type { League, LeagueSum, Member, ResultFlaw } from "@demonstrandum/store";
import { type Called, calledOf } from "./called.ts";
import { dayAfter, dayAt, mondayOf, parseDay } from "./day.ts";
import { parseName } from "./nickname.ts";
import { makeId, type Referee } from "./referee.ts";
import { Refusal } from "./refusal.ts";

const MOST_MEMBERS = 50;
const MOST_LEAGUES = 20;

export interface LeagueView {
  readonly id: string;
  readonly name: string;
  readonly invitation: string;
  readonly members: number;
}

export interface Row extends Called {
  readonly isYou: boolean;
  readonly solved: number;
  /** The ranked times of the week together. */
  readonly ranked: number;
  /** What was solved and does not count, by why. Nothing is said of what never happened. */
  readonly uncounted: readonly Uncounted[];
}

export interface Uncounted {
  readonly why: ResultFlaw | "late";
  readonly count: number;
}

export interface WeekTable {
  readonly league: LeagueView;
  /** A Monday. */
  readonly week: string;
  /** The best first. */
  readonly rows: readonly Row[];
}

export async function foundLeague(referee: Referee, player: string, name: string): Promise<LeagueView> {
  await refuseTooMany(referee, player);
  const league: League = {
    id: makeId(),
    name: parseName(name),
    invitation: randomBytes(10).toString("base64url"),
    createdAt: referee.now(),
  };
  await referee.store.addLeague(league, player);
  return showLeague(league, 1);
}

async function refuseTooMany({ store }: Referee, player: string): Promise<void> {
  if ((await store.leaguesOf(player)).length < MOST_LEAGUES) return;
  throw new Refusal("too-many-leagues", `You are in ${MOST_LEAGUES} leagues, and that is the most.`, MOST_LEAGUES);
}

const showLeague = ({ id, name, invitation }: League, members: number): LeagueView => ({
  id,
  name,
  invitation,
  members,
});

/** What an invitation is to, before joining. Throws Refusal. */
export async function showInvitation(referee: Referee, invitation: string): Promise<Omit<LeagueView, "id">> {
  const league = await referee.store.leagueByInvitation(invitation);
  if (!league) throw new Refusal("no-invitation", "There is no league with that invitation.");
  const { id: _, ...shown } = showLeague(league, await referee.store.countMembers(league.id));
  return shown;
}

export async function joinLeague(referee: Referee, player: string, invitation: string): Promise<LeagueView> {
  const league = await referee.store.leagueByInvitation(invitation);
  if (!league) throw new Refusal("no-invitation", "There is no league with that invitation.");
  await refuseTooMany(referee, player);
  if (!(await referee.store.join(league.id, player, referee.now(), MOST_MEMBERS))) {
    throw new Refusal("league-full", `A league has at most ${MOST_MEMBERS} members.`, MOST_MEMBERS);
  }
  return showLeague(league, await referee.store.countMembers(league.id));
}

export async function leaveLeague({ store }: Referee, player: string, id: string): Promise<void> {
  if (!(await store.leave(id, player))) throw noLeague();
}

const noLeague = (): Refusal => new Refusal("no-league", "You are in no such league.");

export async function leaguesOf({ store }: Referee, player: string): Promise<readonly LeagueView[]> {
  const leagues = await store.leaguesOf(player);
  return Promise.all(leagues.map(async (league) => showLeague(league, await store.countMembers(league.id))));
}

/** The table of the week that the day is in. Throws Refusal. */
export async function weekTable(
  referee: Referee,
  player: string,
  id: string,
  day = dayAt(referee.now()),
): Promise<WeekTable> {
  const week = mondayOf(parseDay(day, referee.now()));
  const league = await referee.store.league(id);
  const members = await referee.store.members(id);
  if (!league || !members.some((member) => member.player === player)) throw noLeague();
  const sums = new Map((await referee.store.leagueSums(id, week, dayAfter(week, 6))).map((sum) => [sum.player, sum]));
  const rows = members.map((member) => makeRow(member, sums.get(member.player), player)).sort(byRank);
  return { league: showLeague(league, members.length), week, rows };
}

function makeRow(member: Member, sum: LeagueSum | undefined, player: string): Row {
  const { solved = 0, ranked = 0, late = 0, flaws } = sum ?? {};
  const all: readonly Uncounted[] = [
    { why: "fast", count: flaws?.fast ?? 0 },
    { why: "clock", count: flaws?.clock ?? 0 },
    { why: "long", count: flaws?.long ?? 0 },
    { why: "late", count: late },
  ];
  return {
    ...calledOf(member.player, member.nickname),
    isYou: member.player === player,
    solved,
    ranked,
    uncounted: all.filter(({ count }) => count > 0),
  };
}

const byRank = (a: Row, b: Row): number => b.solved - a.solved || a.ranked - b.ranked;
