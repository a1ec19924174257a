import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{packages,apps}/**/src/**/*.test.{ts,tsx}", "bench/src/**/*.test.ts", "script/**/*.test.ts"],
    reporters: ["default", "./script/plain-summary.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // One core is left idle otherwise, which is half of a small machine.
    maxWorkers: "100%",
  },
});
