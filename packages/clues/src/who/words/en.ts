// The templates in English: what a player reads, how it is told, and what a template is called where it can be switched off.

import { type Share, sayShare } from "../../share.ts";
import type { RoleId } from "../roles.ts";
import type { WhoParams } from "../template.ts";
import type { TemplateId, TemplateParams } from "../templates.ts";
import { are, exactlySo, numberWord, portion, type Voice, verb } from "../voice.ts";
import type { WhoLabels } from "./wording.ts";

type Say<P> = (params: P, voice: Voice) => string;

interface TemplateWords<P> {
  /** What a player reads: a whole sentence, in the first person where the speaker is meant. */
  readonly sentence: Say<P>;
  /** At least three ways of telling it, each a clause that an opening can stand before; every parameter can be heard in it. */
  readonly voices: readonly Say<P>[];
}

interface Count {
  readonly count: number;
  readonly role: RoleId;
}

/** So many somewhere; `tellings` are the clauses of a story, given how many and where. */
const countIn = <P extends Count>(
  where: Say<P>,
  tellings: readonly ((params: P, there: string, voice: Voice) => string)[],
): TemplateWords<P> => ({
  sentence: (params, voice) =>
    `There ${are(params.count)} ${voice.figured(params.role, params.count)} ${where(params, voice)}.`,
  voices: tellings.map((tell) => (params, voice) => tell(params, where(params, voice), voice)),
});

const thereAre = ({ count, role }: Count, there: string, voice: Voice): string =>
  `there ${are(count)} ${voice.counted(role, count)} ${there}`;

const theyDo =
  (what: string) =>
  ({ count, role }: Count, there: string, voice: Voice): string =>
    `${voice.counted(role, count)} ${verb(what, count)} ${there}`;

interface Character {
  readonly character: string;
}

interface Line {
  readonly row?: number;
  readonly column?: number;
}

const sayLine = ({ row, column }: Line): string => (row === undefined ? `column ${column}` : `row ${row}`);

const inRegion = (words: string): TemplateWords<Count & Line> =>
  countIn<Count & Line>(
    (params) => `${words} ${sayLine(params)}`,
    [
      thereAre,
      theyDo("sleep"),
      ({ count, role }, there, voice) => `you will find ${voice.counted(role, count)} ${there}`,
    ],
  );

const fromCharacter = (words: string): TemplateWords<Count & Character> =>
  countIn<Count & Character>(
    ({ character }, voice) => `${words} ${voice.person(character).object}`,
    [
      thereAre,
      theyDo("live"),
      ({ count, role }, there, voice) => `whoever looks will see ${voice.counted(role, count)} ${there}`,
    ],
  );

interface Pair {
  readonly first: string;
  readonly second: string;
}

const between = countIn<Count & Pair>(
  ({ first, second }, voice) => `between ${voice.both(first, second)}`,
  [({ count, role }, there, voice) => `${there} you will meet ${voice.counted(role, count)}`, theyDo("live"), thereAre],
);

const neighborsOf = ({ count, role }: Count, voice: Voice): string =>
  `${voice.one(role)} neighbor${count === 1 ? "" : "s"}`;

const neighborCount: TemplateWords<Count & Character> = {
  sentence: (params, voice) => {
    const { subject, has } = voice.person(params.character);
    return `${subject} ${has} ${params.count === 0 ? "no" : `exactly ${params.count}`} ${neighborsOf(params, voice)}.`;
  },
  voices: [
    ({ count, role, character }, voice) =>
      `of all who live next to ${voice.person(character).object}, ${exactlySo(count)} ${voice.areRole(role, count)}`,
    (params, voice) => {
      const { subject, has } = voice.person(params.character);
      return `${subject} ${has} ${params.count === 0 ? "no" : exactlySo(params.count)} ${neighborsOf(params, voice)}`;
    },
    ({ count, role, character }, voice) =>
      `next to ${voice.person(character).object} you will find ${voice.counted(role, count)}`,
  ],
};

interface Comparison extends Pair {
  readonly role: RoleId;
}

const saySame: Say<Comparison> = ({ role, first, second }, voice) =>
  `${voice.pair(first, second)} have the same number of ${voice.one(role)} neighbors`;

