// Leagues among friends.
import { foundLeague, joinLeague, leaguesOf, leaveLeague, showInvitation, weekTable } from "@demonstrandum/referee";
import * as v from "valibot";
import { type Operation, operation } from "../api/operation.ts";
import { InvitationAnswer, LeagueAnswer, LeaguesAnswer, LeftAnswer, WeekAnswer } from "./answers.ts";
import { COSTLY } from "./costs.ts";
import type { Visitors } from "./visitors.ts";

const LeagueBody = v.strictObject({ name: v.pipe(v.string(), v.maxLength(200, "at most 200 characters")) });
const JoinBody = v.strictObject({ invitation: v.pipe(v.string(), v.maxLength(100, "at most 100 characters")) });
const LeagueParams = v.object({ id: v.string() });
const InvitationParams = v.object({ invitation: v.string() });
const WeekParams = v.object({ id: v.string(), day: v.optional(v.string()) });

const tag = "Leagues";

export const leagueOperations = ({ referee, player, newcomer }: Visitors): readonly Operation[] => [
  operation({
    ...{ id: "listLeagues", who: "player", method: "get", path: "/leagues", tag, answer: LeaguesAnswer },
    summary: "The leagues that you are in",
    run: async (_, caller) => ({ leagues: await leaguesOf(referee, player(caller)) }),
  }),
  operation({
    ...{
      id: "foundLeague",
      who: "visitor",
      method: "post",
      path: "/leagues",
      tag,
      body: LeagueBody,
      answer: LeagueAnswer,
    },
    summary: "Founds a league",
    example: { name: "Friends" },
    cost: COSTLY,
    run: async ({ body }, caller) => foundLeague(referee, await newcomer(caller), body.name),
  }),
  operation({
    ...{
      id: "showInvitation",
      who: "anyone",
      method: "get",
      path: "/invitations/{invitation}",
      tag,
      params: InvitationParams,
    },
    answer: InvitationAnswer,
    summary: "The league that an invitation is to",
    run: async ({ params }) => showInvitation(referee, params.invitation),
  }),
  operation({
    ...{
      id: "joinLeague",
      who: "visitor",
      method: "post",
      path: "/memberships",
      tag,
      body: JoinBody,
      answer: LeagueAnswer,
    },
    summary: "Joins the league of an invitation",
    example: { invitation: "AAAAAAAAAAAAAA" },
    cost: COSTLY,
    run: async ({ body }, caller) => joinLeague(referee, await newcomer(caller), body.invitation),
  }),
  operation({
    ...{
      id: "showWeek",
      who: "player",
      method: "get",
      path: "/leagues/{id}",
      tag,
      params: WeekParams,
      answer: WeekAnswer,
    },
    summary: "The table of this week, or of the week that `day` is in",
    run: async ({ params }, caller) => await weekTable(referee, player(caller), params.id, params.day),
  }),
  operation({
    ...{
      id: "leaveLeague",
      who: "player",
      method: "delete",
      path: "/leagues/{id}",
      tag,
      params: LeagueParams,
      answer: LeftAnswer,
    },
    summary: "Leaves a league; the last who leaves closes it",
    run: async ({ params }, caller) => {
      await leaveLeague(referee, player(caller), params.id);
      return { left: true } as const;
    },
  }),
];
