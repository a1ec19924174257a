// The reasoner as a package: what is in it, and that an empty project runs its example without a registry; the guides run. All packages: pack.full.test.ts.
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, expect, it } from "vitest";
import { ROOT } from "../sources.ts";
import { installInto, makeEmptyProject, runExample } from "./empty-project.ts";
import { LIBRARY_EXAMPLES } from "./library-examples.ts";
import { libraryManifest } from "./manifest.ts";
import { packLibraries } from "./pack.ts";

const project = makeEmptyProject();
afterAll(project.remove);

it("packs the reasoner for anybody", () => {
  const [logic] = packLibraries(ROOT, project.folder, ["logic"]);
  expect(logic?.contents).toEqual(
    expect.arrayContaining([
      "dist/index.js",
      "dist/index.d.ts",
      "dist/index.d.ts.map",
      "src/index.ts",
      "LICENSE",
      "README.md",
    ]),
  );
  expect(logic?.contents.filter((path) => /\.(test|cases)\.|\/testing\//.test(path))).toEqual([]);
  installInto(project, [logic?.file ?? ""], "--offline");
  const example = LIBRARY_EXAMPLES.find(({ text }) => text.includes("@demonstrandum/logic"));
  const shown = `${example?.text}\nconsole.log(countWorlds(theory));`;
  expect(runExample(project, { name: "example", text: shown })).toBe("2\n");
});

it.each(LIBRARY_EXAMPLES.filter(({ name }) => name.startsWith("docs-guides")))(
  "$name runs from the sources",
  async ({ name, text }) => {
    const { outputFiles } = await build({
      stdin: { contents: text, resolveDir: join(ROOT, "script"), loader: "ts" },
      bundle: true,
      platform: "node",
      format: "esm",
      write: false,
    });
    expect(project.run("node", [project.write(`${name}.mjs`, outputFiles[0]?.text ?? "")])).not.toBe("");
  },
);

it("names built files, needs the others in the same version, and leaves out what is there for tests", () => {
  const own = {
    name: "@demonstrandum/x",
    version: "0.1.0",
    description: "…",
    exports: { ".": "./src/index.ts", "./a": "./src/a/b.ts", "./testing/c": "./src/testing/c.ts" },
    dependencies: { "@demonstrandum/logic": "*", valibot: "1.5.0" },
  };
  expect(libraryManifest(own, "2.0.0")).toMatchObject({
    version: "2.0.0",
    exports: {
      ".": { types: "./dist/index.d.ts", default: "./dist/index.js" },
      "./a": { types: "./dist/a/b.d.ts", default: "./dist/a/b.js" },
      "./package.json": "./package.json",
    },
    dependencies: { "@demonstrandum/logic": "2.0.0", valibot: "1.5.0" },
  });
});
