// deals.json: situations at a Clue table with what must follow from them.

import { runCases } from "./deals-cases.ts";
import type { Runner } from "./runner.ts";

export const DEALS_RUNNER: Runner = {
  file: "deals.json",
  run: (data) => runCases(data).map(({ id, failures }) => ({ name: id, failures })),
};
