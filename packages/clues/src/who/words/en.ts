// The templates in English: what a player reads, and what it is called where it can be switched off.

import { type Share, sayShare } from "../../share.ts";
import type { RoleId } from "../roles.ts";
import type { WhoParams } from "../template.ts";
import type { TemplateId, TemplateParams } from "../templates.ts";
import { are, type Voice } from "../voice.ts";
import type { WhoLabels } from "./wording.ts";

type Say<P> = (params: P, voice: Voice) => string;

interface Count {
  readonly count: number;
  readonly role: RoleId;
}

/** So many somewhere. */
const countIn =
  <P extends Count>(where: Say<P>): Say<P> =>
  (params, voice) =>
    `There ${are(params.count)} ${voice.figured(params.role, params.count)} ${where(params, voice)}.`;

interface Character {
  readonly character: string;
}

interface Line {
  readonly row?: number;
  readonly column?: number;
}

const sayLine = ({ row, column }: Line): string => (row === undefined ? `column ${column}` : `row ${row}`);

const inRegion = (words: string): Say<Count & Line> => countIn((params) => `${words} ${sayLine(params)}`);

const fromCharacter = (words: string): Say<Count & Character> =>
  countIn(({ character }, voice) => `${words} ${voice.person(character).object}`);

interface Pair {
  readonly first: string;
  readonly second: string;
}

const between: Say<Count & Pair> = countIn(({ first, second }, voice) => `between ${voice.both(first, second)}`);

const neighborsOf = ({ count, role }: Count, voice: Voice): string =>
  `${voice.one(role)} neighbor${count === 1 ? "" : "s"}`;

const neighborCount: Say<Count & Character> = (params, voice) => {
  const { subject, has } = voice.person(params.character);
  return `${subject} ${has} ${params.count === 0 ? "no" : `exactly ${params.count}`} ${neighborsOf(params, voice)}.`;
};

interface Comparison extends Pair {
  readonly role: RoleId;
}

const sameNeighbors: Say<Comparison> = ({ role, first, second }, voice) =>
  `${voice.pair(first, second)} have the same number of ${voice.one(role)} neighbors.`;

const thanNeighbors =
  (word: "more" | "fewer"): Say<Comparison> =>
  ({ role, first, second }, voice) => {
    const { subject, has } = voice.person(first);
    return `${subject} ${has} ${word} ${voice.one(role)} neighbors than ${voice.person(second).than}.`;
  };

/** "Dean is one of the 7 werewolf neighbors of Bianca", "Dean is my only werewolf neighbor". */
const oneOfNeighbors: Say<Count & Pair> = (params, voice) => {
  const [a, b] = [voice.person(params.first), voice.person(params.second)];
  const isMine = b.own === "mine";
  const owner = isMine ? "my" : "the";
  const which = params.count === 1 ? `${owner} only` : `one of ${owner} ${params.count}`;
  return `${a.subject} ${a.is} ${which} ${neighborsOf(params, voice)}${isMine ? "" : ` of ${b.object}`}.`;
};

interface Portion extends Count, Pair {
  readonly total: number;
}

/** "my villager neighbors" where these are meant, else "the villagers below Ava". */
function shareOf({ count, total, role, first }: Portion, where: string, isAround: boolean, voice: Voice): Share {
  if (isAround && voice.person(first).own === "mine") {
    return { count, total, owner: "my", one: `${voice.one(role)} neighbor`, many: `${voice.one(role)} neighbors` };
  }
  return { count, total, owner: "the", one: `${voice.one(role)} ${where}`, many: `${voice.many(role)} ${where}` };
}

const neighboring =
  (words: string): Say<Portion> =>
  (params, voice) => {
    const where = `${words} ${voice.person(params.first).object}`;
    const { text, be, isMany } = sayShare(shareOf(params, where, words === "next to", voice));
    const { own, object } = voice.person(params.second);
    return `${text} ${be} ${isMany ? "neighbors" : "a neighbor"} of ${own === "mine" ? own : object}.`;
  };

