// Each font that the app is built with has its license beside it, which the build puts among what is served.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "./sources.ts";

const web = join(ROOT, "apps/web");
const { dependencies } = JSON.parse(readFileSync(join(web, "package.json"), "utf8")) as {
  readonly dependencies: Readonly<Record<string, string>>;
};
const fonts = Object.keys(dependencies).flatMap((name) => /^@fontsource(?:-variable)?\/(.+)$/.exec(name)?.[1] ?? []);

it("every font has the text of its license", () => {
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts) {
    const file = join(web, `assets/fonts/${font}-OFL.txt`);
    expect(existsSync(file) ? readFileSync(file, "utf8") : font).toMatch(/SIL OPEN FONT LICENSE Version 1\.1/);
  }
});
