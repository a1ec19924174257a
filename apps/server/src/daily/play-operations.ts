// Days, plays, moves, results and challenges.
import {
  beginPlay,
  listDays,
  lookAt,
  makeChallenge,
  makeMove,
  NewMoveSchema,
  showChallenge,
} from "@demonstrandum/referee";
import { LANGUAGES } from "@demonstrandum/text";
import * as v from "valibot";
import { numberParam } from "../api/number-param.ts";
import { type Operation, operation } from "../api/operation.ts";
import { ChallengeAnswer, CodeAnswer, DaysAnswer, MoveAnswer, PlayAnswer } from "./answers.ts";
import { COSTLY } from "./costs.ts";
import { onlookerIn } from "./onlooker-in.ts";

import type { Visitors } from "./visitors.ts";

const day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/, "a day looks like 2026-11-16"));
const game = v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/, "a game is a word in small letters"));
/** In which the play is told; what is kept of it is the same. */
const language = v.optional(v.picklist(LANGUAGES), "en");

const ListParams = v.object({ last: v.optional(day), count: numberParam(1, 31, 7), language });
const PlayParams = v.object({ id: v.string() });
const CodeParams = v.object({ code: v.string(), language });
const LookParams = v.object({ ...PlayParams.entries, language });
const BeginBody = v.strictObject({ day, game, language });
const MoveBody = v.strictObject({ ...NewMoveSchema.entries, language });

const tag = "Daily puzzles";
const MOVE = { key: "a-name-of-its-own", after: 0, move: { kind: "hint", level: 1 } };

export const playOperations = ({ referee, visitor, player, newcomer }: Visitors): readonly Operation[] => [
  operation({
    ...{ id: "listDays", who: "visitor", method: "get", path: "/days", tag, params: ListParams, answer: DaysAnswer },
    summary:
      "The days up to today, or up to `last`, the latest first, with number, title and what you made of them; of the latest, how many have won",
    run: async ({ params: { last, count, language } }, caller) => ({
      now: referee.now(),
      isPlayer: visitor(caller) !== undefined,
      days: await listDays(referee, visitor(caller), last, count, language),
    }),
  }),
  operation({
    ...{
      id: "beginPlay",
      who: "visitor",
      method: "post",
      path: "/plays",
      tag,
      body: BeginBody,
      answer: PlayAnswer,
      cost: COSTLY,
    },
    summary: "Begins a puzzle, or finds your play of it. The clock starts",
    example: { day: "2026-11-16", game: "who" },
    run: async ({ body }, caller) =>
      await beginPlay(referee, await newcomer(caller), body.day, body.game, onlookerIn(body.language, caller)),
  }),
  operation({
    ...{
      id: "lookAtPlay",
      who: "player",
      method: "get",
      path: "/plays/{id}",
      tag,
      params: LookParams,
      answer: PlayAnswer,
    },
    summary: "Your play as it stands, with its result once it is over",
    run: async ({ params }, caller) =>
      await lookAt(referee, player(caller), params.id, onlookerIn(params.language, caller)),
  }),
  operation({
    ...{
      id: "makeMove",
      who: "player",
      method: "post",
      path: "/plays/{id}/moves",
      tag,
      params: PlayParams,
      body: MoveBody,
    },
    answer: MoveAnswer,
    summary: "Makes a move. Sending it again with the same key makes no second one",
    example: MOVE,
    run: async ({ params, body: { language, ...made } }, caller) =>
      await makeMove(referee, player(caller), params.id, made, onlookerIn(language, caller)),
  }),
  operation({
    ...{
      id: "challenge",
      who: "player",
      method: "post",
      path: "/plays/{id}/challenge",
      tag,
      params: PlayParams,
      answer: CodeAnswer,
    },
    summary: "A code under which others can race your finished play",
    run: async ({ params }, caller) => ({ code: await makeChallenge(referee, player(caller), params.id) }),
  }),
  operation({
    ...{ id: "showChallenge", who: "anyone", method: "get", path: "/challenges/{code}", tag, params: CodeParams },
    answer: ChallengeAnswer,
    summary: "A finished play to race: which puzzle it is, what is to beat, and how many were found by when",
    run: async ({ params }, caller) => await showChallenge(referee, params.code, onlookerIn(params.language, caller)),
  }),
];
