// Both sides of the wire, joined without a worker: a port on one side is a worker on the other.
import { describe, expect, it } from "vitest";
import { makeAsker, makeLatestAsker, type WorkerLike } from "./asker.ts";
import { type Answers, answerBy, type PortLike, serve } from "./serve.ts";
import { failureIn, type WorkerTalk } from "./talk.ts";
import { asPort, asWorker } from "./thread.ts";

interface Sums extends WorkerTalk {
  readonly question:
    | { readonly kind: "add"; readonly numbers: readonly number[] }
    | { readonly kind: "wait"; readonly until: Promise<string> };
  readonly answers: { readonly add: number; readonly wait: string };
  readonly progress: number;
  readonly reason: string;
}

const ANSWERS: Answers<Sums, undefined> = {
  add({ numbers }, _, tell) {
    if (numbers.length === 0) throw new RangeError("nothing to add");
    if (numbers.includes(Number.NaN)) throw new Error("a fault of ours");
    return numbers.reduce((sum, number) => {
      tell(sum);
      return sum + number;
    });
  },
  wait: ({ until }) => until,
};

type Listener = (event: { data: unknown }) => void;

/** Workers that answer, in the order in which they were started. */
function makeWorkers() {
  const started: { isGone: boolean; die(): void }[] = [];
  const start = (): WorkerLike => {
    const heard: Record<string, Listener[]> = { asked: [], message: [], error: [], messageerror: [] };
    const send = (type: string) => (data: unknown) => {
      for (const listener of heard[type] ?? []) listener({ data });
    };
    const port: PortLike = {
      postMessage: send("message"),
      addEventListener: (_, listener) => heard.asked?.push(listener),
    };
    serve<Sums>(port, {
      answer: (question, tell) => answerBy<Sums, undefined>(ANSWERS, question, undefined, tell),
      reasonOf: (error) => (error instanceof RangeError ? error.message : undefined),
    });
    const state = { isGone: false, die: () => send("error")(undefined) };
    started.push(state);
    return {
      postMessage: send("asked"),
      terminate: () => {
        state.isGone = true;
      },
      addEventListener: (type: string, listener: Listener) => heard[type]?.push(listener),
    };
  };
  return { started, start };
}

const add = (...numbers: number[]) => ({ kind: "add", numbers }) as const;
const wait = (until: Promise<string>) => ({ kind: "wait", until }) as const;
const forever = wait(new Promise(() => {}));
const failureOf = (asked: Promise<unknown>) => asked.then(() => undefined, failureIn<Sums>);

describe("a worker that is asked", () => {
  it("answers each question under its number, whichever is done first", async () => {
    const { started, start } = makeWorkers();
    const { ask } = makeAsker<Sums>(start);
    let letGo = (_: string) => {};
    const slow = ask(wait(new Promise((resolve) => (letGo = resolve))));
    expect(await ask(add(1, 2))).toBe(3);
    letGo("done");
    expect(await slow).toBe("done");
    expect(started).toHaveLength(1);
  });

  it("tells how far it is", async () => {
    const told: number[] = [];
    await makeAsker<Sums>(makeWorkers().start).ask(add(1, 2, 3), (sum) => told.push(sum));
    expect(told).toEqual([1, 3]);
  });

  it("says why there is no answer, and goes on", async () => {
    const { started, start } = makeWorkers();
    const { ask } = makeAsker<Sums>(start);
    expect(await failureOf(ask(add()))).toEqual({ why: "refused", reason: "nothing to add" });
    expect(await failureOf(ask(add(Number.NaN)))).toEqual({ why: "failed" });
    expect(await ask(add(4))).toBe(4);
    expect(started).toHaveLength(1);
  });

  it("is replaced when it dies, and whatever it was asked fails", async () => {
    const { started, start } = makeWorkers();
    const { ask } = makeAsker<Sums>(start);
    const open = [ask(forever), ask(forever)].map(failureOf);
    started[0]?.die();
    expect(await Promise.all(open)).toEqual([{ why: "lost" }, { why: "lost" }]);
    expect(await ask(add(4))).toBe(4);
    expect(started.map(({ isGone }) => isGone)).toEqual([true, false]);
  });

  it("is not there where workers are forbidden", async () => {
    const { ask } = makeAsker<Sums>(() => {
      throw new Error("SecurityError");
    });
    expect(await failureOf(ask(add(1)))).toEqual({ why: "lost" });
  });

  it("can be called off, and ends with what it was asked", async () => {
    const { started, start } = makeWorkers();
    const { ask, callOff } = makeAsker<Sums>(start);
    const open = failureOf(ask(forever));
    callOff();
    expect([await open, started[0]?.isGone]).toEqual([{ why: "called off" }, true]);
  });
});

describe("one question at a time", () => {
  it("calls off the older question when a newer one comes, and hears nothing of it again", async () => {
    const { started, start } = makeWorkers();
    const { ask } = makeLatestAsker<Sums>(start);
    let letGo = (_: string) => {};
    const old = failureOf(ask(wait(new Promise((resolve) => (letGo = resolve)))));
    const young = ask(add(1));
    letGo("late");
    expect([await old, await young]).toEqual([{ why: "called off" }, 1]);
    expect(started.map(({ isGone }) => isGone)).toEqual([true, false]);
  });

  it("keeps a worker that has answered", async () => {
    const { started, start } = makeWorkers();
    const { ask } = makeLatestAsker<Sums>(start);
    expect([await ask(add(1)), await ask(add(2))]).toEqual([1, 2]);
    expect(started).toHaveLength(1);
  });
});

it("threads hear and tell as workers do", () => {
  const sent: unknown[] = [];
  const listeners: Record<string, (value: unknown) => void> = {};
  const thread = {
    postMessage: (message: unknown) => sent.push(message),
    on: (type: string, listener: (value: unknown) => void) => {
      listeners[type] = listener;
    },
    terminate: () => sent.push("gone"),
  };
  const heard: unknown[] = [];
  const worker = asWorker(thread);
  worker.addEventListener("message", ({ data }) => heard.push(data));
  worker.addEventListener("error", (error) => heard.push(error));
  listeners.message?.("said");
  listeners.error?.("broken");
  worker.postMessage("asked");
  worker.terminate();
  asPort(thread).postMessage("told");
  expect([sent, heard]).toEqual([
    ["asked", "gone", "told"],
    ["said", "broken"],
  ]);
});
