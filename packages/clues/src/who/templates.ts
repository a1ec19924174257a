// The list of the 27 rule templates. A new one is a file in forms/ and a line here.

import { ALPHABETICAL } from "./forms/alphabetical.ts";
import { BETWEEN } from "./forms/between.ts";
import { COMPARE_NEIGHBORS } from "./forms/compare-neighbors.ts";
import { CONNECTED_IN_LINE } from "./forms/connected-in-line.ts";
import { COUNT_FROM_CHARACTER } from "./forms/count-from-character.ts";
import { COUNT_IN_REGION } from "./forms/count-in-region.ts";
import { IS_ROLE } from "./forms/is-role.ts";
import { NEIGHBOR_COUNT } from "./forms/neighbor-count.ts";
import { NEIGHBORING } from "./forms/neighboring.ts";
import { ONE_OF_NEIGHBORS } from "./forms/one-of-neighbors.ts";
import type { Template } from "./template.ts";

export const TEMPLATES: readonly Template[] = [
  ...COUNT_IN_REGION,
  ...COUNT_FROM_CHARACTER,
  ...BETWEEN,
  ...NEIGHBOR_COUNT,
  ...COMPARE_NEIGHBORS,
  ...ONE_OF_NEIGHBORS,
  ...NEIGHBORING,
  ...CONNECTED_IN_LINE,
  ...IS_ROLE,
  ...ALPHABETICAL,
];

export const TEMPLATE_BY_ID: ReadonlyMap<string, Template> = new Map(
  TEMPLATES.map((template) => [template.id, template]),
);
