import { expect, it } from "vitest";
import { longestIn } from "./web-tasks.ts";

const thread = (pid: number, tid: number, name: string) => ({ name: "thread_name", pid, tid, args: { name } });
const task = (pid: number, tid: number, dur: number) => ({ name: "ThreadControllerImpl::RunTask", pid, tid, dur });

it("finds the longest task of the pages' own threads, whatever workers do meanwhile", () => {
  const threads = [
    thread(1, 1, "CrRendererMain"),
    thread(1, 2, "DedicatedWorker thread"),
    thread(2, 1, "CrBrowserMain"),
  ];
  expect(longestIn([...threads, task(1, 1, 12_500), task(1, 1, 800), task(1, 2, 90_000), task(2, 1, 70_000)])).toBe(
    12.5,
  );
});

it("does not take a trace without tasks for a page that is never busy", () => {
  expect(() => longestIn([thread(1, 1, "CrRendererMain")])).toThrow("no task");
});