const connected: Say<Line & { readonly role: RoleId }> = (params, voice) =>
  `All ${voice.many(params.role)} in ${sayLine(params)} are connected.`;

const isRole =
  (role: RoleId): Say<Character> =>
  ({ character }, voice) => {
    const { subject, is } = voice.person(character);
    return `${subject} ${is} ${voice.aRole(role)}.`;
  };

interface Named extends Count {
  readonly total: number;
  readonly character: string;
}

const alphabetical =
  (word: "before" | "after"): Say<Named> =>
  ({ count, total, role, character }, voice) => {
    const { own, object } = voice.person(character);
    const place = `${word} ${own === "mine" ? own : object} alphabetically`;
    const whose = `whose ${total === 1 ? "name comes" : "names come"} ${place}`;
    const those = { one: `person ${whose}`, many: `people ${whose}` };
    const { text, be, isMany } = sayShare({ count, total, owner: "the", ...those });
    return `${text} ${be} ${isMany ? voice.many(role) : voice.aRole(role)}.`;
  };

const en: { readonly [Id in TemplateId]: Say<TemplateParams<Id>> } = {
  "row-count": inRegion("in"),
  "column-count": inRegion("in"),
  "above-row": inRegion("above"),
  "below-row": inRegion("below"),
  "left-of-column": inRegion("to the left of"),
  "right-of-column": inRegion("to the right of"),
  above: fromCharacter("above"),
  below: fromCharacter("below"),
  "left-of": fromCharacter("to the left of"),
  "right-of": fromCharacter("to the right of"),
  between,
  "neighbor-count": neighborCount,
  "same-neighbors": sameNeighbors,
  "more-neighbors": thanNeighbors("more"),
  "fewer-neighbors": thanNeighbors("fewer"),
  "one-of-neighbors": oneOfNeighbors,
  "left-of-neighboring": neighboring("to the left of"),
  "right-of-neighboring": neighboring("to the right of"),
  "above-neighboring": neighboring("above"),
  "below-neighboring": neighboring("below"),
  "neighbors-neighboring": neighboring("next to"),
  "connected-in-row": connected,
  "connected-in-column": connected,
  "is-villager": isRole("villager"),
  "is-werewolf": isRole("werewolf"),
  "before-alphabetically": alphabetical("before"),
  "after-alphabetically": alphabetical("after"),
};

/** The sentence of a template that may be any of them. */
export const templateSentence = (id: TemplateId): Say<WhoParams> => en[id] as unknown as Say<WhoParams>;

export const labels = {
  "row-count": "How many in a row",
  "column-count": "How many in a column",
  "above-row": "How many above a row",
  "below-row": "How many below a row",
  "left-of-column": "How many to the left of a column",
  "right-of-column": "How many to the right of a column",
  above: "How many above someone",
  below: "How many below someone",
  "left-of": "How many to the left of someone",
  "right-of": "How many to the right of someone",
  between: "How many between two people",
  "neighbor-count": "How many neighbors someone has",
  "same-neighbors": "Two people with as many neighbors of a kind",
  "more-neighbors": "Someone with more neighbors of a kind than another",
  "fewer-neighbors": "Someone with fewer neighbors of a kind than another",
  "one-of-neighbors": "One of someone’s neighbors",
  "left-of-neighboring": "Those to the left of someone who neighbor another",
  "right-of-neighboring": "Those to the right of someone who neighbor another",
  "above-neighboring": "Those above someone who neighbor another",
  "below-neighboring": "Those below someone who neighbor another",
  "neighbors-neighboring": "Someone’s neighbors who neighbor another",
  "connected-in-row": "A connected group in a row",
  "connected-in-column": "A connected group in a column",
  "is-villager": "Someone is of the ordinary kind",
  "is-werewolf": "Someone is of the hidden kind",
  "before-alphabetically": "Those whose names come earlier in the alphabet",
  "after-alphabetically": "Those whose names come later in the alphabet",
} satisfies WhoLabels;
