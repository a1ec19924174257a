import { describe, expect, it } from "vitest";
import { asksForDebug } from "./debug-query.ts";
import { parseQuery } from "./request.ts";

const ON = ["?debug", "?DEBUG", "?Debug=1", "?DEBUG=true", "?seed=3&DEBUG", "?debug=TRUE&seed=3"];
const OFF = ["", "?seed=debug", "?debugger", "?debug=false", "?DEBUG=False", "?debug=0", "?DEBUG=off", "?debug=no"];

describe("debug mode", () => {
  it.each(ON)("is asked for by %j", (search) => expect(asksForDebug(search)).toBe(true));
  it.each(OFF)("is not asked for by %j", (search) => expect(asksForDebug(search)).toBe(false));

  it.each([...ON, ...OFF.slice(3)])("is no setting of a puzzle: %j", (search) => {
    const query = new URLSearchParams(search);
    query.set("seed", "3");
    expect(parseQuery({ search: `?${query}`, hash: "" })).toEqual({ seed: "3", config: {} });
  });
});
