import { makeGameText, makeShareText } from "@demonstrandum/deals";
import { describe, expect, it } from "vitest";
import { en } from "../../../words/en/clue.ts";
import { makeSquares } from "../../base/design/qr-code.tsx";
import { exampleGame } from "../store/example-game.ts";
import { SETUP, suggestion } from "../store/sample.ts";
import { newGame, savedGame } from "../store/table-game.ts";
import { makeLink, readFileText, readHash } from "./read-game.ts";

const game = savedGame(newGame(en, SETUP, [suggestion("e1"), suggestion("e2")], 5, "abc"));

describe("a game that travels", () => {
  it("comes back from a link and from a file as it left", async () => {
    const link = makeLink(makeShareText(game), "https://example.org/clue");
    expect(link).toMatch(/^https:\/\/example\.org\/clue#table=[\w-]+$/);
    expect(await readHash(en, new URL(link).hash)).toEqual({ ok: true, game });
    expect(readFileText(en, makeGameText(game))).toEqual({ ok: true, game });
  });

  it("is refused in plain words when it is not one", async () => {
    expect(await readHash(en, "")).toBeUndefined();
    expect(await readHash(en, "#setup")).toBeUndefined();
    expect(await readHash(en, "#table=1abc")).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/^This link/),
    });
    expect(readFileText(en, "[]")).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/^This is not a saved table/),
    });
  });

  it("fits a QR code, and says so when it does not", () => {
    const squares = makeSquares(makeLink(makeShareText(game), "https://example.org/clue"));
    expect(squares?.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
    expect(makeSquares("x".repeat(5000))).toBeUndefined();
  });
});

describe("the example", () => {
  it("is a game like any other, and always the same", () => {
    const example = exampleGame(en, 1);
    expect(readFileText(en, makeGameText(example))).toEqual({ ok: true, game: example });
    expect(exampleGame(en, 1)).toEqual(example);
    expect(example.setup.players).toEqual(["Me", "Bob", "Carol", "David"]);
  });
});