const sameNeighbors: TemplateWords<Comparison> = {
  sentence: (params, voice) => `${saySame(params, voice)}.`,
  voices: [
    saySame,
    ({ role, first, second }, voice) =>
      `there are as many ${voice.many(role)} next to ${voice.person(first).object} as next to ${voice.person(second).object}`,
    ({ role, first, second }, voice) =>
      `${voice.pair(first, second)} are equal, with not one ${voice.one(role)} neighbor more or fewer`,
  ],
};

function thanNeighbors(word: "more" | "fewer"): TemplateWords<Comparison> {
  const say: Say<Comparison> = ({ role, first, second }, voice) => {
    const { subject, has } = voice.person(first);
    return `${subject} ${has} ${word} ${voice.one(role)} neighbors than ${voice.person(second).than}`;
  };
  return {
    sentence: (params, voice) => `${say(params, voice)}.`,
    voices: [
      say,
      ({ role, first, second }, voice) =>
        `there are ${word} ${voice.many(role)} next to ${voice.person(first).object} than next to ${voice.person(second).object}`,
      ({ role, first, second }, voice) =>
        `next to ${voice.person(first).object} live ${word} ${voice.many(role)} than next to ${voice.person(second).object}`,
    ],
  };
}

/** "Dean is one of the 7 werewolf neighbors of Bianca", "Dean is my only werewolf neighbor". */
const sayWhich =
  (number: (count: number) => string): Say<Count & Pair> =>
  (params, voice) => {
    const [a, b] = [voice.person(params.first), voice.person(params.second)];
    const isMine = b.own === "mine";
    const owner = isMine ? "my" : "the";
    const which = params.count === 1 ? `${owner} only` : `one of ${owner} ${number(params.count)}`;
    const of = isMine ? "" : ` of ${b.object}`;
    return `${a.subject} ${a.is} ${which} ${neighborsOf(params, voice)}${of}`;
  };

