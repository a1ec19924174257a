// The pool with real workers that do as they are told: `input` is what they do.
import { afterAll, describe, expect, it } from "vitest";
import { makeWork } from "./pool.ts";

const SCRIPT = `
import { parentPort } from "node:worker_threads";
parentPort.on("message", ({ input }) => {
  if (input === "spin") for (;;);
  if (input === "eat") { const all = []; for (;;) all.push(new Array(1e5).fill(0)); }
  if (input === "fail") throw new Error("a fault of ours");
  parentPort.postMessage({ ok: true, value: input });
});`;
const work = makeWork(new URL(`data:text/javascript,${encodeURIComponent(SCRIPT)}`), {
  workers: 1,
  deadline: 2500,
  waiting: 2,
  memory: 16,
});
afterAll(() => work.stop());

const codeOf = (answer: Promise<unknown>) => answer.then(String, (error) => error.problem.code);

describe("work in workers", () => {
  it("is done, one after another", async () => {
    expect(await Promise.all([work.run("check", 1), work.run("check", 2)])).toEqual([1, 2]);
  });

  it("is ended when it takes too long, and the next is done all the same", async () => {
    const [spun, next] = [work.run("check", "spin"), work.run("check", "next")];
    expect(await codeOf(spun)).toBe("too-much-work");
    expect(await next).toBe("next");
    expect(work.load().ended).toBe(1);
  });

  it("is ended when it takes too much memory or fails, and the next is done all the same", async () => {
    expect(await codeOf(work.run("check", "eat"))).toBe("too-much-work");
    expect(await codeOf(work.run("check", "fail"))).toBe("internal");
    expect(await work.run("check", "next")).toBe("next");
  });

  it("is refused when too much waits already", async () => {
    const answers = ["a", "b", "c", "d"].map((input) => codeOf(work.run("check", input)));
    expect(await Promise.all(answers)).toEqual(["a", "b", "c", "busy"]);
  });
});
