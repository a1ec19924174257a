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
      /** Counted from 2025-01-01, which is 1. */
      number: count,
      /** The place of its week, and its title: functions of the day, in the language that is asked for. */
      theme: v.string(),
      title: v.string(),
      /** The game that has the title. */
      flagship: v.string(),
      games: v.array(
        v.object({
          game: v.string(),
          difficulty: v.string(),
          hasLiars: v.boolean(),
          /** What all its clues keep to: neighbors, roots, or nameless. */
          only: v.exactOptional(v.string()),
          /** How many have won it while it counted, as of some seconds ago. */
          won: v.exactOptional(count),
          play: v.exactOptional(v.string()),
          result: v.exactOptional(Result),
        }),
      ),
    }),
  ),
});

/** After so many milliseconds, so many had been found. */
const ghost = v.array(v.tuple([count, count]));

const ResultAnswer = v.object({
  ...Result.entries,
  ranked: v.exactOptional(count),
  finishedAt: time,
  isInTime: v.boolean(),
  isFlagged: v.boolean(),
  flaw: v.exactOptional(flaw),
  percentile: v.exactOptional(count),
  others: count,
  place: v.exactOptional(count),
  streak: count,
  ghost: v.exactOptional(ghost),
  chart: v.array(v.object({ from: count, count, isYours: v.boolean() })),
});

const word = v.object({ one: v.string(), many: v.string() });
const people = v.array(count);

/** How somebody was found. */
const found = v.picklist(["proved", "accused", "helped", "erred"]);

/** What a player may see of a play. */
const ViewAnswer = v.object({
  game: v.string(),
  dialect: v.string(),
  difficulty: v.string(),
  rows: count,
  cols: count,
  words: v.tuple([word, word]),
  honesty: v.string(),
  isOpen: v.boolean(),
  people: v.array(
    v.object({
      id: count,
      name: v.string(),
      latin: v.exactOptional(v.string()),
      spoken: v.exactOptional(v.string()),
      row: count,
      col: count,
      place: v.string(),
      marks: v.array(v.string()),
      identity: v.exactOptional(v.boolean()),
      found: v.exactOptional(found),
      clue: v.exactOptional(
        v.object({
          text: v.string(),
          sentences: v.array(v.string()),
          narrative: v.exactOptional(v.string()),
          people,
          references: people,
          isSpent: v.boolean(),
          isAside: v.exactOptional(v.literal(true)),
        }),
      ),
      refused: v.array(v.boolean()),
    }),
  ),
  mistakes: count,
  hints: count,
  deepest: count,
  found: v.array(found),
  accused: count,
  isDone: v.boolean(),
});

/** What a move came to; what a hint or a proof holds beside its kind is told in the language of the play. */
const OutcomeAnswer = v.object({ kind: v.string() });

export const PlayAnswer = v.object({
  id: v.string(),
  day: v.string(),
  game: v.string(),
  number: count,
  title: v.exactOptional(v.string()),
  startedAt: time,
  now: time,
  moves: v.array(moveSchema),
  view: ViewAnswer,
  outcome: v.exactOptional(OutcomeAnswer),
  result: v.exactOptional(ResultAnswer),
  code: v.exactOptional(v.string()),
});

export const MoveAnswer = v.object({ outcome: OutcomeAnswer, play: PlayAnswer });

export const CodeAnswer = v.object({ code: v.string() });

/** Whoever reads it says in their own language that there is no name; the tag tells such players apart. */
const CalledAnswer = { name: v.nullable(v.string()), tag: v.string() };

export const ChallengeAnswer = v.object({
  ...Result.entries,
  code: v.string(),
  day: v.string(),
  game: v.string(),
  number: count,
  title: v.exactOptional(v.string()),
  difficulty: v.string(),
  ...CalledAnswer,
  ghost,
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
