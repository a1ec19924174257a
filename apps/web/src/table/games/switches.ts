// A game's switches in words: what each is, a clue as an example, and what it does to a puzzle. The examples are the language's own:
// of the true clues on a sample board that are made with the part, one of middling length.

import type { Dialect } from "@demonstrandum/clues";
import type { Board } from "@demonstrandum/clues/board";
import type { Words } from "../../../words/words.ts";
import type { Choice } from "./options.ts";

/** How a language says the switches, and clues unless they carry its sentences themselves. */
interface SwitchWording extends Pick<Words["options"], "part"> {
  readonly parts: Readonly<Record<string, string>>;
  readonly tongue?: ((clue: unknown, speaker: number, board: Board) => string) | undefined;
}

/** A world with both kinds everywhere, and one with few of the ordinary kind. */
const WORLDS = [0b0100_1010_0011_0010_1001, 0b1111_1111_1111_1101_1110];

interface Found<C> {
  readonly clue: C;
  readonly speaker: number;
  readonly text: string;
}

function cluesOn<C>(dialect: Dialect<C>, board: Board): readonly Found<C>[] {
  const everyone = (1 << board.people.length) - 1;
  return WORLDS.flatMap((world) =>
    board.people.flatMap((_, speaker) =>
      dialect
        .candidates(speaker, world & everyone, board)
        .map((clue) => ({ clue, speaker, text: dialect.sayClue(clue, speaker, board) })),
    ),
  ).sort((a, b) => a.text.length - b.text.length);
}

export function makeSwitches<C>(dialect: Dialect<C>, board: Board, words: SwitchWording): readonly Choice[] {
  const clues = cluesOn(dialect, board);
  return dialect.parts.map((part) => {
    const made = clues.filter(({ clue }) => dialect.partsOf(clue).includes(part));
    const example = made[made.length >> 1];
    const label = words.parts[part];
    if (!label) throw new Error(`The switch ${part} has no words.`);
    if (!example) return { value: part, label, note: "" };
    const text = words.tongue?.(example.clue, example.speaker, board) ?? example.text;
    return { value: part, label, note: words.part(text, dialect.tierOf(example.clue)) };
  });
}
