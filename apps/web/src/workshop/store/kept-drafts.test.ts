import { expect, it } from "vitest";
import { makeStorage } from "../../base/storage/storage.ts";
import { fakeBacking } from "../../base/testing/fake-backing.ts";
import { dropDraft, keepDraft, listDrafts, readDraftFile } from "./kept-drafts.ts";

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

it("reads drafts from files and refuses anything else", () => {
  expect(readDraftFile(JSON.stringify(draft))).toMatchObject(draft);
  for (const text of [
    "",
    "[]",
    "{}",
    JSON.stringify({ ...draft, game: "chess" }),
    JSON.stringify({ ...draft, characters: [] }),
  ])
    expect(readDraftFile(text)).toBeUndefined();
});
