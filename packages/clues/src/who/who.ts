// The who dialect: rule templates, each as a mechanic statement, as a plain sentence and as a story.

import { indices, type Mask } from "@demonstrandum/logic";
import { said } from "@demonstrandum/text";
import * as v from "valibot";
import type { Board } from "../board.ts";
import type { Dialect } from "../dialect.ts";
import { type Form, findForm, type Setting, wellFormed } from "../form.ts";
import { parseData } from "../schema.ts";
import { makeMechanic, type WhoClue, withBoardNames } from "./mechanic.ts";
import { openingOf } from "./openings.ts";
import { DEFAULT_ROLES, type Roles } from "./roles.ts";
import { flawOf, namedIn, type WhoParams } from "./template.ts";
import { type NamedTemplate, TEMPLATE_BY_ID, TEMPLATES } from "./templates.ts";
import { makeVoice } from "./voice.ts";
import { templateWords } from "./words/en.ts";

/** The templates as clue forms, in the default words. */
export const WHO_FORMS: readonly Form<WhoParams>[] = /* @__PURE__ */ TEMPLATES.map((template) => ({
  ...template,
  named: (params, { board }) => namedIn(params, board),
  say: (params, at) => templateWords(template.id).sentence(params, makeVoice(DEFAULT_ROLES, at)),
}));

const ClueSchema = v.object({ template: v.string("a template is needed"), params: v.unknown() });
const TEMPLATE = said`template`;
const templateFor = (id: string): NamedTemplate => findForm(TEMPLATE_BY_ID, id, TEMPLATE);

const MODULUS = 1_000_003;
/** Larger sums would not stay whole numbers of 31 bits when the next letter is added. */
const LARGE = 2 ** 26;

/** A small number that depends on every letter. */
const hash = (text: string): number => {
  let sum = 7;
  for (let i = 0; i < text.length; i++) {
    const code = text.codePointAt(i) ?? 0;
    if (code > 0xffff) i++;
    sum = sum * 31 + code;
    if (sum >= LARGE) sum %= MODULUS;
  }
  return sum % MODULUS;
};

/** Which of its voices a clue is told in: always the same for the same speaker and clue. */
export const voiceIndex = ({ template, params }: WhoClue, speaker: number): number =>
  hash(`${speaker}${template}${JSON.stringify(params)}`);

function tell(clue: WhoClue, roles: Roles, at: Setting): string {
  const { params } = clue;
  const { voices } = templateWords(templateFor(clue.template).id);
  const voice = voices[voiceIndex(clue, at.speaker) % voices.length];
  return `${openingOf(at)} ${voice?.(params, makeVoice(roles, at)) ?? ""}.`;
}

/** Whom a puzzle file lists as referenced. */
function listed({ template, params }: WhoClue, at: Setting): Mask {
  const { counted, alsoListed } = templateFor(template);
  return counted(params, at) | namedIn(params, at.board) | (alsoListed?.(params, at) ?? 0);
}

/** The dialect with other words for the two roles. */
export function makeWho(roles: Roles = DEFAULT_ROLES): Dialect<WhoClue> & Required<Pick<Dialect<WhoClue>, "tellClue">> {
  const say = ({ template, params }: WhoClue, speaker: number, board: Board): string =>
    templateWords(templateFor(template).id).sentence(params, makeVoice(roles, { board, speaker }));
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
        narrative: tell(clue, roles, at),
        referencedCells: indices(listed(clue, at)),
        text: say(clue, speaker, board),
      };
    },
    meaning: ({ template, params }, speaker, board) => templateFor(template).meaning(params, { board, speaker }),
    counted: ({ template, params }, speaker, board) => templateFor(template).counted(params, { board, speaker }),
    named: ({ params }, _speaker, board) => namedIn(params, board),
    naming: ({ template, params }, speaker, board) => templateFor(template).naming(params, { board, speaker }),
    sayClue: say,
    tellClue: (clue, speaker, board) => tell(clue, roles, { board, speaker }),
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

export const who = makeWho();
