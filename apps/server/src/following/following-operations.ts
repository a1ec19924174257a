// The operations of following a Clue table.
import { CLASSIC, makeShareText, TABLE_FORMAT } from "@demonstrandum/deals";
import * as v from "valibot";
import { numberParam } from "../api/number-param.ts";
import { type Caller, type Operation, operation } from "../api/operation.ts";
import { COSTLY } from "../daily/costs.ts";
import { seated } from "../daily/visitors.ts";
import {
  changeFollowed,
  type Following,
  MAX_CONTENT,
  readFollowed,
  shareTable,
  withdrawFollowed,
} from "./following.ts";

const Secret = v.pipe(v.string(), v.regex(/^[\w-]{22}$/, "is not of this server"));
const Content = v.pipe(v.string(), v.maxLength(MAX_CONTENT, "The table is too large to be shared."));
const Version = v.pipe(v.number(), v.integer());

const SharedParams = v.object({ id: Secret });
const ReadParams = v.object({ id: Secret, since: numberParam(0, 999_999_999, 0) });
const ShareBody = v.strictObject({ content: Content });
const ChangeBody = v.strictObject({ key: Secret, content: Content });
const KeyBody = v.strictObject({ key: Secret });

const Shared = v.object({ id: Secret, key: Secret, version: Version, expiresAt: v.number() });
const Read = v.object({ version: Version, content: v.nullable(v.string()) });
const Changed = v.object({ version: Version, expiresAt: v.number() });
const Withdrawn = v.object({ withdrawn: v.literal(true) });

const EXAMPLE = makeShareText({
  ...{ format: TABLE_FORMAT, id: "example", name: "An evening", created: 1, changed: 1, log: [] },
  setup: { deck: CLASSIC, players: ["Ann", "Bob", "Cem"], faceUp: [] },
});

/** The content, once a worker has read it down to the last card. Throws. */
async function readable(content: string, { work }: Caller): Promise<string> {
  await work.run("table", { content });
  return content;
}

const path = "/clue/followed/{id}";
const tag = "clue";

export const followingOperations = (following: Following): readonly Operation[] =>
  [
    operation({
      ...{
        id: "shareTable",
        who: "anyone",
        method: "post",
        path: "/clue/followed",
        tag,
        body: ShareBody,
        answer: Shared,
      },
      summary: "Lets others follow a Clue table",
      description:
        "`content` is the word that a hand-over link carries. Whoever knows `id` may read the table; `key` changes and withdraws it. A day after its last change it is gone, and after a week it is changed no more.",
      example: { content: EXAMPLE },
      cost: COSTLY,
      run: async ({ body }, caller) => shareTable(following, caller.caller, await readable(body.content, caller)),
    }),
    operation({
      ...{ id: "readSharedTable", who: "anyone", method: "get", path, tag, params: ReadParams, answer: Read },
      summary: "A Clue table as it stands; without its content when `since` is its version",
      run: ({ params }) => readFollowed(following, params.id, params.since),
    }),
    operation({
      ...{ id: "changeSharedTable", who: "anyone", method: "put", path, tag, params: SharedParams, body: ChangeBody },
      answer: Changed,
      summary: "Brings a followed Clue table up to date",
      cost: 2,
      run: async ({ params, body }, caller) =>
        changeFollowed(following, params.id, body.key, await readable(body.content, caller)),
    }),
    operation({
      ...{ id: "withdrawSharedTable", who: "anyone", method: "delete", path, tag, params: SharedParams, body: KeyBody },
      answer: Withdrawn,
      summary: "Withdraws the link of a followed Clue table and deletes the table",
      run: ({ params, body }) => withdrawFollowed(following, params.id, body.key),
    }),
  ].map(seated);
