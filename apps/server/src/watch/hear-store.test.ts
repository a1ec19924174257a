import { StoreError, type StoreTrouble } from "@demonstrandum/store";
import { expect, it } from "vitest";
import { hearStore } from "./hear-store.ts";

const trouble = (kind: StoreTrouble, code = ""): StoreError =>
  new StoreError(kind, Object.assign(new Error("“Alice”"), { code }));

it("tells the log once of a trouble that lasts, again after a minute, and when the store is back", () => {
  let time = 0;
  const told: string[] = [];
  const hear = hearStore({ store: (...said) => told.push(said.join(" ")) }, () => time);
  hear(undefined);
  for (let i = 0; i < 100; i++) hear(trouble("unavailable", "57P01"));
  hear(trouble("missing", "23503"));
  time = 60_000;
  hear(trouble("unavailable", "ECONNREFUSED"));
  hear(undefined);
  hear(undefined);
  hear(trouble("full", "53100"));
  hear(undefined);
  hear(trouble("full", "53100"));
  expect(told).toEqual(["unavailable 57P01", "unavailable ECONNREFUSED", "ok ", "full 53100"]);
});
