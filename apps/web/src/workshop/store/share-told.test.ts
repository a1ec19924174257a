import { en } from "@demonstrandum/games/english";
import { expect, it } from "vitest";
import { answer } from "../worker/answer.ts";
import type { DraftData, ToldDraft } from "../worker/messages.ts";
import { withRoot } from "./edits.ts";
import { shareTold } from "./share-told.ts";

const survey = (draft: DraftData): ToldDraft => answer(en, { kind: "survey", draft }) as ToldDraft;

it("keeps everybody about whom there is nothing new, and tells all that is", () => {
  const config = { dialect: "classic", difficulty: "easy", rows: 3, cols: 3 };
  const draft = answer(en, { kind: "begin", game: "cultivators", config, seed: "share" }) as DraftData;
  const [before, after] = [survey(draft), survey(withRoot(draft, 4, "Fire"))];
  const shared = shareTold(after, before);
  expect(shared).toEqual(after);
  expect(shared.view.people.filter((person, at) => person !== before.view.people[at]).map(({ id }) => id)).toEqual([4]);
  expect(shared.view.words).toBe(before.view.words);
});
