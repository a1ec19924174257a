// Me: who I am, what I did, my way to another device, my data.
import { deletePlayer, exportPlayer, makeRecovery, recover, rename, showPlayer } from "@demonstrandum/referee";
import * as v from "valibot";
import { type Operation, operation } from "../api/operation.ts";
import { CodeAnswer, DeletedAnswer, ExportAnswer, NicknameAnswer, ProfileAnswer } from "./answers.ts";
import { COSTLY, costOfPlays } from "./costs.ts";
import { streamExport } from "./stream-export.ts";
import type { Visitors } from "./visitors.ts";

const text = (most: number) => v.pipe(v.string(), v.maxLength(most, `at most ${most} characters`));
const NicknameBody = v.strictObject({ nickname: text(200) });
const RecoveryBody = v.strictObject({ code: text(100) });

const tag = "Me";

export const playerOperations = ({ referee, player, newcomer, setPlayer }: Visitors): readonly Operation[] => [
  operation({
    ...{ id: "showMe", who: "player", method: "get", path: "/me", tag, answer: ProfileAnswer },
    summary: "Your nickname, streak and statistics",
    run: async (_, caller) => {
      const profile = await showPlayer(referee, player(caller));
      setPlayer(caller, player(caller));
      return profile;
    },
  }),
  operation({
    ...{
      id: "renameMe",
      who: "visitor",
      method: "patch",
      path: "/me",
      tag,
      body: NicknameBody,
      answer: NicknameAnswer,
      cost: COSTLY,
    },
    summary: "Changes your nickname; an empty one takes it away",
    example: { nickname: "Ada" },
    run: async ({ body }, caller) => ({ nickname: await rename(referee, await newcomer(caller), body.nickname) }),
  }),
  operation({
    ...{ id: "exportMe", who: "player", method: "get", path: "/me/export", tag, answer: ExportAnswer, cost: COSTLY },
    summary: "Everything that is kept about you",
    run: async (_, caller) => {
      await caller.charge(costOfPlays(await referee.store.countPlays(player(caller))));
      return streamExport(await exportPlayer(referee, player(caller)), caller.signal);
    },
  }),
  operation({
    ...{ id: "deleteMe", who: "player", method: "delete", path: "/me", tag, answer: DeletedAnswer },
    summary: "Deletes everything that is kept about you, and says what it was",
    run: async (_, caller) => {
      await caller.charge(costOfPlays(await referee.store.countPlays(player(caller))));
      const deleted = await deletePlayer(referee, player(caller));
      setPlayer(caller, undefined);
      return { deleted: { ...deleted } };
    },
  }),
  operation({
    ...{
      id: "makeRecoveryCode",
      who: "player",
      method: "post",
      path: "/me/recovery",
      tag,
      answer: CodeAnswer,
      cost: COSTLY,
    },
    summary: "A new recovery code, shown this once; the one before it stops working",
    run: async (_, caller) => ({ code: await makeRecovery(referee, player(caller)) }),
  }),
  operation({
    ...{
      id: "recover",
      who: "visitor",
      method: "post",
      path: "/recoveries",
      tag,
      body: RecoveryBody,
      answer: ProfileAnswer,
    },
    summary: "Makes this browser the player's whose recovery code it is",
    example: { code: "00000-00000-00000-00000" },
    cost: COSTLY,
    run: async ({ body }, caller) => {
      const id = await recover(referee, body.code);
      setPlayer(caller, id);
      return await showPlayer(referee, id);
    },
  }),
];
