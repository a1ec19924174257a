import { expect, it } from "vitest";
import { makeStorage } from "../../base/storage/storage.ts";
import { fakeBacking } from "../../base/testing/fake-backing.ts";
import { dropDraft, keepDraft, keepIsLive, listDrafts, loadIsLive, readDraftFile } from "./kept-drafts.ts";

const draft = { game: "who", characters: [{ id: 0, name: "Ada", identity: "villager" }] };

it("keeps drafts, the latest first, passes over what is damaged, and lets go of them", () => {
  const backing = fakeBacking();
  const storage = makeStorage(() => backing);
  keepDraft(storage, { id: "a", title: "First", at: 1, draft });
  keepDraft(storage, { id: "b", title: "Second", at: 2, draft });
  storage.write("demonstrandum/draft/c", "{");
  storage.write("demonstrandum/draft/d", JSON.stringify({ id: "d", title: "x".repeat(99), at: 3, draft }));
  expect(listDrafts(storage).map(({ id }) => id)).toEqual(["b", "a"]);
  dropDraft(storage, "b");
  expect(listDrafts(storage).map(({ title }) => title)).toEqual(["First"]);
});

const village = {
  ...{ game: "village", villagers: [{ index: 0, name: "Ada" }] },
  ...{ statements: [[]], solution: [true] },
};

it("remembers whether every edit is worked out", () => {
  const backing = fakeBacking();
  const storage = makeStorage(() => backing);
  const heard = [loadIsLive(storage)];
  for (const next of [false, true]) {
    keepIsLive(storage, next);
    heard.push(loadIsLive(storage));
  }
  expect(heard).toEqual([true, false, true]);
});

it("reads drafts from files and refuses anything else", () => {
  for (const each of [draft, village]) expect(readDraftFile(JSON.stringify(each))).toMatchObject(each);
  for (const text of [
    "",
    "[]",
    "{}",
    JSON.stringify({ ...draft, game: "chess" }),
    JSON.stringify({ ...draft, characters: [] }),
    JSON.stringify({ ...village, solution: ["wolf"] }),
  ])
    expect(readDraftFile(text)).toBeUndefined();
});
