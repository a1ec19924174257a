import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Game } from "@demonstrandum/engine";
import { nullGame } from "@demonstrandum/games";
import { afterAll, describe, expect, it } from "vitest";
import { soak } from "./item.ts";
import { itemOf, WAYS } from "./plan.ts";
import { addBatch, BATCH, type Counted, loadTally, NOTHING_DONE, saveTally, soakBatch } from "./tally.ts";

const folder = mkdtempSync(path.join(tmpdir(), "soak-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("the plan of a soak", () => {
  const items = Array.from({ length: 3000 }, (_, index) => itemOf(index));

  it("has every game, dialect and label, every size of village and every switch", () => {
    const seen = new Set(items.map(({ game, config }) => `${game.id} ${config.dialect} ${config.difficulty}`));
    expect(seen.size).toBe(WAYS.length);
    const sizes = new Set(items.map(({ config }) => config.N).filter((size) => size !== undefined));
    expect([...sizes].sort((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 14 }, (_, i) => i + 3));
    const keys = new Set(items.flatMap(({ config }) => Object.keys(config)));
    for (const key of ["CLUE_CONFIG", "ATOM_CONFIG", "TEMPLATE_CONFIG", "irredundant", "wolvesAlsoTellTruth"])
      expect(keys).toContain(key);
  });

  it("is the same every time", () => {
    expect(itemOf(1234)).toEqual(items[1234]);
  });
});

describe("an item", () => {
  it("is sound and comes back, for each way of playing", () => {
    for (const index of WAYS.keys()) {
      const soaked = soak(itemOf(index));
      expect([index, soaked.kind === "made" ? soaked.defects : []]).toEqual([index, []]);
    }
  });

  it("that is not as promised is a defect", () => {
    const forgetful = { ...nullGame, unpack: (bytes: Uint8Array) => ({ ...nullGame.unpack(bytes), seed: "other" }) };
    const soaked = soak({ game: forgetful as Game, config: {}, seed: "x" });
    expect(soaked).toMatchObject({ kind: "made", defects: [expect.stringContaining("share code"), expect.anything()] });
    const broken = { ...nullGame, pack: () => Uint8Array.of() };
    expect(soak({ game: broken as Game, config: {}, seed: "x" })).toMatchObject({
      defects: [expect.stringContaining("throws")],
    });
  });

  it("whose settings cannot be had is refused, and is no defect", () => {
    expect(soak({ game: nullGame as Game, config: { luck: 7 }, seed: "x" })).toEqual({ kind: "refused" });
  });
});

describe("a tally", () => {
  const counted: Counted = { made: 3, none: 1, refused: 0, defects: [] };

  it("adds batches in any order, and goes on where it was", () => {
    const after = [2, 0, 3].reduce((tally, batch) => addBatch(tally, batch, counted), NOTHING_DONE);
    expect(after).toMatchObject({ below: 1, ahead: [2, 3], made: 9, none: 3 });
    const file = path.join(folder, "state.json");
    saveTally(file, after);
    expect(loadTally(file)).toEqual(after);
    expect(addBatch(after, 1, counted)).toMatchObject({ below: 4, ahead: [] });
  });

  it("begins anew without a file, and refuses one that is not its own", () => {
    expect(loadTally(path.join(folder, "nothing.json"))).toBeUndefined();
    const file = path.join(folder, "other.json");
    writeFileSync(file, '{"below":-1}');
    expect(() => loadTally(file)).toThrow();
  });

  it("counts the items of a batch up to the end of the run", () => {
    const { made, none, refused } = soakBatch(1, BATCH + 9);
    expect(made + none + refused).toBe(9);
  });
});
