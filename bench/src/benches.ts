// Every benchmark: one file that exports `run`, and one line here.

import type { Bench } from "./harness.ts";

export const BENCHES: readonly Bench[] = [];
