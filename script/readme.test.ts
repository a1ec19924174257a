// The README's library examples run as they stand.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseCode, solve } from "@demonstrandum/engine";
import { cultivators } from "@demonstrandum/games";
import { expect, it, vi } from "vitest";

const root = join(import.meta.dirname, "..");
const folder = join(root, "node_modules/.cache/readme-examples");
const examples = [...readFileSync(join(root, "README.md"), "utf8").matchAll(/```ts\n([\s\S]*?)```/g)];

it("has examples", () => {
  expect(examples.length).toBeGreaterThanOrEqual(3);
});

it.each(examples.map((match, index) => [index + 1, match[1] ?? ""] as const))(
  "example %i runs",
  async (number, text) => {
    const log = vi.spyOn(console, "log").mockImplementation(() => {});
    mkdirSync(folder, { recursive: true });
    const file = join(folder, `example-${number}.ts`);
    writeFileSync(file, `${text}\nexport {};\n`);
    await expect(import(file)).resolves.toBeDefined();
    log.mockRestore();
  },
);

it.each(examples.map((match, index) => [index + 1, match[1] ?? ""] as const))(
  "example %i says what its comments say",
  async (number, text) => {
    const claims = [...text.matchAll(/^(\w+\(.*\)); +\/\/ (\d+|undefined|\[[^\]]*\])(?:$|:)/gm)];
    const file = join(folder, `claims-${number}.ts`);
    const setup = text.replaceAll(/^\w+\(.*\)(\.\w+|\[0\])*; +\/\/.*$/gm, "");
    writeFileSync(file, `${setup}\nexport const values = [${claims.map(([, call]) => call).join(", ")}];\n`);
    const log = vi.spyOn(console, "log").mockImplementation(() => {});
    const { values } = await import(file);
    log.mockRestore();
    expect(values.map((value: unknown) => JSON.stringify(value) ?? "undefined")).toEqual(
      claims.map(([, , said = ""]) => said.replaceAll(" ", "")),
    );
  },
);

it("shows the longest proof of the puzzle whose code stands before it", () => {
  const text = readFileSync(join(root, "README.md"), "utf8");
  const [, code = "", shown] = /<!-- (1\S+) -->\n\n```text\n(Suppose[\s\S]*?)```/.exec(text) ?? [];
  const { puzzle } = parseCode([cultivators], code);
  const proofs = solve(cultivators, puzzle).steps.map(({ proof }) => proof);
  const longest = proofs.reduce((best, proof) => (proof.length > best.length ? proof : best));
  expect(shown).toBe(longest.map(({ text, depth }) => `${"  ".repeat(depth)}${text}\n`).join(""));
});
