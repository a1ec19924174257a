import { expect, it } from "vitest";
import type { WorkerLike } from "../../base/worker/worker-like.ts";
import { makeWorkshopAsker } from "./asker.ts";
import type { Asked, DraftData } from "./messages.ts";

type Listener = (event: { data: unknown }) => void;

/** A worker that answers when the test says so. */
function fakeWorker() {
  const asked: Asked[] = [];
  const listeners: Listener[] = [];
  let isGone = false;
  const worker: WorkerLike = {
    postMessage: (message) => void asked.push(message as Asked),
    terminate: () => {
      isGone = true;
    },
    addEventListener: (type: string, listener: Listener | (() => void)) => {
      if (type === "message") listeners.push(listener as Listener);
    },
  };
  const reply = (id: number, value: unknown) => {
    for (const listener of listeners) listener({ data: { id, ok: true, value } });
  };
  return { worker, asked, reply, isGone: () => isGone };
}

const draft: DraftData = { game: "who", characters: [] };

it("answers only the newest question, whatever arrives late, and lets go of a worker that is busy with an older one", async () => {
  const made: ReturnType<typeof fakeWorker>[] = [];
  const asker = makeWorkshopAsker(() => {
    const fake = fakeWorker();
    made.push(fake);
    return fake.worker;
  });
  const older = asker.ask({ kind: "survey", draft });
  const newer = asker.ask({ kind: "survey", draft });
  expect(await older).toBeUndefined();
  expect([made.length, made[0]?.isGone()]).toEqual([2, true]);
  made[0]?.reply(1, "stale");
  made[1]?.reply(1, "stale");
  made[1]?.reply(2, "fresh");
  expect(await newer).toEqual({ ok: true, value: "fresh" });
});

it("says so where workers are forbidden", async () => {
  const asker = makeWorkshopAsker(() => {
    throw new Error("forbidden");
  });
  expect(await asker.ask({ kind: "survey", draft })).toEqual({ ok: false, text: "" });
});
