// The shapes of what the daily puzzle answers, for the OpenAPI document. What they hold is the referee's business.
import { moveSchema } from "@demonstrandum/engine";
import * as v from "valibot";

const count = v.pipe(v.number(), v.integer());
/** Milliseconds since 1970, by the server's clock. */
const time = count;

/** Without a time where the clock cannot be believed. */
const Result = v.object({ millis: v.exactOptional(count), mistakes: count, hints: count });

/** Why a result is left out of comparisons. */
const flaw = v.picklist(["fast", "clock", "long"]);

export const DaysAnswer = v.object({
  now: time,
  /** Whether your cookie is one of ours: without one there is nothing at /me. */
  isPlayer: v.boolean(),
  days: v.array(
    v.object({
      day: v.string(),
      games: v.array(
        v.object({
          game: v.string(),
          difficulty: v.string(),
          hasLiars: v.boolean(),
          play: v.exactOptional(v.string()),
          result: v.exactOptional(Result),
        }),
      ),
    }),
  ),
});

const ResultAnswer = v.object({
  ...Result.entries,
  ranked: v.exactOptional(count),
  finishedAt: time,
  isInTime: v.boolean(),
  isFlagged: v.boolean(),
  flaw: v.exactOptional(flaw),
  percentile: v.exactOptional(count),
  others: count,
  chart: v.array(v.object({ from: count, count, isYours: v.boolean() })),
});

export const PlayAnswer = v.object({
  id: v.string(),
  day: v.string(),
  game: v.string(),
  startedAt: time,
  now: time,
  moves: v.array(moveSchema),
  view: v.looseObject({ isDone: v.boolean(), mistakes: count, hints: count }),
  outcome: v.exactOptional(v.looseObject({ kind: v.string() })),
  result: v.exactOptional(ResultAnswer),
  code: v.exactOptional(v.string()),
});

export const MoveAnswer = v.object({ outcome: v.looseObject({ kind: v.string() }), play: PlayAnswer });

export const CodeAnswer = v.object({ code: v.string() });

/** Whoever reads it says in their own language that there is no name; the tag tells such players apart. */
const CalledAnswer = { name: v.nullable(v.string()), tag: v.string() };

export const ChallengeAnswer = v.object({
  ...Result.entries,
  code: v.string(),
  day: v.string(),
  game: v.string(),
  ...CalledAnswer,
  ghost: v.array(v.tuple([count, count])),
});

export const ProfileAnswer = v.object({
  nickname: v.nullable(v.string()),
  createdAt: time,
  statistics: v.object({
    streak: v.object({ length: count, longest: count, freezes: count, frozen: v.array(v.string()) }),
    games: v.array(
      v.object({
        game: v.string(),
        finished: count,
        flawless: count,
        best: v.exactOptional(count),
        middle: v.exactOptional(count),
        mistakes: count,
        hints: count,
      }),
    ),
  }),
});

export const NicknameAnswer = v.object({ nickname: v.nullable(v.string()) });

const rows = v.array(v.looseObject({}));
export const ExportAnswer = v.object({ player: v.looseObject({}), plays: rows, results: rows, leagues: rows });

export const DeletedAnswer = v.object({ deleted: v.record(v.string(), count) });

export const LeagueAnswer = v.object({ id: v.string(), name: v.string(), invitation: v.string(), members: count });
export const InvitationAnswer = v.omit(LeagueAnswer, ["id"]);
export const LeaguesAnswer = v.object({ leagues: v.array(LeagueAnswer) });
export const WeekAnswer = v.object({
  league: LeagueAnswer,
  week: v.string(),
  rows: v.array(
    v.object({
      ...CalledAnswer,
      isYou: v.boolean(),
      solved: count,
      ranked: count,
      uncounted: v.array(v.object({ why: v.picklist([...flaw.options, "late"]), count })),
    }),
  ),
});
export const LeftAnswer = v.object({ left: v.literal(true) });
