// Draws what the preview of a link shows: the board of the puzzle as a player first sees it, or a sample of the game.
import { readFileSync } from "node:fs";
import { type Game, generate, newSession, type Puzzle, parseCode, viewIn } from "@demonstrandum/engine";
import { GAMES, tellGame, type WordsOfGames } from "@demonstrandum/games";
import { zh } from "@demonstrandum/games/chinese";
import { en } from "@demonstrandum/games/english";
import { type Kit, paintBoard, parseKit } from "@demonstrandum/picture";
import type { Language } from "@demonstrandum/text";
import { ProblemError } from "../problem/problem.ts";
import type { Shown } from "./picture-address.ts";
import { WORDS } from "./words/index.ts";

const WORDS_OF_GAMES: Readonly<Record<Language, WordsOfGames>> = { en, zh };

const SITE = "Demonstrandum";
/** No puzzle of anybody's. */
const SAMPLE = "a board to look at";

let kept: { readonly file: string; readonly kit: Kit } | undefined;

/** A build's kit never changes. */
function readKit(file: string): Kit {
  if (kept?.file !== file) kept = { file, kit: parseKit(JSON.parse(readFileSync(file, "utf8"))) };
  return kept.kit;
}

/** The PNG in base64. Throws what reading a code throws. */
export function drawPicture({ language = "en", game, code, kit: file }: Shown & { readonly kit: string }): string {
  const [games, words] = [WORDS_OF_GAMES[language], WORDS[language]];
  const found = code === undefined ? sample(game) : parseCode(GAMES, code, games);
  const seen = viewIn(tellGame(games, found.game), newSession(found.puzzle));
  const kit = readKit(file);
  const title = kit.rooms[seen.game]?.titles[language];
  const own = { ...(title === undefined ? {} : { title }), about: words.about(seen.difficulty, seen.people.length) };
  const heading =
    game === undefined ? { title: SITE, line: words.house } : code === undefined ? { ...own, line: words.room } : own;
  return Buffer.from(paintBoard(kit, seen, heading)).toString("base64");
}

function sample(id: string | undefined): { readonly game: Game; readonly puzzle: Puzzle } {
  const game = GAMES.find((each) => each.id === id) ?? GAMES[0];
  const made = game && generate(game, {}, SAMPLE);
  if (!game || !made?.ok) throw new ProblemError({ status: 404, code: "no-picture", detail: "There is no picture." });
  return { game, puzzle: made.puzzle };
}
