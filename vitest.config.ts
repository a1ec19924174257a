import { defineConfig } from "vitest/config";

const PLACES = ["{packages,apps}/**/src/**", "bench/src/**", "script/**"];
const tests = (kind: string) => PLACES.map((place) => `${place}/*${kind}.test.{ts,tsx}`);
const ALONE = tests(".alone");
/** Full matrices, which only `./script/test --all` has the time for; each has a cheap case in a test beside it. */
const FULL = tests(".full");
const PATIENT = { testTimeout: 120_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    reporters: ["default", "./script/plain-summary.ts"],
    // One core is left idle otherwise, which is half of a small machine.
    maxWorkers: "100%",
    projects: [
      // Loading the code once for many files takes a third less work than once for each of them.
      {
        test: {
          ...PATIENT,
          name: "together",
          include: tests(""),
          exclude: ["**/node_modules/**", ...ALONE, ...FULL],
          isolate: false,
        },
      },
      // Whoever puts a module in the place of another needs code that nobody has loaded yet.
      { test: { ...PATIENT, name: "alone", include: ALONE } },
      ...(process.env.TEST_ALL
        ? [{ test: { name: "full", testTimeout: 1_200_000, hookTimeout: 120_000, include: FULL } }]
        : []),
    ],
  },
});
