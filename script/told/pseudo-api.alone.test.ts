// Everything that the HTTP API tells people comes from words: with words in brackets, every sentence of its answers is in them, but for
// a puzzle's own texts, which JSON holds in English, and for problems, which have a code.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Game, generate } from "@demonstrandum/engine";
import { GAMES } from "@demonstrandum/games";
import { makeReferee } from "@demonstrandum/referee";
import { openStore, type Store } from "@demonstrandum/store";
import { LANGUAGES } from "@demonstrandum/text";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { askApi, newApi } from "../../apps/server/src/app/testing.ts";
import { outsideOf } from "./brackets.ts";

vi.mock("@demonstrandum/games/english", async (load) => {
  const english = await load<typeof import("@demonstrandum/games/english")>();
  const { wordsInBrackets } = await import("./brackets.ts");
  return { ...english, en: wordsInBrackets(english.en) };
});
vi.mock("@demonstrandum/games/chinese", async (load) => {
  const chinese = await load<typeof import("@demonstrandum/games/chinese")>();
  const { wordsInBrackets } = await import("./brackets.ts");
  return { ...chinese, zh: wordsInBrackets(chinese.zh) };
});

const BASE = "/api/v1";
const folder = mkdtempSync(join(tmpdir(), "qed-pseudo-"));
let store: Store;
let api: ReturnType<typeof newApi>;
beforeAll(async () => {
  store = await openStore({ kind: "sqlite", folder });
  const referee = makeReferee(store, "a secret of sixteen", () => Date.parse("2026-01-05T12:00:00Z"));
  api = newApi({ RATE_FACTOR: "1000" }, [], referee);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What a sentence is made of: names of groups and the like. */
const IN_NO_LANGUAGE = ["said", "key"];

/** Every text of an answer that is a sentence, or several words. */
function sentencesIn(data: unknown): string[] {
  if (typeof data === "string") return /⟦|\p{L}\s+\p{L}|\p{Script=Han}{3}/u.test(data) ? [data] : [];
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => (IN_NO_LANGUAGE.includes(key) ? [] : sentencesIn(value)));
}

const leaksIn = (data: unknown): string[] => sentencesIn(data).filter((text) => /\p{L}/u.test(outsideOf(text)));

let callers = 0;

/** Each as somebody else, so that nobody asks too often. */
async function ask(path: string, body: object, headers: Record<string, string> = {}) {
  const {
    status,
    data,
    headers: answered,
  } = await askApi(api, BASE + path, {
    body,
    headers,
    from: `10.0.0.${++callers}`,
  });
  expect([path, status < 300]).toEqual([path, true]);
  return { data, cookie: answered.get("set-cookie")?.split(";")[0] ?? "" };
}

function expectWords(data: unknown): void {
  expect(sentencesIn(data).length).toBeGreaterThan(0);
  expect(leaksIn(data)).toEqual([]);
}

describe.each([
  ["cultivators", { dialect: "atoms" }],
  ["cultivators", { liars: true }],
  ["who", {}],
  ["village", {}],
] as const)("what is told of a puzzle of %s %j", (id, config) => {
  const game = GAMES.find((each) => each.id === id) as Game;
  const made = generate(game, { difficulty: "easy", ...config }, "pseudo");
  const puzzle = made.ok ? made.puzzle : undefined;

  it.each(["solve", "prove"])("comes from words: %s", async (operation) => {
    expectWords((await ask(`/puzzles/${operation}`, { puzzle })).data);
  });

  it("comes from words where it is wrong", async () => {
    expectWords((await ask("/puzzles/check", { puzzle: { ...puzzle, difficulty: "hard" } })).data);
  });
});

describe.each(LANGUAGES)("a daily play in %s", (language) => {
  it.each(["cultivators", "who", "village"])("comes from words: %s", async (game) => {
    const { data: play, cookie } = await ask("/plays", { day: "2026-01-05", game, language });
    expectWords(play.view);
    const hint = { kind: "hint", level: 5 };
    const asked = { key: "key-00000001", after: 0, move: hint, language };
    const { data } = await ask(`/plays/${play.id}/moves`, asked, { cookie });
    expectWords(data.outcome);
    expectWords(data.play.view);
  });
});
