import { defineConfig } from "vitest/config";

const PLACES = ["{packages,apps}/**/src/**", "bench/src/**", "script/**"];
const ALONE = PLACES.map((place) => `${place}/*.alone.test.{ts,tsx}`);
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
          include: PLACES.map((place) => `${place}/*.test.{ts,tsx}`),
          exclude: ["**/node_modules/**", ...ALONE],
          isolate: false,
        },
      },
      // Whoever puts a module in the place of another needs code that nobody has loaded yet.
      { test: { ...PATIENT, name: "alone", include: ALONE } },
    ],
  },
});
