// Whether a puzzle keeps what its knobs promise, and whoever is spoken of is revealed in time.

import { ClueError } from "@demonstrandum/clues/clue-error";
import type { Finding } from "@demonstrandum/engine";
import { isAside } from "./asides.ts";
import { isDirectClue } from "./clue-deck.ts";
import { type ClueTheme, keepsTheme } from "./clue-theme.ts";
import type { GridDraft } from "./grid-puzzle.ts";
import type { GridReading } from "./grid-reading.ts";
import { gridRemark } from "./remarks/en.ts";

/** Neither silence nor what cannot be understood. */
const isSaid = (clue: unknown): boolean => clue !== undefined && !(clue instanceof ClueError);

export function* checkKnobs({ solveChain }: GridDraft, reading: GridReading): Generator<Finding> {
  const { config, dialect, board } = reading;
  const { directCluesMin: least = 0, complexCluesMax, elementCluesMax } = config;
  const count = (isMeant: (clue: unknown, speaker: number) => boolean): number =>
    reading.clues.filter((clue, speaker) => isSaid(clue) && isMeant(clue, speaker)).length;
  const direct = least === 0 ? 0 : count((clue, speaker) => isDirectClue(dialect, clue, speaker, board));
  if (direct < least) yield { kind: "limit", text: gridRemark.fewDirect({ count: direct, least }) };
  const complex = complexCluesMax === undefined ? 0 : count((clue) => dialect.isQuota(clue));
  if (complex > (complexCluesMax ?? 0))
    yield { kind: "limit", text: gridRemark.manyComplex({ count: complex, most: complexCluesMax ?? 0 }) };
  const elements =
    elementCluesMax === undefined ? 0 : count((clue) => dialect.tagsOf?.(clue).includes("marks") ?? false);
  if (elements > (elementCluesMax ?? 0))
    yield { kind: "limit", text: gridRemark.manyElements({ count: elements, most: elementCluesMax ?? 0 }) };
  yield* checkAsides(reading);
  if (config.only) yield* checkTheme(config.only, reading);
  if (!config.liars) yield* checkSubjects(solveChain, reading);
}

function* checkAsides({ config: { asides = 0 }, clues, board }: GridReading): Generator<Finding> {
  const said = clues.map((clue) => (isAside(clue) ? clue.aside : undefined));
  const count = said.filter((line) => line !== undefined).length;
  if (count !== asides) yield { kind: "limit", text: gridRemark.asideCount({ count, wanted: asides }) };
  for (const [person, line] of said.entries()) {
    if (line === undefined || said.indexOf(line) === person) continue;
    const text = gridRemark.asideTwice({ name: board.people[person]?.name ?? "" });
    yield { kind: "repeated clue", person, text };
  }
}

function* checkTheme(theme: ClueTheme, { dialect, clues, board }: GridReading): Generator<Finding> {
  for (const [speaker, clue] of clues.entries()) {
    if (!isSaid(clue) || isAside(clue) || keepsTheme(theme, dialect, clue, speaker, board)) continue;
    const text = gridRemark.offTheme({ name: board.people[speaker]?.name ?? "", theme });
    yield { kind: "limit", person: speaker, text };
  }
}

function* checkSubjects(chain: readonly number[], { dialect, clues, board }: GridReading): Generator<Finding> {
  const nameOf = (id: number): string => board.people[id]?.name ?? "";
  for (const [speaker, clue] of clues.entries()) {
    const subject = isSaid(clue) ? dialect.awaits?.(clue) : undefined;
    if (subject === undefined || chain.indexOf(subject) <= chain.indexOf(speaker)) continue;
    const text = gridRemark.subjectUnrevealed({ name: nameOf(speaker), subject: nameOf(subject) });
    yield { kind: "unrevealed subject", person: speaker, text };
  }
}
