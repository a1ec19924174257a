import { defineConfig } from "vitest/config";

const PLACES = ["{packages,apps}/**/src/**", "bench/src/**", "script/**"];
const testsNamed = (end: string) => PLACES.map((place) => `${place}/*${end}`);

export default defineConfig({
  test: {
    reporters: ["default", "./script/plain-summary.ts"],
    // One core is left idle otherwise, which is half of a small machine.
    maxWorkers: "100%",
    projects: [
      // Loading the code once for many files takes a third less work than once for each of them.
      {
        extends: true,
        test: {
          name: "together",
          include: testsNamed(".test.{ts,tsx}"),
          exclude: ["**/node_modules/**", "**/*.alone.test.*"],
          isolate: false,
        },
      },
      // Whoever puts a module in the place of another needs code that nobody has loaded yet.
      { extends: true, test: { name: "alone", include: testsNamed(".alone.test.{ts,tsx}") } },
    ],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
