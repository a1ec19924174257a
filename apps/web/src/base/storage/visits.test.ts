import { describe, expect, it } from "vitest";
import { fakeBacking } from "../testing/fake-backing.ts";
import { makeStorage } from "./storage.ts";
import { dismissCoach, isNewcomer } from "./visits.ts";

describe("whether somebody is new here", () => {
  it("is so until the coach was met", () => {
    const storage = makeStorage(() => fakeBacking());
    expect(isNewcomer(storage, "board")).toBe(true);
    storage.write("demonstrandum/preferences", "{}");
    expect(isNewcomer(storage, "board")).toBe(true);
    dismissCoach(storage, "board");
    expect(isNewcomer(storage, "board")).toBe(false);
    expect(isNewcomer(storage, "clue")).toBe(true);
  });

  it.each(["demonstrandum/play/who/abc", "daily/demonstrandum/play/who/abc"])("is not so once %s is kept", (key) => {
    const storage = makeStorage(() => fakeBacking());
    storage.write(key, "{}");
    expect(isNewcomer(storage, "board")).toBe(false);
  });

  it("is not so at the Clue table with a second game", () => {
    const storage = makeStorage(() => fakeBacking());
    storage.write("demonstrandum/clue/game/1", "{}");
    expect(isNewcomer(storage, "clue")).toBe(true);
    storage.write("demonstrandum/clue/game/2", "{}");
    expect(isNewcomer(storage, "clue")).toBe(false);
  });
});
