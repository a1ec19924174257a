// The referee of the daily puzzles: functions over a Store and the engine, which know neither the wire nor the tables.

export { prepare } from "./ahead.ts";
export type { Called } from "./called.ts";
export { type ChallengeView, makeChallenge, showChallenge } from "./challenges.ts";
export { countsUntil } from "./day.ts";
export { type DayGame, type DayView, listDays } from "./days.ts";
export {
  foundLeague,
  joinLeague,
  type LeagueView,
  leaguesOf,
  leaveLeague,
  type Row,
  showInvitation,
  type Uncounted,
  type WeekTable,
  weekTable,
} from "./leagues.ts";
export { type NewMove, NewMoveSchema } from "./move-schema.ts";
export { type Answer, makeMove } from "./moves.ts";
export type { Asked, Onlooker } from "./onlooker.ts";
export {
  cookieOf,
  deletePlayer,
  type Exported,
  exportPlayer,
  makeRecovery,
  type PlayerProfile,
  playerOrNew,
  readCookie,
  recover,
  rename,
  showPlayer,
} from "./players.ts";
export { beginPlay, lookAt, type PlayView } from "./plays.ts";
export { makeReferee, type Referee } from "./referee.ts";
export { Refusal, type RefusalCode, type RefusalKind } from "./refusal.ts";
export { type Column, HINT_COST, MISTAKE_COST, type ResultView } from "./results.ts";
export { loadSecret, mark } from "./secret.ts";
export type { Statistics } from "./statistics.ts";
export type { Streak } from "./streak.ts";
export type { DayTitle } from "./title.ts";
