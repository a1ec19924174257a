// Takes the pictures of the README. See script/screenshots.
import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";

export default defineConfig({
  ...base,
  testMatch: "screenshots.ts",
  workers: 1,
  projects: [{ name: "pictures" }],
});
