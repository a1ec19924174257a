import { en } from "@demonstrandum/games/english";
import { expect, it } from "vitest";
import { makePassingStorage } from "../../base/storage/passing-storage.ts";
import { savePlay } from "../../table/store/saved-play.ts";
import { answer } from "../worker/answer.ts";
import type { DraftData, ToldDraft } from "../worker/messages.ts";
import { checklistOf } from "./checklist.ts";
import { turned, withClue } from "./edits.ts";

const ask = <T>(question: Parameters<typeof answer>[1]): T => answer(en, question) as T;
const survey = (draft: DraftData): ToldDraft => ask({ kind: "survey", draft });

it("is ticked by a sound puzzle that its author solved and named, and unticked by any edit", () => {
  const storage = makePassingStorage();
  const empty = ask<DraftData>({ kind: "begin", game: "who", config: { difficulty: "easy" }, seed: "checklist" });
  expect(checklistOf(storage, survey(empty), "").ticked).toEqual({
    ...{ sound: false, fair: false, solved: false, title: false },
  });
  const draft = ask<DraftData>({ kind: "fill", draft: empty, difficulty: "any", seed: "s" });
  const told = survey(draft);
  expect(checklistOf(storage, told, "  ").ticked).toEqual({ sound: true, fair: true, solved: false, title: false });
  savePlay(storage, {
    ...{ version: 1, game: "who", puzzle: told.code ?? "", moves: [], times: [], tags: {}, pencil: [], clock: 61_500 },
    ...{ seed: "", difficulty: "easy", known: 15, total: 15, isDone: true, played: 1 },
  });
  expect(checklistOf(storage, told, " The well ")).toMatchObject({ isDone: true, par: 61 });
  expect(checklistOf(storage, told, "a\u200bb").ticked.title).toBe(false);
  const code = ask<string>({ kind: "publish", draft, byline: { title: "The well", author: "Ada", par: 61 } });
  expect(ask({ kind: "open", code })).toMatchObject({ byline: { title: "The well", author: "Ada", par: 61 } });
  for (const edited of [withClue(draft, 3, undefined), turned(draft, 5, told.identities), { ...draft, start: 9 }])
    expect(checklistOf(storage, survey(edited), "The well").isDone).toBe(false);
});