const oneOfNeighbors: TemplateWords<Count & Pair> = {
  sentence: (params, voice) => `${sayWhich(String)(params, voice)}.`,
  voices: [
    (params, voice) => {
      const [a, b] = [voice.person(params.first), voice.person(params.second)];
      const owner = `${b.subject} ${b.has} exactly ${numberWord(params.count)} ${neighborsOf(params, voice)}`;
      return params.count === 1
        ? `${owner}, and that is ${a.object}`
        : `${owner}, and ${a.subject} ${a.is} one of them`;
    },
    sayWhich(numberWord),
    ({ count, role, first, second }, voice) => {
      const [a, b] = [voice.person(first), voice.person(second)];
      const start = `next to ${b.object} ${verb("live", count)} exactly ${numberWord(count)} ${voice.noun(role, count)}`;
      return count === 1 ? `${start}, and that is ${a.object}` : `${start}, and ${a.subject} ${a.is} among them`;
    },
  ],
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

/** "of the three werewolves below Ava, exactly two live next to Joy". */
function sayPortion({ count, total, role, second }: Portion, where: string, voice: Voice): string {
  const near = `next to ${voice.person(second).object}`;
  if (total === 1) return `the only ${voice.one(role)} ${where} ${count === 1 ? "lives" : "does not live"} ${near}`;
  return `of the ${numberWord(total)} ${voice.many(role)} ${where}, ${portion(count, total)} ${verb("live", count)} ${near}`;
}

const sayTotal: Say<Portion> = ({ total, role }, voice) => `exactly ${numberWord(total)} ${voice.noun(role, total)}`;

function sayNeighbors({ count, total, second }: Portion, voice: Voice): string {
  const { own, object } = voice.person(second);
  const of = `of ${own === "mine" ? own : object}`;
  if (total === 1) return `that one ${count === 1 ? "is" : "is not"} a neighbor ${of}`;
  return `${portion(count, total)} of them ${count === 1 ? "is a neighbor" : "are neighbors"} ${of}`;
}

function sayHouses({ count, total, second }: Portion, voice: Voice): string {
  const beside = `beside ${voice.person(second).object}`;
  if (total === 1) return `that one ${count === 1 ? "lives" : "does not live"} ${beside}`;
  return `${portion(count, total)} of those ${verb("live", count)} ${beside}`;
}

function neighboring(words: string): TemplateWords<Portion> {
  const where: Say<Portion> = ({ first }, voice) => `${words} ${voice.person(first).object}`;
  return {
    sentence: (params, voice) => {
      const { text, be, isMany } = sayShare(shareOf(params, where(params, voice), words === "next to", voice));
      const { own, object } = voice.person(params.second);
      return `${text} ${be} ${isMany ? "neighbors" : "a neighbor"} of ${own === "mine" ? own : object}.`;
    },
    voices: [
      (params, voice) => sayPortion(params, where(params, voice), voice),
      (params, voice) =>
        `there ${params.total === 1 ? "is" : "are"} ${sayTotal(params, voice)} ${where(params, voice)}, and ${sayNeighbors(params, voice)}`,
      (params, voice) =>
        `${sayTotal(params, voice)} ${verb("live", params.total)} ${where(params, voice)}, and ${sayHouses(params, voice)}`,
    ],
  };
}

const connected: TemplateWords<Line & { readonly role: RoleId }> = {
  sentence: (params, voice) => `All ${voice.many(params.role)} in ${sayLine(params)} are connected.`,
  voices: [
    (params, voice) => `all ${voice.many(params.role)} in ${sayLine(params)} stand shoulder to shoulder, without a gap`,
    (params, voice) =>
      `the ${voice.many(params.role)} of ${sayLine(params)} keep together, and nobody else stands between any two of them`,
    (params, voice) => `all ${voice.many(params.role)} in ${sayLine(params)} form one unbroken chain`,
  ],
};

function isRole(role: RoleId): TemplateWords<Character> {
  const say: Say<Character> = ({ character }, voice) => {
    const { subject, is } = voice.person(character);
    return `${subject} ${is} ${voice.aRole(role)}`;
  };
  return {
    sentence: (params, voice) => `${say(params, voice)}.`,
    voices: [
      say,
      (params, voice) => `${say(params, voice)}, whatever anyone says`,
      (params, voice) => `${say(params, voice)} and nothing else`,
    ],
  };
}

interface Named extends Count {
  readonly total: number;
  readonly character: string;
}

const people = ({ total }: Named): string => `${numberWord(total)} ${total === 1 ? "person" : "people"}`;

const counted: Say<Named> = ({ count, total, role }, voice) =>
  `${total === 1 ? "that one" : portion(count, total)} ${voice.areRole(role, count)}`;

function alphabetical(word: "before" | "after"): TemplateWords<Named> {
  /** "before mine alphabetically". */
  const place: Say<Named> = ({ character }, voice) => {
    const { own, object } = voice.person(character);
    return `${word} ${own === "mine" ? own : object} alphabetically`;
  };
  const whose: Say<Named> = (params, voice) =>
    `whose ${params.total === 1 ? "name comes" : "names come"} ${place(params, voice)}`;
  return {
    sentence: (params, voice) => {
      const { count, total, role } = params;
      const those = { one: `person ${whose(params, voice)}`, many: `people ${whose(params, voice)}` };
      const { text, be, isMany } = sayShare({ count, total, owner: "the", ...those });
      return `${text} ${be} ${isMany ? voice.many(role) : voice.aRole(role)}.`;
    },
    voices: [
      (params, voice) =>
        params.total === 1
          ? `the one person ${whose(params, voice)} ${voice.areRole(params.role, 1)}`
          : `of the ${numberWord(params.total)} people ${whose(params, voice)}, ${counted(params, voice)}`,
      (params, voice) =>
        `there ${params.total === 1 ? "is" : "are"} ${people(params)} ${whose(params, voice)}, and ${counted(params, voice)}`,
      (params, voice) => {
        const have = params.total === 1 ? "has a name that comes" : "have names that come";
        const among = params.count < params.total ? "of these " : "";
        return `exactly ${people(params)} ${have} ${place(params, voice)}, and ${among}${counted(params, voice)}`;
      },
    ],
  };
}

const en: { readonly [Id in TemplateId]: TemplateWords<TemplateParams<Id>> } = {
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

/** The words of a template that may be any of them. */
export const templateWords = (id: TemplateId): TemplateWords<WhoParams> =>
  en[id] as unknown as TemplateWords<WhoParams>;

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
