import { makeGameText, makeShareText } from "@demonstrandum/deals";
import { describe, expect, it } from "vitest";
import { makeSquares } from "../../design/qr-code.tsx";
import { exampleGame } from "../state/example-game.ts";
import { SETUP, suggestion } from "../state/sample.ts";
import { newGame, savedGame } from "../state/table-game.ts";
import { makeLink, readFileText, readHash } from "./read-game.ts";

const game = savedGame(newGame(SETUP, [suggestion("e1"), suggestion("e2")], 5, "abc"));

describe("a game that travels", () => {
  it("comes back from a link and from a file as it left", () => {
    const link = makeLink(makeShareText(game), "https://example.org");
    expect(link).toMatch(/^https:\/\/example\.org\/clue#table=[\w-]+$/);
    expect(readHash(new URL(link).hash)).toEqual({ ok: true, game });
    expect(readFileText(makeGameText(game))).toEqual({ ok: true, game });
  });

  it("is refused in plain words when it is not one", () => {
    expect(readHash("")).toBeUndefined();
    expect(readHash("#setup")).toBeUndefined();
    expect(readHash("#table=1abc")).toMatchObject({ ok: false, problem: expect.stringMatching(/^This link/) });
    expect(readFileText("[]")).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/^This is not a saved table/),
    });
  });

  it("fits a QR code, and says so when it does not", () => {
    const squares = makeSquares(makeLink(makeShareText(game), "https://example.org"));
    expect(squares?.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
    expect(makeSquares("x".repeat(5000))).toBeUndefined();
  });
});

describe("the example", () => {
  it("is a game like any other, and always the same", () => {
    const example = exampleGame(1);
    expect(readFileText(makeGameText(example))).toEqual({ ok: true, game: example });
    expect(exampleGame(1)).toEqual(example);
    expect(example.setup.players).toEqual(["Me", "Bob", "Carol", "David"]);
  });
});
