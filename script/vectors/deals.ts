// deals.json: situations at a Clue table with what must follow from them.

import { runCases } from "./deals-cases.ts";
import { checkFile, type Runner } from "./runner.ts";

export const DEALS_RUNNER: Runner = {
  file: "deals.json",
  run: (data) => [
    ...checkFile(data, ["format", "ownerIds", "eventTypes", "expectFields", "decks", "cases"]),
    ...runCases(data).map(({ id, failures }) => ({ name: id, failures })),
  ],
};
