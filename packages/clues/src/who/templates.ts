// The list of the rule templates, in the order of their document. A new family of them is a file in forms/ and its line here.

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

const LISTED = {
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
};

export type TemplateId = keyof typeof LISTED;
export type TemplateParams<Id extends TemplateId> = (typeof LISTED)[Id]["example"]["params"];

/** A template with its name. */
export type NamedTemplate = Template & { readonly id: TemplateId };

/** The templates of who: every form of clue that the dialect has. */
export const TEMPLATES = Object.entries(LISTED).map(([id, template]) => ({
  id,
  ...template,
})) as readonly unknown[] as readonly NamedTemplate[];

/** The templates of who by their ids. */
export const TEMPLATE_BY_ID: ReadonlyMap<string, NamedTemplate> = new Map(
  TEMPLATES.map((template) => [template.id, template]),
);
