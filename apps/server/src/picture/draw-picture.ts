// Draws what the preview of a link shows: the board of the puzzle as a player first sees it, or a sample of the game.
import { readFileSync } from "node:fs";
import { type Game, generate, newSession, type Puzzle, parseCode, view } from "@demonstrandum/engine";
import { GAMES } from "@demonstrandum/games";
import { type Kit, paintBoard, parseKit } from "@demonstrandum/picture";
import { ProblemError } from "../api/problem.ts";
import type { Shown } from "./picture-address.ts";

const SITE = {
  title: "Demonstrandum",
  line: "Games of pure deduction. Every answer can be proved, and the game shows you the proof.",
};
/** No puzzle of anybody's. */
const SAMPLE = "a board to look at";

let kept: { readonly file: string; readonly kit: Kit } | undefined;

/** A build's kit never changes. */
function readKit(file: string): Kit {
  if (kept?.file !== file) kept = { file, kit: parseKit(JSON.parse(readFileSync(file, "utf8"))) };
  return kept.kit;
}

/** The PNG in base64. Throws what reading a code throws. */
export function drawPicture({ game, code, kit }: Shown & { readonly kit: string }): string {
  const found = code === undefined ? sample(game) : parseCode(GAMES, code);
  const seen = view(found.game, newSession(found.puzzle));
  const heading = game === undefined ? SITE : code === undefined ? { line: "Every answer can be proved." } : {};
  return Buffer.from(paintBoard(readKit(kit), seen, heading)).toString("base64");
}

function sample(id: string | undefined): { readonly game: Game; readonly puzzle: Puzzle } {
  const game = GAMES.find((each) => each.id === id) ?? GAMES[0];
  const made = game && generate(game, {}, SAMPLE);
  if (!game || !made?.ok) throw new ProblemError({ status: 404, code: "no-picture", detail: "There is no picture." });
  return { game, puzzle: made.puzzle };
}
