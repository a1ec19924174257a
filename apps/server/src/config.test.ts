import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

describe("the environment", () => {
  it("may be empty", () => {
    expect(readConfig({ ADVISOR_MODEL: "", PORT: "" })).toMatchObject({
      PORT: 3000,
      HOST: "127.0.0.1",
      TRUST_PROXY: 0,
    });
  });

  const WRONG: readonly (readonly [Record<string, string>, string])[] = [
    [{ PORT: "70000" }, 'PORT must be a number from 0 to 65535, not "70000".'],
    [{ PORT: "3e3" }, 'PORT must be a number from 0 to 65535, not "3e3".'],
    [
      { TRUST_PROXY: "yes" },
      'TRUST_PROXY must be the number of proxies in front of the server, from 0 to 10, not "yes".',
    ],
    [
      { ADVISOR_BASE_URL: "localhost:11434", ADVISOR_MODEL: "m" },
      "ADVISOR_BASE_URL must begin with http:// or https://.",
    ],
    [
      { ADVISOR_BASE_URL: "http://x/v1", ADVISOR_MODEL: "m", ADVISOR_PATIENCE: "15s" },
      "ADVISOR_PATIENCE must be a number of milliseconds from 1 to 9999999.",
    ],
    [{ ADVISOR_BASE_URL: "http://x/v1" }, "ADVISOR_BASE_URL and ADVISOR_MODEL go together: set both or none."],
  ];
  it.each(WRONG)("%j is refused in a sentence", (env, text) => {
    expect(() => readConfig(env)).toThrow(text);
  });

  it("never repeats what stands in a variable of the model, as that may be its key", () => {
    expect(() => readConfig({ ADVISOR_BASE_URL: "sk-secret" })).toThrow(/^(?!.*sk-secret)/s);
  });
});
