// One seed is one puzzle: the seed that a puzzle prints makes it again, from the command line, over HTTP, on the page and
// from the library.
import { type Game, generate, LONGEST_SEED, makeCode } from "@demonstrandum/engine";
import { cultivators, GAMES, tellGame, who } from "@demonstrandum/games";
import { en } from "@demonstrandum/games/english";
import { describe, expect, it } from "vitest";
import { runText } from "../apps/cli/src/run.cases.ts";
import { BASE } from "../apps/server/src/api/mount.ts";
import { askApi, newApi } from "../apps/server/src/app/testing.ts";
import { makePuzzle } from "../apps/web/src/table/referee/make.ts";
import { parseQuery } from "../apps/web/src/table/referee/request.ts";

const CONFIG = { difficulty: "easy" };

async function printed(...argv: readonly string[]) {
  const { stdout, stderr } = await runText(["new", ...argv, "--difficulty", "easy", "--jobs", "1"]);
  expect(stderr).toBe("");
  return JSON.parse(stdout);
}

function fromLibrary(game: Game, seed: string) {
  const made = generate(game, CONFIG, seed);
  if (!made.ok) throw new Error(made.failure.text);
  return made.puzzle;
}

async function overHttp(game: Game, seed: string) {
  const body = { game: game.id, seed, config: CONFIG };
  return (await askApi(newApi(), `${BASE}/puzzles/generate`, { body })).data.puzzle;
}

/** The code of the puzzle that the page makes for an address as a person would write it. */
function onPage(game: Game, address: string) {
  const request = parseQuery(new URL(address, "https://demonstrandum.example"));
  const answer = request && makePuzzle(tellGame(en, game), request, () => {});
  return answer?.kind === "made" ? answer.code : answer;
}

describe.each(GAMES.map((game) => [game.id, game] as const))("a seed of %s", (id, game) => {
  it.each(["monday", "monday#5", "dd1#5#0"])("is one puzzle wherever it is made: %s", async (seed) => {
    const puzzle = await printed(id, "--seed", seed);
    expect(puzzle.seed).toBe(seed);
    expect(JSON.parse(JSON.stringify(fromLibrary(game, seed)))).toEqual(puzzle);
    expect(await overHttp(game, seed)).toEqual(puzzle);
    const code = makeCode(game, fromLibrary(game, seed));
    expect(onPage(game, `/${id}?difficulty=easy&seed=${seed}`)).toBe(code);
    expect(onPage(game, `/${id}?difficulty=easy&seed=${encodeURIComponent(seed)}`)).toBe(code);
  });
});

describe("a run", () => {
  it("numbers its items behind the seed, also where it is a run of one", async () => {
    const run = await printed("who", "--seed", "S", "--count", "3", "--format", "json");
    expect(run.map(({ seed }: { seed: string }) => seed)).toEqual(["S#0", "S#1", "S#2"]);
    expect(await printed("who", "--seed", "S", "--count", "1")).toEqual(run[0]);
    expect(await printed("who", "--seed", "S", "--first", "1")).toEqual(run[1]);
    for (const item of run) expect(await printed("who", "--seed", item.seed)).toEqual(item);
  });

  it("takes seeds as long as puzzles can carry with their numbers", async () => {
    const longest = "x".repeat(LONGEST_SEED);
    expect((await printed("who", "--seed", longest)).seed).toBe(longest);
    expect(await overHttp(who, longest)).toEqual(await printed("who", "--seed", longest));
    const { code, stderr } = await runText(["new", "who", "--seed", longest, "--first", "99"]);
    expect([code, stderr]).toEqual([2, "qed: A seed has at most 197 characters.\n"]);
  });
});

it("is played in the terminal as it is made", async () => {
  const { stdout } = await runText(
    ["play", "cultivators", "--difficulty", "easy", "--seed", "monday#5"],
    "code\nquit\n",
  );
  expect(stdout).toContain(makeCode(cultivators, fromLibrary(cultivators, "monday#5")));
});
