// Clues that somebody wrote for who: mechanic statements, data, and sentences in any language.

import type { NamedSetting, Setting } from "@demonstrandum/clues";
import { ClueError } from "@demonstrandum/clues/clue-error";
import { readWhoSaid } from "@demonstrandum/clues/read";
import {
  makeMechanic,
  parseMechanic,
  type Roles,
  storiesOf,
  TEMPLATE_BY_ID,
  tellWhoStory,
  type WhoClue,
} from "@demonstrandum/clues/who";
import type { Understood } from "@demonstrandum/engine";
import { isData, parseJsonClue, readBySpeaker, understandData } from "../grid/understand.ts";
import { makeDialects } from "./who-theme.ts";

/** The dialect with its stories. */
export const storiedDialect = makeDialects(tellWhoStory);

/** A sentence as a mechanic statement; undefined for what is no sentence of theirs. */
export function writeWhoClue(
  text: string,
  at: NamedSetting,
  roles: Roles,
  ways: (clue: WhoClue, at: NamedSetting) => readonly string[],
): string | undefined {
  if (isData(text)) return undefined;
  const clue = readBySpeaker(at, (speaker) => {
    const heardBy = { ...at, speaker };
    return readWhoSaid(text, heardBy, (guess) => ways(guess, heardBy));
  });
  const template = clue && TEMPLATE_BY_ID.get(clue.template);
  return clue && template && makeMechanic(template, clue.params, roles);
}

/** Mechanic statements, data, and sentences in English. Throws a ClueError. */
export function understandWho(text: string, at: Setting, roles: Roles): Understood {
  const dialect = storiedDialect(roles);
  if (isData(text)) return understandData(dialect, parseJsonClue(text), at);
  const names = at.board.people.map(({ name }) => name);
  const clue = parseMechanicOr(text, at, roles, () =>
    writeWhoClue(text, { ...at, names }, roles, (guess, heardBy) => [
      dialect.sayClue(guess, heardBy.speaker, heardBy.board),
      ...storiesOf(guess, roles, heardBy),
    ]),
  );
  return { ...understandData(dialect, clue, at), text: String(dialect.makeClue(clue, at.speaker, at.board).mechanic) };
}

/** What is no mechanic statement may still be a sentence; where it is none, the first refusal stands. */
function parseMechanicOr(text: string, at: Setting, roles: Roles, write: () => string | undefined): WhoClue {
  try {
    return parseMechanic(text, at, roles);
  } catch (error) {
    const written = error instanceof ClueError ? write() : undefined;
    if (written === undefined) throw error;
    return parseMechanic(written, at, roles);
  }
}
