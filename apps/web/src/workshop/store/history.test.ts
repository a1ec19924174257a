import { expect, it } from "vitest";
import { beginHistory, changed, redone, undone } from "./history.ts";

it("takes back and does again, however often, and forgets what was taken back once something else is done", () => {
  let history = beginHistory(0);
  for (let i = 1; i <= 500; i++) history = changed(history, i);
  for (let i = 0; i < 600; i++) history = undone(history);
  expect(history.now).toBe(0);
  for (let i = 0; i < 3; i++) history = redone(history);
  expect(history.now).toBe(3);
  history = changed(history, 42);
  expect(redone(history).now).toBe(42);
  expect(undone(history).now).toBe(3);
});
