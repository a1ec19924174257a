// Document 002: the rule templates on a board of villagers and werewolves.

import { parseMechanic, storiesOf } from "@demonstrandum/clues/who";
import { WHO_THEME, who, whoInEnglish } from "../../../packages/games/src/who/who.ts";
import { truthTable } from "../truth-table.ts";
import { boardOf, speakerOf } from "./cultivators-kinds.ts";
import type { DocumentVector, Kind } from "./document-runner.ts";
import { puzzleKind, settingsKind } from "./puzzle-kinds.ts";

const configOf = ({ roles }: DocumentVector) =>
  WHO_THEME.parseConfig({ preset: "documents", ...(roles === undefined ? {} : { roles }) });

/** A rule as the document writes it: its template, and whom it refers to. */
const template: Kind = {
  asks: ["rule", "speaker", "roles"],
  show(vector, file) {
    const board = boardOf(file);
    const speaker = speakerOf(vector, board);
    const config = configOf(vector);
    if (!WHO_THEME.understand) throw new Error("Who reads no clues.");
    const read = WHO_THEME.understand(String(vector.rule), { board, speaker }, config);
    const dialect = WHO_THEME.dialectFor(config);
    const clue = parseMechanic(read.text, { board, speaker }, config.roles);
    return {
      template: clue.template,
      params: clue.params,
      mechanic: read.text,
      sentence: dialect.sayClue(clue, speaker, board),
      referenced: read.people.map((id) => board.people[id]?.name),
      models: truthTable(read.says, board.size).models,
      stories: storiesOf(clue, config.roles, { board, speaker }).length,
    };
  },
};

export const WHO_KINDS: Readonly<Record<string, Kind>> = {
  template,
  puzzle: puzzleKind(who, whoInEnglish),
  settings: settingsKind(who),
};
