// The who dialect: rule templates, each as a mechanic statement and as a plain sentence, and as a story where somebody tells it.

import { indices, type Mask } from "@demonstrandum/logic";
import { needs } from "@demonstrandum/text";
import * as v from "valibot";
import type { Board } from "../board.ts";
import type { Dialect } from "../dialect.ts";
import { type Form, findForm, type Setting, wellFormed } from "../form.ts";
import { parseData } from "../schema.ts";
import { makeMechanic, type WhoClue, withBoardNames } from "./mechanic.ts";
import { whoRemark } from "./remarks/en.ts";
import { DEFAULT_ROLES, type Roles } from "./roles.ts";
import { flawOf, namedIn, type WhoParams } from "./template.ts";
import { type NamedTemplate, TEMPLATE_BY_ID, TEMPLATES } from "./templates.ts";
import { makeVoice } from "./voice.ts";
import { templateSentence } from "./words/en.ts";

/** The templates as clue forms, in the default words. */
export const WHO_FORMS: readonly Form<WhoParams>[] = /* @__PURE__ */ TEMPLATES.map((template) => ({
  ...template,
  named: (params, { board }) => namedIn(params, board),
  say: (params, at) => templateSentence(template.id)(params, makeVoice(DEFAULT_ROLES, at)),
}));

const ClueSchema = v.object({ template: v.string(needs(whoRemark.templateNeeded())), params: v.unknown() });
const TEMPLATE = whoRemark.template();
export const templateFor = (id: string): NamedTemplate => findForm(TEMPLATE_BY_ID, id, TEMPLATE);

/** Whom a puzzle file lists as referenced. */
function listed({ template, params }: WhoClue, at: Setting): Mask {
  const { counted, alsoListed } = templateFor(template);
  return counted(params, at) | namedIn(params, at.board) | (alsoListed?.(params, at) ?? 0);
}

/** Tells a clue as a story. */
export type TellStory = (clue: WhoClue, roles: Roles, at: Setting) => string;

/** The dialect with other words for the two roles; without stories unless somebody tells them. */
export function makeWho(roles: Roles = DEFAULT_ROLES, tell?: TellStory): Dialect<WhoClue> {
  const say = ({ template, params }: WhoClue, speaker: number, board: Board): string =>
    templateSentence(templateFor(template).id)(params, makeVoice(roles, { board, speaker }));
  return {
    id: "who",
    parts: TEMPLATES.map(({ id }) => id),
    parseClue(data, speaker, board) {
      const { template, params } = parseData(ClueSchema, data, "clue");
      const form = templateFor(template);
      const strict = { ...form, flaw: (given: WhoParams, at: Setting) => flawOf(form, given, at) };
      return { template, params: withBoardNames(wellFormed(strict, params, { board, speaker }), board) };
    },
    makeClue(clue, speaker, board) {
      const at = { board, speaker };
      return {
        template: clue.template,
        params: clue.params,
        mechanic: makeMechanic(templateFor(clue.template), clue.params, roles),
        ...(tell ? { narrative: tell(clue, roles, at) } : {}),
        referencedCells: indices(listed(clue, at)),
        text: say(clue, speaker, board),
      };
    },
    meaning: ({ template, params }, speaker, board) => templateFor(template).meaning(params, { board, speaker }),
    counted: ({ template, params }, speaker, board) => templateFor(template).counted(params, { board, speaker }),
    named: ({ params }, _speaker, board) => namedIn(params, board),
    naming: ({ template, params }, speaker, board) => templateFor(template).naming(params, { board, speaker }),
    sayClue: say,
    candidates: (speaker, world, board, { without = [] } = {}) =>
      TEMPLATES.filter(({ id }) => !without.includes(id)).flatMap((template) =>
        template.candidates(world, { board, speaker }).map((params) => ({ template: template.id, params })),
      ),
    draw(speaker, world, board, below) {
      const template = TEMPLATES[below(TEMPLATES.length)] as NamedTemplate;
      const params = template.draw(world, { board, speaker }, below);
      return params && { template: template.id, params };
    },
    formOf: ({ template }) => template,
    partsOf: ({ template }) => [template],
    isDirect: ({ template }) => template === "is-villager" || template === "is-werewolf",
    tierOf: ({ template }) => templateFor(template).tier,
  };
}
