// The pool with real workers that do as they are told: `input`, or the puzzle in it, is what they do. "hold" goes on until it is let go.
import { afterEach, describe, expect, it } from "vitest";
import { type LaneLimits, makeLane, type Requester } from "./lane.ts";
import { makeWork } from "./pool.ts";

const SCRIPT = `
import { parentPort } from "node:worker_threads";
parentPort.on("message", ({ id, question: { input: given } }) => {
  const input = given.puzzle ?? given;
  if (input === "spin") for (;;);
  if (input === "eat") { const all = []; for (;;) all.push(new Array(1e5).fill(0)); }
  if (input === "fail") throw new Error("a fault of ours");
  if (input.hold) Atomics.wait(new Int32Array(input.hold), 0, 0);
  parentPort.postMessage({ id, kind: "answer", answer: input.name ?? input });
});`;
const FILE = new URL(`data:text/javascript,${encodeURIComponent(SCRIPT)}`);

const LONG = 60_000;
const LIMITS: LaneLimits = {
  ...{ workers: 1, share: 1, deadline: LONG, abandoned: LONG, patience: LONG, longest: LONG, waiting: 9 },
  ...{ guess: 1, memory: 16 },
};
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const newLane = (limits: Partial<LaneLimits> = {}) => {
  const lane = makeLane(FILE, { ...LIMITS, ...limits });
  stops.push(() => lane.stop());
  return {
    ...lane,
    run: (puzzle: string | object, requester: Requester) => lane.run({ kind: "check", input: { puzzle } }, requester),
  };
};

/** Jobs that go on until `letGo`. */
function makeHold() {
  const hold = new SharedArrayBuffer(4);
  return {
    job: (name: string) => ({ name, hold }),
    letGo: () => {
      Atomics.store(new Int32Array(hold), 0, 1);
      Atomics.notify(new Int32Array(hold), 0);
    },
  };
}

const ANN: Requester = { caller: "Ann" };
const BOB: Requester = { caller: "Bob" };
const codeOf = (answer: Promise<unknown>) => answer.then(String, (error) => error.problem.code);

describe("work in workers", () => {
  it("is done", async () => {
    const lane = newLane();
    expect(await Promise.all([lane.run("one", ANN), lane.run("two", ANN)])).toEqual(["one", "two"]);
  });

  it("is ended when it takes too long, and the next is done all the same", async () => {
    const lane = newLane({ deadline: 400 });
    const [spun, next] = [lane.run("spin", ANN), lane.run("next", ANN)];
    expect(await codeOf(spun)).toBe("too-much-work");
    expect(await codeOf(next)).toMatch(/next|too-much-work/);
    expect(lane.load().ended).toBeGreaterThan(0);
  });

  it("is ended when it takes too much memory or fails, and the next is done all the same", async () => {
    const lane = newLane();
    expect(await codeOf(lane.run("eat", ANN))).toBe("too-much-work");
    expect(await codeOf(lane.run("fail", ANN))).toBe("internal");
    expect(await lane.run("next", ANN)).toBe("next");
  });
});

describe("one who asks for much", () => {
  it("takes turns with the others", async () => {
    const lane = newLane();
    const { job, letGo } = makeHold();
    const done: unknown[] = [];
    const ask = (name: string, requester: Requester) =>
      lane.run(job(name), requester).then((value) => done.push(value));
    const asked = [ask("a1", ANN), ask("a2", ANN), ask("a3", ANN), ask("b1", BOB), ask("b2", BOB)];
    letGo();
    await Promise.all(asked);
    expect(done).toEqual(["a1", "a2", "b1", "a3", "b2"]);
  });

  it("has only a share of the workers: another is served at once, while the work never ends", async () => {
    const lane = newLane({ workers: 2 });
    for (const _ of [1, 2, 3]) void codeOf(lane.run("spin", ANN));
    expect(await lane.run("quick", BOB)).toBe("quick");
    expect(lane.load()).toMatchObject({ busy: 1, waiting: 2 });
  });

  it("is refused what would wait too long, and told when to come again; another is not", async () => {
    const lane = newLane({ workers: 2, guess: 2_000, patience: 5_000 });
    const { job, letGo } = makeHold();
    const own = ["a1", "a2", "a3", "a4"].map((name) => lane.run(job(name), ANN));
    await expect(own[3]).rejects.toMatchObject({ problem: { status: 503, code: "busy", retryAfter: 6 } });
    const other = lane.run(job("b1"), BOB);
    letGo();
    expect(await Promise.all([...own.slice(0, 3), other])).toEqual(["a1", "a2", "a3", "b1"]);
  });

  it("makes room for others where no more may wait", async () => {
    const lane = newLane({ waiting: 2 });
    const { job, letGo } = makeHold();
    const [one, two, three] = ["a1", "a2", "a3"].map((name) => codeOf(lane.run(job(name), ANN)));
    const other = codeOf(lane.run(job("b1"), BOB));
    expect([await three, await codeOf(lane.run(job("b2"), BOB))]).toEqual(["busy", "busy"]);
    letGo();
    expect(await Promise.all([one, two, other])).toEqual(["a1", "a2", "b1"]);
  });

  it("does not wait longer than the longest, whatever was expected", async () => {
    const lane = newLane({ longest: 20 });
    void codeOf(lane.run("spin", ANN));
    expect(await codeOf(lane.run("next", ANN))).toBe("busy");
  });
});

describe("one who has gone", () => {
  it("leaves no work behind: what waits is dropped, what is under way is ended soon", async () => {
    const lane = newLane({ abandoned: 20 });
    const gone = new AbortController();
    const requester = { ...ANN, signal: gone.signal };
    const [spun, waited] = [lane.run("spin", requester), lane.run("spin", requester)].map(codeOf);
    const next = lane.run("next", BOB);
    gone.abort();
    expect([await spun, await waited]).toEqual(["gone", "gone"]);
    expect(await next).toBe("next");
    expect(await codeOf(lane.run("spin", requester))).toBe("gone");
    expect(lane.load()).toEqual({ busy: 0, waiting: 0, ended: 1 });
  });
});

describe("the puzzle of a day", () => {
  it("waits for nobody's work, and no clock cuts it off", async () => {
    const { deadline: _, ...days } = LIMITS;
    const work = makeWork(FILE, { callers: { ...LIMITS, deadline: 150 }, days });
    stops.push(() => work.stop());
    const { job, letGo } = makeHold();
    const day = work.run("day", { secret: "", day: "", game: "", ...job("a day") });
    for (const _ of [1, 2]) expect(await codeOf(work.run("check", { puzzle: "spin" }))).toBe("too-much-work");
    void codeOf(work.run("check", { puzzle: "spin" }));
    letGo();
    expect(await day).toBe("a day");
  });
});
